"""A match on the screen: the table, its panels and its results.

The panels stand beside the table in a wide window and slide over it in a narrow one.
"""

from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPropertyAnimation, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from sticheln_desktop.gui.appearance import Appearance
from sticheln_desktop.gui.match_page import MatchPage
from sticheln_desktop.gui.models.hand import Order
from sticheln_desktop.gui.pages.terms import terms
from sticheln_desktop.gui.sheet import Sheet
from sticheln_desktop.gui.sidebar import Sidebar
from sticheln_desktop.gui.texts import Cast
from sticheln_desktop.play.session import Session
from sticheln_desktop.rules.view import View

TABLE_NEEDS: Final = 912
"""The width a table keeps beside docked panels; where it would be less, they slide over it."""
_SLIDE: Final = 180


class Stage(QWidget):
    """Everything of one match below the bar; `docked_wanted` is what a wide window shows."""

    changed = Signal(object, object)
    rematch = Signal()
    left = Signal()
    panels_moved = Signal()

    def __init__(self, session: Session, page: MatchPage, appearance: Appearance) -> None:
        super().__init__()
        self._session, self._appearance = session, appearance
        self.page, self.sidebar = page, Sidebar(appearance.look)
        self.docked_wanted = appearance.prefs.shows_panels
        self._docked = True
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(page, 1)
        self._row.addWidget(self.sidebar)
        self.setFocusProxy(page)
        self.sidebar.setVisible(self.docked_wanted)
        self.sidebar.installEventFilter(self)
        self._slide = QPropertyAnimation(self.sidebar, b"pos", self)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._sheet = Sheet(page)
        self._attend(self._sheet)
        self.restyle(appearance)

    def _attend(self, sheet: Sheet) -> None:
        """Panels and results follow what the table shows."""
        page = self.page
        page.resized.connect(sheet.fit)
        page.changed.connect(self._follow)
        page.curtained.connect(self._cover)
        page.said.connect(self.sidebar.in_words.say)
        self.sidebar.in_words.pressed.connect(page.press)
        page.changed.connect(sheet.clear)
        page.round_over.connect(lambda view: sheet.show_round(view, self.cast, self._appearance.look))
        page.match_over.connect(lambda view: sheet.show_end(view, self.cast, self._appearance.look))
        sheet.next_round.connect(self._session.deal_on)
        sheet.next_round.connect(page.setFocus)
        sheet.rematch.connect(self.rematch)
        sheet.new_match.connect(self.left)

    def _follow(self, view: View) -> None:
        self.sidebar.present(view, self.cast)
        self.changed.emit(view, self.cast)

    @property
    def cast(self) -> Cast:
        """Who sits where, and who is spoken to."""
        return self.page.cast

    def restyle(self, appearance: Appearance) -> None:
        """Follow the preferences."""
        self._appearance = appearance
        self._sheet.tempo = appearance.tempo
        prefs = appearance.prefs
        self.page.restyle(appearance.theme, appearance.face, appearance.tempo)
        self.page.set_text_scale(appearance.scale)
        self.page.sort_hand(prefs.hand_sort == "value")
        self.sidebar.in_words.sort_by(Order(prefs.hand_sort))
        self.sidebar.set_look(appearance.look)
        agreed = terms(self._session.match)
        self.sidebar.allow_cards(prefs.allows_cards_seen and agreed.allows_cards_seen)

    def _cover(self, is_down: bool) -> None:
        """Behind the curtain there are no panels either."""
        self.sidebar.setVisible(not is_down and self._docked and self.docked_wanted)

    # Where the panels are

    @property
    def is_docked(self) -> bool:
        """Whether the panels stand beside the table."""
        return self._docked

    @property
    def shows_panels(self) -> bool:
        """Whether the panels can be seen."""
        return self.sidebar.isVisibleTo(self)

    def toggle_panels(self) -> None:
        """Show or hide the panels; over the table they slide in."""
        shows = not self.shows_panels
        self.sidebar.setVisible(shows)
        if self._docked:
            self.docked_wanted = shows
        elif shows:
            self._slide_in()
        if not shows:
            self.page.setFocus()
        self.panels_moved.emit()

    def _slide_in(self) -> None:
        self._place()
        goal = self.sidebar.pos()
        self._slide.stop()
        tempo = self._appearance.tempo
        self._slide.setDuration(round(_SLIDE * tempo.factor) if tempo.moves else 0)
        self._slide.setStartValue(QPoint(self.width(), goal.y()))
        self._slide.setEndValue(goal)
        self._slide.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Dock the panels where there is room, and let go of them where there is none."""
        super().resizeEvent(event)
        self._choose_place()
        if not self._docked:
            self._slide.stop()
            self._place()

    def _choose_place(self) -> None:
        docked = self.width() - self.sidebar.width() >= TABLE_NEEDS
        if docked != self._docked:
            self._move(docked)

    def _move(self, docked: bool) -> None:
        """A narrow window begins with a free table; panels open over it become docked ones."""
        self._docked = docked
        if docked:
            self._slide.stop()
            self._row.addWidget(self.sidebar)
            self.docked_wanted = self.docked_wanted or self.shows_panels
            self.sidebar.setVisible(self.docked_wanted)
        else:
            self._row.removeWidget(self.sidebar)
            self.sidebar.hide()
        self.panels_moved.emit()

    def _place(self) -> None:
        wide = self.sidebar.width()
        self.sidebar.setGeometry(self.width() - wide, 0, wide, self.height())
        self.sidebar.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """With a larger text the panels are wider."""
        if event.type() is QEvent.Type.Resize:
            self._choose_place()
            if not self._docked and self._slide.state() is not QPropertyAnimation.State.Running:
                self._place()
        return super().eventFilter(watched, event)
