// The webhook receiver, in its own process: responds to every request with 200. Prints its port when it listens.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { endWithParent } from "./parent.ts";

endWithParent();
const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => response.end("ok"));
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
