"""The picture cache: stand-ins, background painting and its limit."""

import pytest
from pytestqt.qtbot import QtBot

from sticheln_desktop.gui.art.cache import ArtCache
from sticheln_desktop.gui.art.specs import ArtSpec, CardBack, CardFace, Stone
from sticheln_desktop.rules.cards import Card, Colour

SPEC = CardFace(Card(Colour.VIOLET, 9), 120.0)


def test_stand_in_comes_first_and_ready_follows(qtbot: QtBot) -> None:
    cache = ArtCache()
    with qtbot.waitSignal(cache.ready, timeout=5000) as ready:
        early = cache.picture(SPEC)
        assert not cache.holds(SPEC)
    assert ready.args == [SPEC]
    late = cache.picture(SPEC)
    assert cache.holds(SPEC)
    assert late.pixmap.size() == early.pixmap.size()
    assert late.centre == early.centre
    assert late.pixmap.toImage() != early.pixmap.toImage()


def test_ready_comes_once_however_often_a_picture_is_asked_for(qtbot: QtBot) -> None:
    cache = ArtCache()
    arrived: list[ArtSpec] = []
    cache.ready.connect(arrived.append)
    other = CardBack(120.0)
    for spec in (SPEC, SPEC, other, SPEC):
        cache.picture(spec)
    qtbot.waitUntil(lambda: cache.holds(SPEC) and cache.holds(other), timeout=5000)
    qtbot.wait(30)
    assert sorted(arrived, key=repr) == sorted([SPEC, other], key=repr)


def test_stand_in_stays_the_same_until_the_true_picture_is_there(qtbot: QtBot) -> None:
    cache = ArtCache()
    assert cache.picture(SPEC) is cache.picture(SPEC)
    qtbot.waitUntil(lambda: cache.holds(SPEC), timeout=5000)


def test_same_card_at_another_angle_stands_in(qtbot: QtBot) -> None:
    cache = ArtCache()
    cache.picture(SPEC)
    qtbot.waitUntil(lambda: cache.holds(SPEC), timeout=5000)
    turned = CardFace(SPEC.card, SPEC.height, angle=2.0)
    assert cache.picture(turned) is cache.picture(SPEC)
    qtbot.waitUntil(lambda: cache.holds(turned), timeout=5000)


def test_small_things_are_true_at_once(qtbot: QtBot) -> None:
    cache = ArtCache()
    stone = Stone(3, 15.0)
    cache.picture(stone)
    assert cache.holds(stone)


def test_immediate_cache_paints_the_true_picture(qtbot: QtBot) -> None:
    cache = ArtCache(immediate=True)
    with qtbot.assertNotEmitted(cache.ready, wait=30):
        first = cache.picture(SPEC)
    assert cache.holds(SPEC)
    assert cache.picture(SPEC) is first


def test_picture_keeps_the_device_pixel_ratio(qtbot: QtBot) -> None:
    pixmap = ArtCache(immediate=True).picture(CardFace(SPEC.card, 120.0, dpr=2.0)).pixmap
    assert pixmap.devicePixelRatio() == pytest.approx(2.0)
    assert pixmap.height() > 240


def test_least_recently_used_picture_goes_first(qtbot: QtBot) -> None:
    specs = [CardFace(Card(Colour.RED, value), 120.0) for value in range(1, 5)]
    probe = ArtCache(immediate=True)
    probe.picture(specs[0])
    cache = ArtCache(immediate=True, limit=3 * probe.size)
    for spec in (*specs[:3], specs[0], specs[3]):
        cache.picture(spec)
    assert [cache.holds(spec) for spec in specs] == [True, False, True, True]
    assert cache.size == 3 * probe.size


def test_picture_beyond_the_limit_is_kept_alone(qtbot: QtBot) -> None:
    cache = ArtCache(immediate=True, limit=1)
    cache.picture(SPEC)
    cache.picture(CardBack(120.0))
    assert not cache.holds(SPEC)
    assert cache.holds(CardBack(120.0))


def test_cache_may_go_while_pictures_are_being_painted(qtbot: QtBot) -> None:
    cache = ArtCache()
    for value in range(20):
        cache.picture(CardFace(Card(Colour.BLUE, value), 200.0, dpr=2.0))
    del cache
    qtbot.wait(20)
