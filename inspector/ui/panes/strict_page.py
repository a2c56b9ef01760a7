"""The tab about the strict subset: how far the schema is from it, and every fault."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from inspector.ui.models.card_list import CardList
from inspector.ui.models.fault_words import (
    evidence_text,
    fault_card,
    profile_title,
    strict_standing,
)
from inspector.ui.panes.copy_menu import offer_copies, put_on_clipboard
from inspector.ui.widgets.card_view import CardView
from inspector.ui.widgets.drop_down import DropDown
from inspector.ui.widgets.marked_sentence import MarkedSentence

if TYPE_CHECKING:
    from inspector.core.tools.strict.fault import SchemaFault
    from inspector.ui.models.schema_study import SchemaStudy
    from inspector.ui.models.violation_words import Card
    from inspector.ui.theme import Theme

_GAP = 4
_LEAST_LIST = 62


class StrictPage(QWidget):
    """Shows the strict side of a `SchemaStudy`.

    Signals:
        place_chosen: (`Span` of the tool's document) to be shown in the schema.
        profile_wished: (str) the name of another profile.
    """

    place_chosen = Signal(object)
    profile_wished = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._study: SchemaStudy | None = None
        self._language = "en"
        self.standing = MarkedSentence()
        self.profile = DropDown()
        self.faults = CardList(self._card)
        self.list = self.listed = CardView(self.faults)
        self.list.setMinimumHeight(_LEAST_LIST)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        for part in (self.standing, self.profile):
            column.addWidget(part)
        column.addWidget(self.list, 1)
        column.addStretch(0)
        self.profile.menu().aboutToShow.connect(self._fill_profiles)
        self.list.card_chosen.connect(self._choose)
        self.list.copy_wished.connect(self._copy)
        self.list.menu_wished.connect(self._offer)

    def show_study(self, study: SchemaStudy | None) -> None:
        """Show another study; None while it is awaited."""
        self._study = study
        faults = study.strict.faults if study else ()
        self.list.refill(lambda: self.faults.show(faults))
        self.list.setVisible(bool(faults))
        self._tell()

    def retranslate(self, language: str) -> None:
        """Write every word anew."""
        self._language = language
        self.faults.word_anew()
        self.list.setAccessibleName(self.tr("Faults of the schema"))
        self._tell()

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        self.standing.set_theme(theme)
        self.list.set_theme(theme)

    def list_height(self, most: int) -> int:
        """What the list asks for beyond what stands above it."""
        if self.list.isHidden():
            return 0
        return max(self.list.rows_height(max(most, 0)) + 2, _LEAST_LIST)

    def _tell(self) -> None:
        study = self._study
        self.profile.setVisible(study is not None)
        if study is None:
            self.standing.show_state("", self.tr("The schema is being looked at …"))
            return
        self.standing.show_state(*strict_standing(study))
        title = profile_title(study.strict.profile, self._language)
        hint = self.tr("Whose strict mode, and of which day")
        self.profile.set_label(title, hint)

    def _card(self, fault: SchemaFault) -> Card:
        study = cast("SchemaStudy", self._study)
        return fault_card(fault, study.strict.profile, self._language)

    @Slot(int)
    def _choose(self, number: int) -> None:
        self.place_chosen.emit(cast("SchemaFault", self.faults.things[number]).span)

    @Slot(int)
    def _copy(self, number: int) -> None:
        put_on_clipboard(self.faults.card(number).message)

    @Slot(int, QPoint)
    def _offer(self, number: int, place: QPoint) -> None:
        offer_copies(self, self.copies(number), place)

    def copies(self, number: int) -> list[tuple[str, str]]:
        """What of a fault can be copied."""
        fault = cast("SchemaFault", self.faults.things[number])
        study = cast("SchemaStudy", self._study)
        return [
            (self.tr("Copy message"), self.faults.card(number).message),
            (self.tr("Copy place in the schema"), fault.pointer),
            (self.tr("Copy evidence"), evidence_text(fault, study.strict.profile)),
        ]

    @Slot()
    def _fill_profiles(self) -> None:
        from inspector.core.tools.strict.strict_profile import (  # noqa: PLC0415
            load_profile,
            profile_names,
        )

        menu = self.profile.menu()
        menu.clear()
        shown = self._study.strict.profile.name if self._study else ""
        for name in profile_names():
            title = profile_title(load_profile(name), self._language)
            action = menu.addAction(title.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(name == shown)
            action.triggered.connect(
                lambda _=False, name=name: self.profile_wished.emit(name)
            )
