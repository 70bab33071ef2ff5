import { ShopError } from "@/lib/errors";
import type { Actor } from "../sessions/rules";
import { readBytes } from "./body";
import { consumeAccountRateLimit, type RateLimit } from "./rate-limit";

/** Bytes of a multipart form besides its file. */
const maxFormOverhead = 16 * 1024;

const invalidFile = (error: string) => new ShopError("invalid", error, { fields: { file: error } });

/** Anybody can open many accounts with addresses of others. */
const unverified = { hits: 10, seconds: 3600 };

const unverifiedError =
  "Until your address is confirmed, you can upload 10 files an hour. Your profile sends you the link.";

/** Counts an upload of an account, against less than `verified` where its address is not verified. */
export const limitUploads = (
  kind: string,
  { userId, isVerified }: Actor,
  verified: RateLimit,
): Promise<number> =>
  isVerified
    ? consumeAccountRateLimit(kind, userId, verified)
    : consumeAccountRateLimit(kind, userId, unverified, unverifiedError);

/** Reads the only file of a multipart form; aborts reading once it exceeds the limit. */
export async function readUpload(request: Request, maxBytes: number): Promise<Uint8Array> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new ShopError(
      "unsupported_media_type",
      "Please send a form (Content-Type: multipart/form-data).",
    );
  }
  const tooLarge = `Please choose a file of at most ${Math.floor(maxBytes / 2 ** 20)} MB.`;
  const bytes = await readBytes(request, maxBytes + maxFormOverhead, tooLarge);
  const form = await new Response(bytes, { headers: { "Content-Type": type } })
    .formData()
    .catch((cause: unknown) => {
      throw new ShopError("malformed", "The form could not be read.", { cause });
    });
  const [file, secondFile] = form.getAll("file");
  if (!(file instanceof File) || file.size === 0) throw invalidFile("Please choose a file.");
  if (secondFile !== undefined) throw invalidFile("Please send one file at a time.");
  if (file.size > maxBytes) throw new ShopError("too_large", tooLarge);
  return new Uint8Array(await file.arrayBuffer());
}
