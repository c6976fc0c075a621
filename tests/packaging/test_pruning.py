"""What stays in the frozen folder and what goes."""

from __future__ import annotations

import pruning
import pytest

PLUGINS = "PySide6/Qt/plugins"


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/lib/libQt6Svg.so.6",
        "PySide6/Qt6Widgets.dll",
        "PySide6/QtWidgets.abi3.so",
        f"{PLUGINS}/platforms/libqxcb.so",
        f"{PLUGINS}/platforms/libqwayland.so",
        f"{PLUGINS}/platforms/libqoffscreen.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
        f"{PLUGINS}/imageformats/libqsvg.so",
        f"{PLUGINS}/wayland-shell-integration/libxdg-shell.so",
        "PySide6/Qt/translations/qtbase_hu.qm",
        "sticheln_desktop/_resources/i18n/sticheln_fr.qm",
        "sticheln_desktop/_resources/icons/QtQuickly.svg",
        "numpy.libs/libscipy_openblas64_.so",
    ],
)
def test_what_players_need_stays(name: str) -> None:
    assert pruning.is_needed(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6/Qt/lib/libQt6QmlModels.so.6",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt/lib/libQt6EglFsKmsSupport.so.6",
        "PySide6/Qt6Pdf.dll",
        "PySide6/QtNetwork.abi3.so",
        "PySide6/opengl32sw.dll",
        f"{PLUGINS}/platforms/libqeglfs.so",
        f"{PLUGINS}/platforms/libqvnc.so",
        f"{PLUGINS}/platformthemes/libqgtk3.so",
        f"{PLUGINS}/imageformats/libqwebp.so",
        f"{PLUGINS}/tls/libqopensslbackend.so",
        f"{PLUGINS}/networkinformation/libqnetworkmanager.so",
        f"{PLUGINS}/platforminputcontexts/libqtvirtualkeyboardplugin.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/Qt/translations/qt_help_de.qm",
    ],
)
def test_what_nobody_needs_goes(name: str) -> None:
    assert not pruning.is_needed(name)


def test_libraries_of_pruned_plugins_go_with_them() -> None:
    entries = [
        ("PySide6/QtCore.abi3.so", "core", "EXTENSION"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "xcb", "BINARY"),
        ("libpython3.11.so.1.0", "python", "BINARY"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "qt", "BINARY"),
        ("libicu.so.73", "icu", "BINARY"),
        ("libgtk-3.so.0", "gtk", "BINARY"),
        ("libpango.so.0", "pango", "BINARY"),
    ]
    linked = {"core": ["libQt6Core.so.6", "libc.so.6"], "qt": ["libicu.so.73"], "gtk": ["libpango.so.0"]}
    kept = pruning.without_orphans(entries, lambda source: linked.get(source, []))
    assert kept == entries[:5]


def test_links_to_what_is_gone_go_as_well() -> None:
    kept = [("PySide6/Qt/lib/libQt6Core.so.6", "qt", "BINARY")]
    links = [
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        ("libQt6Qml.so.6", "PySide6/Qt/lib/libQt6Qml.so.6", "SYMLINK"),
        ("sticheln_desktop/_resources/art/rose.svg", "rose.svg", "DATA"),
    ]
    assert pruning.without_dangling(links, kept) == [links[0], links[2]]
