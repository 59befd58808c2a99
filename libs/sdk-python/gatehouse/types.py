"""A TypedDict for each body and answer of the API."""

from .generated.types import *  # noqa: F403
