import { readFileSync } from "node:fs";
import { isAuthentic } from "./verify.mjs";

for (const line of readFileSync(0, "utf8").split("\n").slice(0, -1)) {
  const [secret, signature, now, body] = line.split("\t");
  console.log(isAuthentic(secret, signature, Buffer.from(body, "base64"), Number(now)));
}
