"""One request and its answer, on a connection of its own."""

from __future__ import annotations

import http.client
import socket
import threading
from typing import Generator, Iterator, Mapping, Optional
from urllib.parse import urlsplit

from .errors import ConnectionError

_chunk_bytes = 65_536


class Exchange:
    def __init__(self, url: str, timeout: float) -> None:
        self._timeout = timeout
        self._is_late = False
        self._socket: Optional[socket.socket] = None
        parts = urlsplit(url)
        self._target = f"{parts.path}?{parts.query}" if parts.query else parts.path
        maker = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        self._connection = maker(parts.hostname or "", parts.port, timeout=timeout)
        # A socket's own timeout begins anew with each byte that trickles in.
        self._limit = threading.Timer(timeout, self._cut)
        self._limit.daemon = True

    def send(self, method: str, headers: Mapping[str, str], body: Optional[bytes]) -> http.client.HTTPResponse:
        self._limit.start()
        try:
            self._connection.connect()
            self._socket = self._connection.sock
            self._connection.request(method, self._target, body=body, headers=dict(headers))
            return self._connection.getresponse()
        except (OSError, http.client.HTTPException) as cause:
            self.close()
            raise self._fault(cause) from cause

    def read(self, answer: http.client.HTTPResponse) -> bytes:
        try:
            whole = answer.read()
            if self._is_late:
                raise socket.timeout()
            return whole
        except (OSError, http.client.HTTPException) as cause:
            raise self._fault(cause) from cause
        finally:
            self.close()

    def chunks(self, answer: http.client.HTTPResponse) -> Iterator[bytes]:
        """The time of a call ends with the head of its answer; after that each piece has this time."""
        self._limit.cancel()
        try:
            while True:
                chunk = answer.read(_chunk_bytes)
                if not chunk:
                    return
                yield chunk
        except (OSError, http.client.HTTPException) as cause:
            raise ConnectionError("The answer broke off", "NO_ANSWER") from cause
        finally:
            self.close()

    def pieces(self, answer: http.client.HTTPResponse, silence: float) -> Generator[bytes, None, None]:
        """What arrives, as it arrives, until it ends, breaks off or is silent for so many seconds."""
        self._limit.cancel()
        try:
            if self._socket is not None:
                self._socket.settimeout(silence)
            while True:
                piece = answer.read1(_chunk_bytes)
                if not piece:
                    return
                yield piece
        except (OSError, http.client.HTTPException):
            return
        finally:
            answer.close()
            self.close()

    def close(self) -> None:
        self._limit.cancel()
        self._connection.close()

    def _cut(self) -> None:
        self._is_late = True
        held = self._socket or self._connection.sock
        if held is not None:
            try:
                held.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def _fault(self, cause: Exception) -> ConnectionError:
        if self._is_late or isinstance(cause, socket.timeout):
            return ConnectionError(f"No answer within {self._timeout:g} seconds", "TIMEOUT")
        return ConnectionError("No response arrived", "NO_ANSWER")
