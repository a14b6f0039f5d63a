"""What calls return: the parsed JSON, and the response that it came from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ._base_error import PartnerEsimError
from ._response import Response


class ApiObject(dict[str, Any]):
    """A dict that knows its response. A copy or pickle of it is a plain dict."""

    __slots__ = ("response",)

    def __init__(self, data: Mapping[str, Any], response: Response) -> None:
        super().__init__(data)
        self.response = response

    def __reduce__(self) -> tuple[type[dict[str, Any]], tuple[dict[str, Any]]]:
        return dict[str, Any], (dict(self),)


def response_of(result: Mapping[str, object]) -> Response:
    """Returns the response that the result of a call, or a page of a list, came from: its `request_id`, whether it was
    `replayed`, its rate limit, status and headers.
    """
    if not isinstance(result, ApiObject):
        raise PartnerEsimError("Only what a call returned has a response: a copy or a part of it has none")
    return result.response
