import { ShopError } from "@/lib/errors";

/** Bytes. Uploads have a limit of their own. */
const bodyLimit = 64 * 1024;

const tooLarge = "This request is larger than 64 KiB.";

/** The JSON of a request, refused while it streams once it passes the limit. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
    throw new ShopError(
      "unsupported_media_type",
      "Please send JSON (Content-Type: application/json).",
    );
  }
  const bytes = await readBytes(request, bodyLimit, tooLarge);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ShopError("malformed", "The body of this request is not valid JSON.");
  }
}

/** The body as it came, for what must not be written anew: a signature may be about every byte. */
export const readText = async (request: Request): Promise<string> =>
  (await readBytes(request, bodyLimit, tooLarge)).toString("utf8");

/** A body, read no further than the limit; `tooLarge` is said of what is longer. */
export async function readBytes(
  request: Request,
  limit: number,
  tooLarge: string,
): Promise<Buffer<ArrayBuffer>> {
  const refusal = () => new ShopError("too_large", tooLarge);
  if (Number(request.headers.get("content-length")) > limit) throw refusal();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > limit) throw refusal();
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof ShopError) throw cause;
    throw new ShopError("malformed", "The body of this request could not be read.", { cause });
  }
  return Buffer.concat(chunks);
}
