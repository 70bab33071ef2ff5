import { ShopError } from "@/lib/errors";
import { readBytes } from "./body";

/** Bytes of a multipart form besides its file. */
const maxFormOverhead = 16 * 1024;

const invalidFile = (error: string) => new ShopError("invalid", error, { fields: { file: error } });

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
