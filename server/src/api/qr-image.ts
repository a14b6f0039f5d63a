// QR codes as small PNGs: cached, and drawn in turn between owners.
import { crc32, deflateSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import qrcode from "qrcode";
import type { KeyedLimiter } from "../domain/limits/keyed-limiter.ts";
import { yieldTurn } from "../domain/lists/yield-turn.ts";

/** Required by ISO/IEC 18004. */
const quietModules = 4;
/** At one bit per pixel, a module's row is one byte. */
const modulePixels = 8;
const lightByte = 0xff;
const darkByte = 0;

const cacheBytes = 4 * 1024 * 1024;

export class QrImages {
  readonly #images: LRUCache<string, Uint8Array>;
  readonly #drawing: KeyedLimiter;

  constructor(drawing: KeyedLimiter, maxBytes = cacheBytes) {
    this.#drawing = drawing;
    this.#images = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (image, text) => image.byteLength + text.length,
    });
  }

  get bytes(): number {
    return this.#images.calculatedSize;
  }

  /** Rejects with `LimiterFull` if too many wait to be drawn. @param owner whose other images it waits for */
  async of(text: string, owner: string): Promise<Uint8Array> {
    const known = this.#images.get(text);
    if (known !== undefined) return known;
    return await this.#drawing.run(owner, async () => {
      await yieldTurn();
      return this.#images.get(text) ?? this.#draw(text);
    });
  }

  #draw(text: string): Uint8Array {
    // A copy in a buffer of its own: `Buffer.concat` takes small ones from a pool, which each image would keep alive.
    const image = new Uint8Array(drawQr(text));
    this.#images.set(text, image);
    return image;
  }
}

export function drawQr(text: string): Uint8Array {
  const { size, data } = qrcode.create(text, { errorCorrectionLevel: "M" }).modules;
  const width = size + 2 * quietModules;
  const rows: Uint8Array[] = [];
  for (let y = -quietModules; y < size + quietModules; y += 1) {
    const row = new Uint8Array(1 + width).fill(lightByte);
    row[0] = filterNone;
    for (let x = 0; y >= 0 && y < size && x < size; x += 1) {
      if (data[y * size + x]) row[1 + quietModules + x] = darkByte;
    }
    rows.push(row);
    for (let repeat = 1; repeat < modulePixels; repeat += 1) rows.push(sameAsAbove(width));
  }
  return encodePng(width * modulePixels, Buffer.concat(rows));
}

const filterNone = 0;
const filterUp = 2;

function sameAsAbove(width: number): Uint8Array {
  const row = new Uint8Array(1 + width);
  row[0] = filterUp;
  return row;
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** One bit per pixel: 0 is black. Each row starts with its filter type. */
function encodePng(edgePixels: number, rows: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edgePixels, 0);
  header.writeUInt32BE(edgePixels, 4);
  // Colour type, compression, filter method and interlacing stay 0.
  header[8] = 1;
  const body = deflateSync(rows);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", body),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(4 + typed.length + 4);
  framed.writeUInt32BE(data.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), 4 + typed.length);
  return framed;
}
