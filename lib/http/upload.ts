import { ShopError } from "@/lib/errors";
import { readBytes } from "./body";

/** What the form around a file may weigh, in bytes. */
const formLimit = 16 * 1024;

const wrong = (error: string) => new ShopError("invalid", error, { fields: { file: error } });

/** The one file of a multipart form, refused while it streams once it passes the limit. */
export async function readUpload(request: Request, mostBytes: number): Promise<Uint8Array> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new ShopError(
      "unsupported_media_type",
      "Please send a form (Content-Type: multipart/form-data).",
    );
  }
  const tooLarge = `Please choose a file of at most ${Math.floor(mostBytes / 2 ** 20)} MB.`;
  const bytes = await readBytes(request, mostBytes + formLimit, tooLarge);
  const form = await new Response(bytes, { headers: { "Content-Type": type } })
    .formData()
    .catch((cause: unknown) => {
      throw new ShopError("malformed", "The form could not be read.", { cause });
    });
  const [file, another] = form.getAll("file");
  if (!(file instanceof File) || file.size === 0) throw wrong("Please choose a file.");
  if (another !== undefined) throw wrong("Please send one file at a time.");
  if (file.size > mostBytes) throw new ShopError("too_large", tooLarge);
  return new Uint8Array(await file.arrayBuffer());
}
