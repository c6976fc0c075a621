"""The artwork: pictures as SVG text, their rendering and their cache; no game and no layout lives here."""
