"""Names and numbers of the contract.

Generated from spec/*.tsp by `npm run generate`. Do not edit.
"""

from __future__ import annotations

from typing import Final

IDEMPOTENCY_KEY_HEADER: Final = "Idempotency-Key"
REQUEST_ID_HEADER: Final = "X-Request-Id"
CACHE_CONTROL_HEADER: Final = "Cache-Control"
RATE_LIMIT_HEADER: Final = "X-RateLimit-Limit"
RATE_REMAINING_HEADER: Final = "X-RateLimit-Remaining"
RATE_RESET_HEADER: Final = "X-RateLimit-Reset"
RETRY_AFTER_HEADER: Final = "Retry-After"
IDEMPOTENT_REPLAYED_HEADER: Final = "Idempotent-Replayed"
WEBHOOK_CONTENT_TYPE_HEADER: Final = "Content-Type"
WEBHOOK_USER_AGENT_HEADER: Final = "User-Agent"
WEBHOOK_EVENT_ID_HEADER: Final = "X-Service-Event-Id"
WEBHOOK_EVENT_TYPE_HEADER: Final = "X-Service-Event-Type"
WEBHOOK_DELIVERY_ID_HEADER: Final = "X-Service-Delivery-Id"
WEBHOOK_TIMESTAMP_HEADER: Final = "X-Service-Timestamp"
WEBHOOK_SIGNATURE_HEADER: Final = "X-Service-Signature"
WEBHOOK_STANDARD_ID_HEADER: Final = "webhook-id"
WEBHOOK_STANDARD_TIMESTAMP_HEADER: Final = "webhook-timestamp"
WEBHOOK_STANDARD_SIGNATURE_HEADER: Final = "webhook-signature"
ORDER_SETTLEMENT_MINUTES: Final = 15
"""In minutes."""
PAGE_LIMIT_MAX: Final = 100
"""In items."""
SIGNATURE_TOLERANCE_MINUTES: Final = 5
"""In minutes."""
REQUEST_IN_PROGRESS: Final = "request_in_progress"
