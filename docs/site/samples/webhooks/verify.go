package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"regexp"
	"strconv"
)

const toleranceSeconds = 300

var signatureForm = regexp.MustCompile(`^t=([0-9]{1,15}),v1=([0-9a-f]{64})$`)

// isAuthentic tells whether a request comes from the service. body is the raw body, before any parsing.
func isAuthentic(secret, signature string, body []byte, nowSeconds int64) bool {
	match := signatureForm.FindStringSubmatch(signature)
	if secret == "" || match == nil {
		return false
	}
	signedAt, err := strconv.ParseInt(match[1], 10, 64)
	if err != nil || nowSeconds-signedAt > toleranceSeconds || signedAt-nowSeconds > toleranceSeconds {
		return false
	}
	given, err := hex.DecodeString(match[2])
	if err != nil {
		return false
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(match[1] + "."))
	mac.Write(body)
	return hmac.Equal(mac.Sum(nil), given)
}
