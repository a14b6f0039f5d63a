"""What values are on the wire: a body, a query, a path and a header get the same text from the same value. What JSON can't
hold, or would change, is rejected by its name.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from datetime import date, datetime, timezone
from decimal import Decimal
from enum import Enum
from pathlib import PurePath
from typing import Any, TypeAlias, Union, cast
from uuid import UUID

from ._base_error import PartnerEsimError

Scalar: TypeAlias = Union[str, int, float, bool, None]


def _time(name: str, value: datetime) -> str:
    if value.utcoffset() is None:
        raise PartnerEsimError(f"{name} needs a time zone: datetime.now(timezone.utc), for example")
    try:
        return datetime.isoformat(value.astimezone(timezone.utc))
    except OverflowError:
        raise PartnerEsimError(f"{name} is not a time of the years 1 to 9999 in UTC") from None


def _number(name: str, value: float | Decimal) -> None:
    if not math.isfinite(value):
        raise PartnerEsimError(f"{name} is not a finite number")


def to_scalar(name: str, value: Any) -> Scalar:
    """Returns a text, number or boolean of JSON. A subclass such as a `StrEnum` counts as its text or number."""
    if isinstance(value, Enum):
        return to_scalar(name, value.value)
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        return int.__index__(value)
    if isinstance(value, float):
        _number(name, value)
        return float.__float__(value)
    if isinstance(value, Decimal):
        _number(name, value)
        return f"{value:f}"
    if isinstance(value, (UUID, PurePath)):
        value = str(value)
    elif isinstance(value, datetime):
        value = _time(name, value)
    elif isinstance(value, date):
        value = date.isoformat(value)
    if isinstance(value, str):
        text = str.__str__(value)
        if any("\ud800" <= character <= "\udfff" for character in text):
            raise PartnerEsimError(f"{name} is not Unicode text: it has a lone surrogate")
        return text
    raise PartnerEsimError(f"{name} cannot be a {type(value).__name__}")


def to_text(name: str, value: Any) -> str:
    """Returns the text of a query or header."""
    scalar = to_scalar(name, value)
    return scalar if isinstance(scalar, str) else json.dumps(scalar)


def to_json(name: str, value: Any) -> Any:
    """Returns the value of a field of a body."""
    if isinstance(value, Mapping):
        fields: dict[str, Any] = {}
        for key, item in cast("Mapping[Any, Any]", value).items():
            if not isinstance(key, str):
                raise PartnerEsimError(f"{name} has a name that is not text")
            fields[str.__str__(key)] = to_json(f"{name}.{key}", item)
        return fields
    if isinstance(value, (list, tuple)):
        return [to_json(f"{name}[{at}]", item) for at, item in enumerate(cast("Sequence[Any]", value))]
    return to_scalar(name, value)
