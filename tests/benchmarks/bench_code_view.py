"""What the code view costs: layout, painting, scrolling, typing, resizing.

Run it by itself: ``python tests/benchmarks/bench_code_view.py``. Each line gives the
median and the 95th percentile in milliseconds, the goal for the latter, and the ratio
of the two.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from inspector.core.source.json_tokens import tokenize
from inspector.core.source.span import Span
from inspector.ui.theme import theme_named
from inspector.ui.widgets.code_model import Mark
from inspector.ui.widgets.code_view import CodeView
from inspector.ui.widgets.text_folds import Fold
from inspector.ui.widgets.text_rows import TextRows

PRETTY_LINE = '  {"id": "fc_009", "n": 12.5, "name": "get_latest_sales_report"},\n'
KOREAN_LINE = '  {"이름": "최근 판매 보고서를 가져오는 함수", "값": "대한민국 서울"},\n'
MEGABYTE = 1_000_000


def timed(work):
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def show(name, figures, goal):
    figures = sorted(figures)
    high = figures[min(len(figures) - 1, int(len(figures) * 0.95))]
    middle = statistics.median(figures)
    verdict = "ok" if high <= goal else "OVER"
    print(
        f"{name:<52}{middle:9.2f}{high:9.2f}  goal {goal:5.0f}"
        f"{high / goal:7.2f}  {verdict}"
    )


def a_view(text):
    view = CodeView(theme_named("light"))
    view.resize(1440, 900)
    view.set_text(text)
    view.set_tokens(tokenize(text[:MEGABYTE]))
    view.show()
    drain()
    return view


def drain():
    for _ in range(50):
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def settle_idle(view):
    while view._idle.isActive():
        view._take_turn()


def painted(view, image):
    return timed(lambda: view.viewport().render(image))


def scrolled(view, image, steps, step):
    bar, figures = view.verticalScrollBar(), []
    for number in range(steps):
        target = (number * step) % max(bar.maximum(), 1)
        figures.append(timed(lambda t=target: bar.setValue(t)) + painted(view, image))
    return figures


def laid_out(text):
    rows = TextRows()
    rows.reset(text, ())
    return timed(lambda: [rows.row_of(len(text)), *iter(rows.advance, False)])


def bench_layout():
    show("lay out 1 MB single line", [laid_out("x" * MEGABYTE) for _ in range(9)], 30)
    show(
        "lay out 6 MB single line",
        [laid_out("x" * 6 * MEGABYTE) for _ in range(5)],
        180,
    )
    rows = TextRows()
    for name, line in (("ASCII", PRETTY_LINE), ("Korean", KOREAN_LINE)):
        text = line * (6 * MEGABYTE // len(line))
        rows.reset(text, ())
        turns = []
        while True:
            before = time.perf_counter()
            if not rows.advance():
                break
            turns.append((time.perf_counter() - before) * 1000)
        show(f"lay out one block of 6 MB pretty, {name}", turns, 8)
        print(f"{'':<52}{sum(turns):9.0f} ms in {len(turns)} turns")


def bench_painting(image):
    for name, line in (("ASCII", PRETTY_LINE), ("Korean", KOREAN_LINE)):
        view = a_view(line * 15_000)
        view.set_marks([Mark(Span(n * 60, n * 60 + 9), "block") for n in range(500)])
        view.set_regions([Span(10, 400)])
        show(f"paint a screen, {name}", [painted(view, image) for _ in range(60)], 8)
        view.close()


def bench_scrolling(image):
    head, long = PRETTY_LINE * 7_500, "QUJD" * 1_250_000
    text = f'[\n{head}  "{long}",\n{head}  0]\n'
    start = text.index(long[:20])
    view = a_view(text)
    fold = Fold(Span(start, start + len(long)), "… 5.0 MB")
    view.set_folds([fold])
    settle_idle(view)
    show("scroll 6 MB, 5 MB folded, by rows", scrolled(view, image, 150, 60), 16)
    show("scroll 6 MB, 5 MB folded, by jumps", scrolled(view, image, 150, 7_919), 16)
    show("open the fold", [timed(lambda: view.open_fold(fold))], 50)
    show(
        "first jumps while it is being laid out", scrolled(view, image, 20, 99_991), 50
    )
    settle_idle(view)
    show("scroll 6 MB, 5 MB opened, by rows", scrolled(view, image, 150, 60), 16)
    show("scroll 6 MB, 5 MB opened, by jumps", scrolled(view, image, 150, 99_991), 16)
    view.select(Span(len(text) - 3, len(text) - 3))
    widths = range(1400, 900, -25)
    show(
        "resize 6 MB at its end",
        [timed(lambda w=w: view.resize(w, 900)) for w in widths],
        50,
    )
    show("close the fold", [timed(lambda: view.close_fold(fold))], 50)
    view.close()


def bench_typing(image):
    texts = {
        "1 MB pretty": PRETTY_LINE * 15_000,
        "1 MB single line": '"' + "x" * MEGABYTE + '"',
        "1 MB Korean": KOREAN_LINE * 20_000,
        "6 MB pretty": PRETTY_LINE * 90_000,
    }
    for name, text in texts.items():
        view = a_view(text)
        settle_idle(view)
        for where, place in (("start", 10), ("middle", len(text) // 2)):
            view.select(Span(place, place))
            strokes = []
            for letter in "abcdefghij" * 4:
                stroke = timed(lambda v=view, c=letter: v.type_text(c))
                strokes.append(stroke + painted(view, image))
            show(f"type and paint, {name}, {where}", strokes, 16)
        show(f"undo a run, {name}", [timed(view.undo)], 16)
        view.close()


def main():
    app = QApplication.instance() or QApplication([])
    image = QImage(1440, 900, QImage.Format.Format_ARGB32_Premultiplied)
    print(f"{'':<52}{'median':>9}{'p95':>9}")
    bench_layout()
    bench_painting(image)
    bench_scrolling(image)
    bench_typing(image)
    view = a_view("")
    large = PRETTY_LINE * 90_000
    show(
        "set a text of 6 MB",
        [timed(lambda: view.set_text(large)) for _ in range(9)],
        50,
    )
    app.processEvents()


if __name__ == "__main__":
    main()
