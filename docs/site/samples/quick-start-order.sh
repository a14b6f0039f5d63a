curl "$PARTNER_ESIM_BASE_URL/v1/orders" \
  -H "Authorization: Bearer $PARTNER_ESIM_API_KEY" \
  -H "Idempotency-Key: booking-48213" \
  -H "Content-Type: application/json" \
  -d '{"package_id":"pkg_10482","customer_ref":"booking-48213"}'
