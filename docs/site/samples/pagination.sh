# Every page: its next_cursor is sent as cursor, until there is none.
cursor=""
while :; do
  page=$(curl --silent --show-error --get "$PARTNER_ESIM_BASE_URL/v1/orders" \
    -H "Authorization: Bearer $PARTNER_ESIM_API_KEY" \
    -d status=completed -d limit=100 ${cursor:+--data-urlencode "cursor=$cursor"})
  echo "$page"
  cursor=$(echo "$page" | grep -o '"next_cursor":"[^"]*"' | cut -d '"' -f 4)
  [ -n "$cursor" ] || break
done
