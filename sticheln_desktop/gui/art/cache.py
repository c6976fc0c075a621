"""Pictures on demand: painted in the background, shown as a sketch until then, kept while there is room."""

from collections import OrderedDict, deque
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QTimer, Signal, Slot
from PySide6.QtGui import QPixmap

from .drawings import drawing, sketch
from .render import Raster, render
from .specs import ArtSpec, CardBack, CardFace

DEFAULT_LIMIT: Final = 256 * 1024 * 1024
_THREADS: Final = 2
_ROUND_MS: Final = 8
_BYTES_PER_PIXEL: Final = 4


class Picture(NamedTuple):
    """A pixmap and where in it the object's centre lies, in logical pixels from its top left corner.

    Shadow, ring and badge reach beyond the object, so draw at `place - centre`, or give a pixmap item
    the offset `-centre`; either way the object stands centred on the place and may be turned there.
    """

    pixmap: QPixmap
    centre: QPointF


def _paint(spec: ArtSpec, letter_box: deque[tuple[ArtSpec, Raster]]) -> None:
    """Paint one picture and put it into a letter box, touching no Qt object of the GUI thread."""
    letter_box.append((spec, render(drawing(spec))))


@cache
def _painters() -> ThreadPoolExecutor:
    # Qt's own pool deletes its jobs behind Python's back, which once in a long while crashes.
    return ThreadPoolExecutor(_THREADS, thread_name_prefix="painter")


class ArtCache(QObject):
    """Pictures by spec; `ready` tells on the GUI thread that a spec's true picture can be had now."""

    ready = Signal(object)

    def __init__(
        self, parent: QObject | None = None, *, immediate: bool = False, limit: int = DEFAULT_LIMIT
    ) -> None:
        super().__init__(parent)
        self._immediate = immediate
        self._limit = limit
        self._size = 0
        self._pictures: OrderedDict[ArtSpec, Picture] = OrderedDict()
        self._stand_ins: dict[ArtSpec, Picture] = {}
        self._kin: dict[Hashable, CardFace | CardBack] = {}
        self._ordered: list[CardFace | CardBack] = []
        self._letter_box: deque[tuple[ArtSpec, Raster]] = deque()
        self._postman = QTimer(self, interval=_ROUND_MS)
        self._postman.timeout.connect(self._collect)

    @property
    def is_immediate(self) -> bool:
        """Whether every picture is the true one from the first."""
        return self._immediate

    @property
    def size(self) -> int:
        """How many bytes the true pictures take."""
        return self._size

    def picture(self, spec: ArtSpec) -> Picture:
        """The picture of a spec, or at once a stand-in of it; `ready` follows a stand-in."""
        if spec in self._pictures:
            self._pictures.move_to_end(spec)
            return self._pictures[spec]
        if self._immediate or not isinstance(spec, CardFace | CardBack):
            return self._keep(spec, render(drawing(spec)))
        if spec not in self._stand_ins:
            self._stand_ins[spec] = self._stand_in(spec)
            self._ordered.append(spec)
            self._postman.start()
        return self._stand_ins[spec]

    def holds(self, spec: ArtSpec) -> bool:
        """Whether the true picture is at hand."""
        return spec in self._pictures

    def _stand_in(self, spec: CardFace | CardBack) -> Picture:
        kin = self._kin.get(_family(spec))
        if kin is not None and kin in self._pictures:
            return self._pictures[kin]
        return _picture(render(sketch(spec)))

    def _keep(self, spec: ArtSpec, raster: Raster) -> Picture:
        picture = _picture(raster)
        self._pictures[spec] = picture
        if isinstance(spec, CardFace | CardBack):
            self._kin[_family(spec)] = spec
        self._size += _bytes(picture)
        while self._size > self._limit and len(self._pictures) > 1:
            _, oldest = self._pictures.popitem(last=False)
            self._size -= _bytes(oldest)
        return picture

    @Slot()
    def _collect(self) -> None:
        # Painting begins only here, when the window is idle: a first view of a table has the processor alone.
        orders, self._ordered = self._ordered, []
        for order in orders:
            _painters().submit(_paint, order, self._letter_box)
        arrived: list[ArtSpec] = []
        while self._letter_box:
            spec, raster = self._letter_box.popleft()
            self._stand_ins.pop(spec, None)
            self._keep(spec, raster)
            arrived.append(spec)
        if not self._stand_ins:
            self._postman.stop()
        for spec in arrived:
            self.ready.emit(spec)


def _family(spec: CardFace | CardBack) -> Hashable:
    """What pictures have in common that can stand in for one another for a moment."""
    face = (spec.card, spec.style) if isinstance(spec, CardFace) else None
    return face, spec.height, spec.dpr


def _picture(raster: Raster) -> Picture:
    return Picture(QPixmap.fromImage(raster.image), raster.centre)


def _bytes(picture: Picture) -> int:
    return picture.pixmap.width() * picture.pixmap.height() * _BYTES_PER_PIXEL
