/** Images, returned as bytes. */

/** Returns the bytes of an image; anything else (an error, a proxy's page) is left to be read as text. */
export const readImage = (response: Response): Promise<Uint8Array<ArrayBuffer>> | undefined =>
  response.headers.get("Content-Type")?.startsWith("image/")
    ? response.arrayBuffer().then((buffer) => new Uint8Array(buffer))
    : undefined;
