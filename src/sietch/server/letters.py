"""The words of notices and mails, in the language of whoever reads them. No key is ever in them."""

from __future__ import annotations

import html
from collections.abc import Mapping
from typing import Any

from sietch.server.settings import Settings
from sietch.text import texts

# Browsers name the origin of a form only where they may name the page to the same site.
PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="referrer" content="same-origin"><title>{title}</title></head>
<body><h1>{title}</h1><p>{text}</p>{form}</body></html>
"""


def table_link(settings: Settings, table_id: str) -> str:
    return f"{settings.address}/t/{table_id}"


def mail_link(settings: Settings, token: str) -> str:
    """Where a link in a mail leads; the token confirms or ends a subscription and opens no seat."""
    return f"{settings.address}/api/notices/links/{token}"


def sentence(why: str, table_name: str, language: str) -> str:
    """What there is to tell, in one sentence."""
    return texts(language).get(f"notice-{why}", table=table_name)


def notice_mail(why: str, table_name: str, link: str, stop_link: str, language: str) -> tuple[str, str]:
    """Subject and text of a notice."""
    told = sentence(why, table_name, language)
    return told, "\n\n".join([told, link, _ending(stop_link, language)])


def confirm_mail(link: str, stop_link: str, language: str) -> tuple[str, str]:
    """Subject and text of the question whether somebody wants notices."""
    t = texts(language)
    parts = [t.get("mail-confirm"), link, t.get("mail-confirm-ignore"), _ending(stop_link, language)]
    return t.get("mail-confirm-subject"), "\n\n".join(parts)


def _ending(stop_link: str, language: str) -> str:
    """Below two dashes, where mail programs expect what is not part of the message."""
    return f"-- \n{texts(language).get('mail-stop')}\n{stop_link}\n"


def webhook_body(why: str, table: Mapping[str, Any], seat: int, link: str, language: str) -> dict[str, Any]:
    """What a webhook gets: `content` is what Discord shows and `text` what Slack shows; neither may ring everybody."""
    told = f"{sentence(why, table['name'], language)} {link}"
    return {
        "content": told,
        "text": told.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"),
        "allowed_mentions": {"parse": []},
        "table": table["id"],
        "game": table["game"],
        "seat": seat,
        "why": why,
        "link": link,
    }


def link_page(purpose: str, address: str, language: str, done: bool) -> str:
    """The page of a link in a mail: it asks before it acts, because mail scanners open links too."""
    t = texts(language)
    key = f"page-{purpose}-done" if done else f"page-{purpose}"
    button = html.escape(t.get(f"page-{purpose}-button"))
    form = "" if done else f'<form method="post"><button type="submit">{button}</button></form>'
    return _page(t.get(f"page-{purpose}-title"), t.get(key, address=address), form, language)


def no_link_page(language: str) -> str:
    t = texts(language)
    return _page(t.get("page-none-title"), t.get("page-none"), "", language)


def _page(title: str, text: str, form: str, language: str) -> str:
    return PAGE.format(lang=language, title=html.escape(title), text=html.escape(text), form=form)
