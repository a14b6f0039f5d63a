require "openssl"

TOLERANCE_SECONDS = 300

# Whether a request comes from the service. body is the raw body, before any parsing.
def authentic?(secret, signature, body, now = Time.now.to_i)
  match = /\At=([0-9]{1,15}),v1=([0-9a-f]{64})\z/.match(signature.to_s)
  return false if secret.to_s.empty? || match.nil?
  return false if (now - match[1].to_i).abs > TOLERANCE_SECONDS

  expected = OpenSSL::HMAC.hexdigest("SHA256", secret, "#{match[1]}.".b + body.b)
  OpenSSL.fixed_length_secure_compare(expected, match[2])
end
