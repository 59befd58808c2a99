from __future__ import annotations

from typing import Any, Iterator, Mapping, Optional

from .transport import Call, Transport


def page_of(transport: Transport, path: str, query: Optional[Mapping[str, Any]]) -> Any:
    return transport.call(Call("GET", path, query=query))


def rows_of(transport: Transport, path: str, query: Optional[Mapping[str, Any]]) -> Iterator[Any]:
    asked = dict(query or {})
    while True:
        page = page_of(transport, path, asked)
        yield from page["items"]
        if page["nextCursor"] is None:
            return
        asked["cursor"] = page["nextCursor"]
