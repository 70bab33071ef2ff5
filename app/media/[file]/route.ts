import { getPresetPictureFile } from "@/lib/catalogue/pictures/queries";
import { presetPictureFileOf } from "@/lib/catalogue/pictures/rules";
import { getPictureFile } from "@/lib/customization/pictures/queries";
import { pictureFileOf } from "@/lib/customization/pictures/rules";
import { asUnavailable } from "@/lib/database-errors";
import { errorResponse } from "@/lib/platform/http/json";
import { getPicture } from "@/lib/platform/media/queries";
import { mediaIdOfFile } from "@/lib/platform/media/rules";

/** The content of a URL never changes, so it is immutable. Security headers are in next.config.mjs. */
const headers = {
  "Content-Type": "image/webp",
  "Cache-Control": "public, max-age=31536000, immutable",
};

async function contentOf(file: string): Promise<Buffer | null> {
  const logo = mediaIdOfFile(file);
  if (logo) return getPicture(logo);
  const presetPicture = presetPictureFileOf(file);
  if (presetPicture) return getPresetPictureFile(presetPicture);
  const picture = pictureFileOf(file);
  return picture && getPictureFile(picture);
}

/**
 * An uploaded logo or picture, of a customer or of a preset. Public: access needs only the URL,
 * which cannot be guessed.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  try {
    const content = await contentOf((await params).file);
    if (content) return new Response(new Uint8Array(content), { headers });
    return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    const unavailable = asUnavailable(error);
    if (unavailable) return errorResponse(unavailable);
    throw error;
  }
}
