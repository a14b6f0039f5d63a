curl "$PARTNER_ESIM_BASE_URL/v1/packages?country=IT&limit=1" \
  -H "Authorization: Bearer $PARTNER_ESIM_API_KEY"
