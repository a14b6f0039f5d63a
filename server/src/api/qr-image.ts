// QR codes as PNGs: cached, and drawn in turn between owners.
import { LRUCache } from "lru-cache";
import qrcode from "qrcode";
import type { KeyedLimiter } from "../domain/limits/keyed-limiter.ts";
import { yieldTurn } from "../domain/lists/yield-turn.ts";

const options = {
  errorCorrectionLevel: "M",
  /** In modules; required by ISO/IEC 18004. */
  margin: 4,
  /** Pixels of a module. */
  scale: 8,
} as const;

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
      return this.#images.get(text) ?? (await this.#draw(text));
    });
  }

  async #draw(text: string): Promise<Uint8Array> {
    // A copy in a buffer of its own: small buffers come from a pool, which each image would keep alive.
    const image = new Uint8Array(await drawQr(text));
    this.#images.set(text, image);
    return image;
  }
}

export const drawQr = (text: string): Promise<Buffer> => qrcode.toBuffer(text, options);
