import { ShopError } from "@/lib/errors";

/** Bytes. Uploads have their own limit. */
const maxBodyBytes = 64 * 1024;

const tooLarge = "This request is larger than 64 KiB.";

/** Parses the JSON body of a request; aborts reading once it exceeds the limit. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
    throw new ShopError(
      "unsupported_media_type",
      "Please send JSON (Content-Type: application/json).",
    );
  }
  const bytes = await readBytes(request, maxBodyBytes, tooLarge);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ShopError("malformed", "The body of this request is not valid JSON.");
  }
}

/** The raw body, for signatures over its exact bytes. */
export const readText = async (request: Request): Promise<string> =>
  (await readBytes(request, maxBodyBytes, tooLarge)).toString("utf8");

/** Reads a body up to `limit` bytes; `tooLarge` is the error message for a longer one. */
export async function readBytes(
  request: Request,
  limit: number,
  tooLarge: string,
): Promise<Buffer<ArrayBuffer>> {
  const tooLargeError = () => new ShopError("too_large", tooLarge);
  if (Number(request.headers.get("content-length")) > limit) throw tooLargeError();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > limit) throw tooLargeError();
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof ShopError) throw cause;
    throw new ShopError("malformed", "The body of this request could not be read.", { cause });
  }
  return Buffer.concat(chunks);
}
