"""The page that stands at the door until there is a client: it says how to join from the terminal."""

from __future__ import annotations

from html import escape

WORDS = {
    "en": (
        "A table for the Dune board games. This is an unofficial fan work.",
        "Tables are made and joined from the terminal:",
    ),
    "fr": (
        "Une table pour les jeux de plateau Dune. Ceci est une œuvre de fans, non officielle.",
        "Les tables se créent et se rejoignent depuis le terminal :",
    ),
    "it": (
        "Un tavolo per i giochi da tavolo di Dune. Questa è un'opera di appassionati, non ufficiale.",
        "I tavoli si aprono e si raggiungono dal terminale:",
    ),
}


def front_page(languages: str, address: str) -> str:
    """The page in the first language that the browser asks for and we speak."""
    wanted = [part.split(";")[0].strip()[:2].lower() for part in languages.split(",")]
    lang = next((word for word in wanted if word in WORDS), "en")
    what, how = WORDS[lang]
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Sietch</title></head>\n'
        f"<body><h1>Sietch</h1><p>{what}</p><p>{how}</p>\n"
        f"<pre>sietch host imperium --server {escape(address)}\nsietch join LINK</pre></body></html>\n"
    )
