"""What a visitor may not do."""

from __future__ import annotations


class Refused(Exception):
    """Something a visitor may not do, with a code and one clear sentence."""

    def __init__(self, code: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule
