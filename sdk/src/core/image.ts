/** Images, which come as bytes. This stands apart from the attempt so that only a bundle that asks for images holds it. */

/** The bytes, if it is an image; a page or a problem in its place is left to be read as text. */
export const readImage = (response: Response): Promise<Uint8Array<ArrayBuffer>> | undefined =>
  response.headers.get("Content-Type")?.startsWith("image/")
    ? response.arrayBuffer().then((buffer) => new Uint8Array(buffer))
    : undefined;
