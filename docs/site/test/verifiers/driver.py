import base64
import sys

from verify import is_authentic

for line in sys.stdin.read().split("\n")[:-1]:
    secret, signature, now, body = line.split("\t")
    print("true" if is_authentic(secret, signature, base64.b64decode(body), int(now)) else "false")
