# The key comes from your own record. Sent again within 24 hours, it buys nothing: the response has the header `Idempotent-Replayed: true`.
curl --include "$PARTNER_ESIM_BASE_URL/v1/orders" \
  -H "Authorization: Bearer $PARTNER_ESIM_API_KEY" \
  -H "Idempotency-Key: booking-48216" \
  -H "Content-Type: application/json" \
  -d '{"package_id":"pkg_10482","customer_ref":"booking-48216"}'
