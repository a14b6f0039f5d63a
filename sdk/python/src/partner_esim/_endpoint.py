"""An operation of the API, for the core."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Endpoint(Generic[T]):
    """T is what a success returns."""

    method: str
    path: str
    idempotent: bool = False
    keyless: bool = False
    """It needs no API key. Its one path parameter may then be a whole URL."""
    image: bool = False
    is_list: bool = False
