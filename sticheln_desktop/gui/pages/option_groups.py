"""The right half of the new-match page: house settings, edition, and what else a match may be."""

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QCheckBox, QFrame, QLabel, QLineEdit, QSpinBox

from sticheln_desktop.gui.texts import new_match as match_words
from sticheln_desktop.rules.settings import (
    EDITIONS,
    LONGEST_MATCH,
    SETTING_VALUES,
    Dealer,
    Family,
    Undealt,
)

from .controls import Segments, Value, heading, labelled, secondary
from .layouts import in_column
from .plan import MatchPlan, preset

_EDITION_OPTIONS: dict[str, tuple[Value, ...]] = {"undealt": tuple(Undealt), "dealer": tuple(Dealer)}


class _Plate(QFrame):
    """A raised plate with a heading."""

    changed = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setProperty("plate", True)
        self.column = in_column(12, self)
        self.column.setContentsMargins(18, 14, 18, 16)
        self.column.addWidget(heading(match_words.heading(name)))


class _Choice(Segments):
    """The values of one setting, and the line that explains the chosen one."""

    def __init__(self, name: str, values: tuple[Value, ...]) -> None:
        super().__init__(
            [(value, match_words.value(name, value)) for value in values], match_words.choice(name)
        )
        self._name = name
        self.explanation: QLabel = secondary()
        self.chosen.connect(lambda _: self.explain())

    def choose(self, chosen: Value | None) -> None:
        super().choose(chosen)
        self.explain()

    def explain(self) -> None:
        """Say what the chosen value means."""
        value = self.value()
        self.explanation.setText("" if value is None else match_words.explanation(self._name, value))


class HouseGroup(_Plate):
    """The five settings of a house mix."""

    def __init__(self, plan: MatchPlan) -> None:
        super().__init__("house")
        settings = {**preset(plan.game).settings, **plan.house}
        self.choices: dict[str, _Choice] = {}
        for name, values in SETTING_VALUES.items():
            choice = self.choices[name] = _Choice(name, values)
            choice.choose(settings[name])
            choice.chosen.connect(self.changed)
            self.column.addLayout(labelled(match_words.choice(name), choice, choice.explanation))

    def settings(self) -> dict[str, Value]:
        """The mix as it is set."""
        chosen = {name: choice.value() for name, choice in self.choices.items()}
        return {name: value for name, value in chosen.items() if value is not None}


class EditionGroup(_Plate):
    """Three editions as presets of two options."""

    def __init__(self, plan: MatchPlan) -> None:
        super().__init__("edition")
        names = [(name, match_words.value("edition", name)) for name in EDITIONS]
        self.edition = Segments(names, match_words.choice("edition"))
        self.edition.chosen.connect(self._preset)
        self.column.addLayout(labelled(match_words.choice("edition"), self.edition))
        self.choices = {name: _Choice(name, values) for name, values in _EDITION_OPTIONS.items()}
        for name, choice in self.choices.items():
            choice.choose(getattr(plan, name))
            choice.chosen.connect(self._option_chosen)
            self.column.addLayout(labelled(match_words.choice(name), choice, choice.explanation))
        self._mark()

    def options(self) -> tuple[Undealt, Dealer]:
        """Both options as they are set."""
        undealt, dealer = (self.choices[name].value() for name in _EDITION_OPTIONS)
        return Undealt(str(undealt)), Dealer(str(dealer))

    def _preset(self, edition: Value) -> None:
        for choice, value in zip(self.choices.values(), EDITIONS[str(edition)], strict=True):
            choice.choose(value)
        self.changed.emit()

    def _option_chosen(self) -> None:
        self._mark()
        self.changed.emit()

    def _mark(self) -> None:
        options = self.options()
        self.edition.choose(next((name for name, preset in EDITIONS.items() if preset == options), None))


def _check_box(text: str, checked: bool) -> QCheckBox:
    made = QCheckBox(text)
    made.setChecked(checked)
    return made


class MatchGroup(_Plate):
    """Rounds, aids and seed."""

    def __init__(self, plan: MatchPlan) -> None:
        super().__init__("match")
        fixed = preset(plan.game).family is Family.STICHLING
        self.length = QSpinBox(minimum=1, maximum=LONGEST_MATCH, value=plan.length)
        self.length.setEnabled(not fixed)
        self.length.valueChanged.connect(self.changed)
        reason = secondary(match_words.fixed_length()) if fixed else None
        self.undo = _check_box(match_words.allow_undo(), plan.allows_undo)
        self.cards_seen = _check_box(match_words.allow_cards_seen(), plan.allows_cards_seen)
        self.seed = QLineEdit("" if plan.seed is None else str(plan.seed))
        self.seed.setPlaceholderText(match_words.seed_hint())
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression(r"-?\d{0,18}"), self.seed))
        self.seed.textChanged.connect(self.changed)
        self.pace = Segments(
            [(pace, match_words.value("pace", pace)) for pace in ("off", "fast", "normal", "slow")],
            match_words.choice("pace"),
        )
        self.column.addLayout(labelled(match_words.choice("length"), self.length, reason))
        self.column.addLayout(labelled(match_words.choice("pace"), self.pace))
        aids = in_column(0)
        for box in (self.undo, self.cards_seen):
            box.toggled.connect(self.changed)
            aids.addWidget(box)
        self.column.addLayout(aids)
        explanation = secondary(match_words.seed_explanation())
        self.column.addLayout(labelled(match_words.choice("seed"), self.seed, explanation))

    def chosen_seed(self) -> int | None:
        """The seed; None leaves it to the draw."""
        text = self.seed.text()
        return int(text) if text.strip("-") else None
