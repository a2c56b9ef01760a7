import pytest
from PySide6.QtCore import QSize

from inspector.ui.app import APP_ID
from inspector.ui.app_icon import SIZES, app_icon


@pytest.mark.parametrize("size", SIZES)
def test_every_size_is_drawn_for_itself(qapp, size):
    pixmap = app_icon(APP_ID).pixmap(QSize(size, size), 1.0)
    assert (pixmap.width(), pixmap.height()) == (size, size)
    image = pixmap.toImage()
    assert image.pixelColor(size // 2, size // 8).blue() > 128
    assert image.pixelColor(0, 0).alpha() == 0


def test_the_window_bears_it_once_it_is_there(qapp, qtbot):
    from inspector.ui.app import _fill, assembled  # noqa: PLC0415
    from inspector.ui.start_options import Options  # noqa: PLC0415

    window = assembled(qapp, Options())
    qtbot.addWidget(window)
    assert window.windowIcon().isNull()
    _fill(window, Options())
    assert not window.windowIcon().isNull()
    window.workbench.runner.shut_down()
