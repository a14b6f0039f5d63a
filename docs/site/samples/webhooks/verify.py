import hashlib
import hmac
import re
import time

TOLERANCE_SECONDS = 300


def is_authentic(secret: str, signature: str, body: bytes, now: float | None = None) -> bool:
    """Whether a request comes from the service. `body` is the raw body, before any parsing."""
    match = re.fullmatch(r"t=([0-9]{1,15}),v1=([0-9a-f]{64})", signature or "")
    if not secret or not match:
        return False
    signed_at, v1 = match.groups()
    if abs((time.time() if now is None else now) - int(signed_at)) > TOLERANCE_SECONDS:
        return False
    message = signed_at.encode() + b"." + body
    expected = hmac.new(secret.encode(), message, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, v1)
