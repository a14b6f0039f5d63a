<?php

const TOLERANCE_SECONDS = 300;

/** Whether a request comes from the service. $body is the raw body: file_get_contents('php://input'). */
function isAuthentic(string $secret, string $signature, string $body, ?int $now = null): bool
{
    if ($secret === '' || !preg_match('/^t=([0-9]{1,15}),v1=([0-9a-f]{64})$/D', $signature, $match)) {
        return false;
    }
    [, $time, $v1] = $match;
    if (abs(($now ?? time()) - (int) $time) > TOLERANCE_SECONDS) {
        return false;
    }
    return hash_equals(hash_hmac('sha256', $time . '.' . $body, $secret), $v1);
}
