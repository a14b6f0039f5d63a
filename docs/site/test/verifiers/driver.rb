require "base64"
require_relative "verify"

$stdin.read.split("\n").each do |line|
  secret, signature, now, body = line.split("\t", -1)
  puts authentic?(secret, signature, Base64.decode64(body), now.to_i)
end
