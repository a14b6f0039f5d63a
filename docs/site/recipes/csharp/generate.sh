curl --silent --show-error --output types.json \
  "${PARTNER_ESIM_BASE_URL%/partner/api}/docs/types.json"
types=types.json#/definitions
npx --yes quicktype@26.0.0 --src-lang schema --quiet --telemetry disable \
  --no-date-times --no-enums \
  --lang cs --framework NewtonSoft --csharp-version 6 --features attributes-only \
  --namespace PartnerEsim --array-type list --out Types.cs \
  --src $types/PackagePage --src $types/CreateOrder --src $types/Order \
  --src $types/EsimDetail --src $types/CreateTopup --src $types/Topup
