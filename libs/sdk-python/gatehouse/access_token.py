from __future__ import annotations

import threading
import time
from typing import Any, Callable, Mapping, Optional, Tuple

_renew_before_seconds = 60


class AccessToken:
    """Fetched when one is needed, shared by all calls and threads, renewed before it ends."""

    def __init__(self, fetch: Callable[[], Mapping[str, Any]]) -> None:
        self._fetch = fetch
        self._lock = threading.Lock()
        self._held: Optional[Tuple[str, float]] = None

    def read(self) -> str:
        with self._lock:
            if self._held is None or self._held[1] <= time.monotonic():
                answer = self._fetch()
                ends_at = time.monotonic() + answer["expires_in"] - _renew_before_seconds
                self._held = (answer["access_token"], ends_at)
            return self._held[0]

    def drop(self, token: str) -> None:
        with self._lock:
            if self._held is not None and self._held[0] == token:
                self._held = None
