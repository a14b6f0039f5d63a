order=$(curl --silent --show-error "$PARTNER_ESIM_BASE_URL/v1/orders" \
  -H "Authorization: Bearer $PARTNER_ESIM_API_KEY" \
  -H "Idempotency-Key: whole-life-1" \
  -H "Content-Type: application/json" \
  -d '{"package_id":"pkg_10482"}')
iccid=$(echo "$order" | grep -o '"iccid":"[0-9]*"' | cut -d '"' -f 4)

# A whole life in four calls; each sends its event at once.
for event in activated usage_80 usage_100 expired; do
  curl --silent --show-error "$PARTNER_ESIM_BASE_URL/v1/sandbox/esims/$iccid/simulate" \
    -H "Authorization: Bearer $PARTNER_ESIM_API_KEY" \
    -H "Idempotency-Key: whole-life-1-$event" \
    -H "Content-Type: application/json" \
    -d "{\"event\":\"$event\"}"
  echo
done
