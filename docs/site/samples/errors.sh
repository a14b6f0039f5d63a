# curl repeats 429 and 5xx by itself, after Retry-After if the response has one; the key stays the same.
curl --retry 4 --retry-connrefused --max-time 30 "$PARTNER_ESIM_BASE_URL/v1/orders" \
  -H "Authorization: Bearer $PARTNER_ESIM_API_KEY" \
  -H "Idempotency-Key: booking-48218" \
  -H "Content-Type: application/json" \
  -d '{"package_id":"pkg_10482","customer_ref":"booking-48218"}'
