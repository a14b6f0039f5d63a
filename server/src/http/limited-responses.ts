// Limits for what services of the operator respond: the gateway, the collector of traces.
import type { Socket } from "node:net";
import { ResponseMeter } from "./response-meter.ts";

/** Of one response: headers, body and framing. */
export const receivedMaxBytes = 131_072;
const bounds = { headBytes: 16_384, informational: 8, lines: 8192 };

/** Ends a client's connection that receives too much, before the HTTP client parses it. */
export function limitResponses(socket: Socket, message: string): void {
  const push = socket.push.bind(socket);
  const meter = new ResponseMeter(bounds);
  let written = socket.bytesWritten;
  let received = 0;
  socket.push = (part: Buffer | null, encoding?: BufferEncoding) => {
    if (part === null) return push(part, encoding);
    if (socket.bytesWritten !== written) {
      written = socket.bytesWritten;
      received = 0;
      meter.begin();
    }
    received += part.length;
    if (meter.add(part) === null && received <= receivedMaxBytes) return push(part, encoding);
    socket.destroy(new Error(message));
    return false;
  };
}
