import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";

const t = currentTranslations("errors");

/** Milliseconds for a whole body, however slowly it arrives. */
const bodyDeadline = 60_000;

/** Uploads have their own limit. */
export const defaultBodyKiB = 64;

const tooLarge = (kib: number) => t("largeRequest", { kib: String(kib) });

/** Parses the JSON body of a request; aborts reading once it exceeds the limit. */
export async function readJson(request: Request, maxKiB = defaultBodyKiB): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
    throw new ShopError("unsupported_media_type", t("sendJson"));
  }
  const bytes = await readBytes(request, maxKiB * 1024, tooLarge(maxKiB));
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ShopError("malformed", t("notJson"));
  }
}

/** The raw body, for signatures over its exact bytes. */
export const readText = async (request: Request): Promise<string> =>
  (await readBytes(request, defaultBodyKiB * 1024, tooLarge(defaultBodyKiB))).toString("utf8");

/**
 * Reads a body up to `limit` bytes; `tooLarge` is the error message for a longer one. A body that takes
 * longer than the deadline is given up, because it keeps its memory and its place until then.
 */
export async function readBytes(
  request: Request,
  limit: number,
  tooLarge: string,
  deadline = bodyDeadline,
): Promise<Buffer<ArrayBuffer>> {
  const tooLargeError = () => new ShopError("too_large", tooLarge);
  if (Number(request.headers.get("content-length")) > limit) throw tooLargeError();
  const bytes = await collectBytes(request.body, limit, AbortSignal.timeout(deadline)).catch(
    (cause: unknown) => {
      throw new ShopError("malformed", t("unreadableBody"), { cause });
    },
  );
  if (!bytes) throw tooLargeError();
  return bytes;
}

/** All bytes of a stream; null as soon as they are more than `limit`. Rejects when `signal` aborts. */
export async function collectBytes(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
  signal?: AbortSignal,
): Promise<Buffer<ArrayBuffer> | null> {
  const reader = stream?.getReader();
  const cancel = () => void reader?.cancel(signal?.reason).catch(() => {});
  signal?.addEventListener("abort", cancel, { once: true });
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
      length += read.value.byteLength;
      if (length > limit) {
        cancel();
        return null;
      }
      chunks.push(read.value);
    }
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
  signal?.throwIfAborted();
  return Buffer.concat(chunks);
}
