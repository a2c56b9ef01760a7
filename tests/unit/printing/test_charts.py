"""The charts of a page as pictures."""

from __future__ import annotations

import base64
import re
from xml.etree import ElementTree

from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument

from inspector.core.report.html_writer import write_html
from inspector.printing.charts import Chart
from inspector.printing.paper import for_paper
from summaries import a_summary_report

PAGE = "".join(write_html(a_summary_report(), "en"))


def drawn(image: str) -> ElementTree.Element:
    """The picture in an ``img`` element."""
    data = re.search(r'src="data:image/svg\+xml;base64,([^"]+)"', image)[1]
    return ElementTree.fromstring(base64.b64decode(data))


def a_chart() -> Chart:
    chart = Chart(
        {"width": "184", "height": "34", "viewbox": "-2 0 184 34", "aria-label": "<1 %"}
    )
    chart.add(
        "rect", {"class": "old", "x": "0", "y": "3", "width": "9", "height": "11"}
    )
    chart.add("rect", {"class": "new", "x": "0", "y": "20", "width": "5"})
    return chart


def test_each_shape_has_the_look_of_its_class_in_print():
    old, new = drawn(a_chart().image)
    assert (old.get("fill"), new.get("fill")) == ("none", "#174a96")
    assert (old.get("width"), new.get("width")) == ("9", "5")


def test_a_picture_says_its_numbers_too():
    assert 'alt="&lt;1 %"' in a_chart().image


def test_every_chart_of_a_page_is_on_paper():
    images = re.findall(r"<img [^>]+>", for_paper(PAGE))
    assert len(images) == PAGE.count('<svg class="chart"') > 10
    for image in images:
        assert drawn(image).get("viewBox")


def test_qt_can_draw_it(qapp):
    source = re.search(r'src="([^"]+)"', a_chart().image)[1]
    kind = QTextDocument.ResourceType.ImageResource
    picture = QTextDocument().resource(kind, QUrl(source))
    assert picture is not None
    assert not picture.isNull()


def test_what_a_share_is_of_stands_on_a_line_of_its_own():
    assert "Arguments that parse<div" in for_paper(PAGE)
