import { ShopError } from "@/lib/errors";

/** Bytes. Uploads have a limit of their own. */
const bodyLimit = 64 * 1024;

const tooLarge = () => new ShopError("too_large", "This request is larger than 64 KiB.");

/** The JSON of a request, refused while it streams once it passes the limit. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
    throw new ShopError(
      "unsupported_media_type",
      "Please send JSON (Content-Type: application/json).",
    );
  }
  if (Number(request.headers.get("content-length")) > bodyLimit) throw tooLarge();
  const bytes = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ShopError("malformed", "The body of this request is not valid JSON.");
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > bodyLimit) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof ShopError) throw cause;
    throw new ShopError("malformed", "The body of this request could not be read.", { cause });
  }
  return Buffer.concat(chunks);
}
