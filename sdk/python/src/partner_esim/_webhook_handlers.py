"""Receives webhook requests: verifies them, calls the handler of the event's type, and says what to respond."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ._generated.handlers import EventHandlers
from ._verification import TOLERANCE_SECONDS, Body, Headers, WebhookVerificationError, read_secrets, verify
from .inbox import AsyncInbox, Inbox, check_done, finish
from .models import Event


@dataclass(frozen=True)
class WebhookReply:
    """What to respond to a webhook request."""

    status: int
    """204, or that of the error."""
    text: str = ""
    """The body, as plain text: the code of the error, which the portal shows."""
    error: WebhookVerificationError | None = None
    """Why the request was rejected. Anyone can send one that is, so log it only if its status is 500."""


class _Handlers(EventHandlers):
    """Verifies requests with secrets that were checked when the program started."""

    def __init__(self, secrets: str | Sequence[str], tolerance_seconds: float) -> None:
        super().__init__()
        self._secrets = read_secrets(secrets)
        self._tolerance_seconds = tolerance_seconds

    def _verify(self, body: Body, headers: Headers) -> Event:
        return verify(body, headers, self._secrets, self._tolerance_seconds, None)


class WebhookHandlers(_Handlers):
    """The handlers of a receiver. Threads can share it.

    Args:
        secrets: The endpoint's signing secret; several if endpoints share the URL. An empty one, or an API key, raises a
            WebhookVerificationError.
        inbox: Handles each event once.
        tolerance_seconds: Maximum difference between signing time and now.
    """

    def __init__(
        self, secrets: str | Sequence[str], *, inbox: Inbox | None = None, tolerance_seconds: float = TOLERANCE_SECONDS
    ) -> None:
        super().__init__(secrets, tolerance_seconds)
        self._inbox = inbox

    def receive(self, body: Body, headers: Headers) -> WebhookReply:
        """Verifies a request, and calls the handler of its event. What the handler raises is passed on: respond with 500,
        as frameworks do, and the event is sent again.
        """
        try:
            event = self._verify(body, headers)
        except WebhookVerificationError as error:
            return WebhookReply(error.status, error.code, error)
        self.handle(event)
        return WebhookReply(204)

    def handle(self, event: Event) -> None:
        """Calls the handler of an event that was verified before."""
        handler = self.handler_of(event)
        if self._inbox is not None:
            self._inbox.handle(event, handler)
        else:
            check_done(handler(event))


class AsyncWebhookHandlers(_Handlers):
    """The handlers of an async receiver; they are functions or coroutine functions. For one event loop.

    Args:
        secrets: The endpoint's signing secret; several if endpoints share the URL. An empty one, or an API key, raises a
            WebhookVerificationError.
        inbox: Handles each event once.
        tolerance_seconds: Maximum difference between signing time and now.
    """

    def __init__(
        self,
        secrets: str | Sequence[str],
        *,
        inbox: AsyncInbox | None = None,
        tolerance_seconds: float = TOLERANCE_SECONDS,
    ) -> None:
        super().__init__(secrets, tolerance_seconds)
        self._inbox = inbox

    async def receive(self, body: Body, headers: Headers) -> WebhookReply:
        """Verifies a request, and calls the handler of its event. What the handler raises is passed on: respond with 500,
        as frameworks do, and the event is sent again.
        """
        try:
            event = self._verify(body, headers)
        except WebhookVerificationError as error:
            return WebhookReply(error.status, error.code, error)
        await self.handle(event)
        return WebhookReply(204)

    async def handle(self, event: Event) -> None:
        """Calls the handler of an event that was verified before."""
        handler = self.handler_of(event)
        if self._inbox is not None:
            await self._inbox.handle(event, handler)
        else:
            await finish(handler(event))
