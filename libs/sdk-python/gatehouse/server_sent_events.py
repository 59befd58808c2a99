from __future__ import annotations

import re
from typing import Iterator, List, NamedTuple, Optional

_line_break = re.compile(rb"\r\n|\n|\r")


class Message(NamedTuple):
    """`id` is the last one that was named, also by an earlier message."""

    event: str
    data: str
    id: str


class ServerSentEvents:
    """Reads `text/event-stream` piece by piece, as the HTML standard has it."""

    def __init__(self) -> None:
        self.retry: Optional[float] = None
        self._left: List[bytes] = []
        self._is_first = True
        self._ended_in_cr = False
        self._event = ""
        self._data: List[str] = []
        self._id = ""

    def take(self, piece: bytes) -> Iterator[Message]:
        """The messages that end in this piece; what is not whole waits for the next one."""
        # The other half of a line break that came with the last piece.
        text = piece[1:] if self._ended_in_cr and piece.startswith(b"\n") else piece
        self._ended_in_cr = piece.endswith(b"\r")
        *ended, left = _line_break.split(text)
        for line in ended:
            yield from self._line(b"".join([*self._left, line]))
            self._left = []
        self._left.append(left)

    def _line(self, line: bytes) -> Iterator[Message]:
        text = line.decode("utf-8", "replace")
        if self._is_first:
            self._is_first = False
            text = text[1:] if text.startswith("\ufeff") else text
        if text == "":
            yield from self._whole()
            return
        name, _, value = text.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if name == "event":
            self._event = value
        elif name == "data":
            self._data.append(value)
        elif name == "id" and "\0" not in value:
            self._id = value
        elif name == "retry" and re.fullmatch(r"[0-9]+", value):
            self.retry = int(value) / 1000

    def _whole(self) -> Iterator[Message]:
        event, data = self._event, self._data
        self._event, self._data = "", []
        if data:
            yield Message(event or "message", "\n".join(data), self._id)
