"""Events over connections that take each other's place."""

from __future__ import annotations

import json
import random
import time
from typing import Any, Callable, Dict, Generator, Optional, TypedDict

from .errors import ConnectionError, GatehouseError, PermissionError, RefusedError
from .server_sent_events import Message, ServerSentEvents
from .transport import Call, Transport

_retry = 1.0
_wait_max = 30.0


class StreamedEvent(TypedDict):
    """What a webhook of the same event carries; a stream goes on after its `id`."""

    id: str
    type: str
    timestamp: str
    mode: str
    data: Dict[str, Any]


def events_of(
    transport: Transport,
    path: str,
    last_event_id: Optional[str],
    silence: float,
    on_opened: Optional[Callable[[str], Any]],
) -> Generator[StreamedEvent, None, None]:
    return _EventStream(transport, path, last_event_id, silence, on_opened).events()


class _EventStream:
    """Whoever asks for the next event has worked off the last."""

    def __init__(
        self,
        transport: Transport,
        path: str,
        last_event_id: Optional[str],
        silence: float,
        on_opened: Optional[Callable[[str], Any]],
    ) -> None:
        self._transport = transport
        self._path = path
        self._last_event_id = last_event_id
        self._silence = silence
        self._on_opened = on_opened
        self._retry = _retry
        self._failures = 0
        self._was_opened = False

    def events(self) -> Generator[StreamedEvent, None, None]:
        while True:
            failure = yield from self._heard()
            time.sleep(self._wait_after(failure))

    def _heard(self) -> Generator[StreamedEvent, None, GatehouseError]:
        """One connection; answers what to make of its end."""
        call = Call("GET", self._path, last_event_id=self._last_event_id)
        try:
            exchange, answer, token = self._transport.open(call)
        except GatehouseError as error:
            if not _may_open_again(error):
                raise
            return error
        parser = ServerSentEvents()
        pieces = exchange.pieces(answer, self._silence)
        try:
            for piece in pieces:
                for message in parser.take(piece):
                    self._retry = self._retry if parser.retry is None else parser.retry
                    if message.event == "stream.closed":
                        return self._closed(message, token)
                    if message.event == "stream.opened":
                        self._opened(message)
                    elif not message.event.startswith("stream."):
                        yield json.loads(message.data)
                    self._last_event_id = message.id or self._last_event_id
        finally:
            pieces.close()
        return _broken()

    def _opened(self, message: Message) -> None:
        self._was_opened = True
        self._failures = 0
        if self._on_opened is not None:
            self._on_opened(message.id)

    def _closed(self, message: Message, token: str) -> GatehouseError:
        reason = json.loads(message.data).get("reason")
        if reason == "rights_ended":
            said = "The role of this API user does not cover the event stream any more, or its address is not allowed"
            raise PermissionError(403, {"code": "RIGHTS_ENDED", "message": said})
        if reason == "token_ended":
            self._transport.drop_token(token)
        return _broken()

    def _wait_after(self, error: GatehouseError) -> float:
        """A first opening gives up as any call does; a stream that has been open is opened again for as long as it takes."""
        options = self._transport.options
        told = (error.retry_after or 0) if isinstance(error, RefusedError) else 0
        is_patient = self._was_opened or (self._failures < options.retries_max and told <= options.retry_wait_max)
        if not is_patient:
            raise error
        doubled = (self._retry if self._was_opened else options.retry_delay) * 2 ** min(self._failures, 16)
        self._failures += 1
        return max(told, min(_wait_max, doubled) * (0.5 + random.random() / 2))


def _broken() -> ConnectionError:
    return ConnectionError("The stream broke off", "NO_ANSWER")


def _may_open_again(error: GatehouseError) -> bool:
    if isinstance(error, ConnectionError):
        return True
    if not isinstance(error, RefusedError):
        return False
    return error.status >= 500 or (error.status == 429 and error.code != "TOO_MANY_STREAMS")
