import "server-only";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { media } from "@/db/schema/media";
import { env } from "@/lib/env";
import { toPng } from "./picture";
import type { UploadTarget } from "./rules";

/** The configured image host; null if this shop stores the pictures itself. */
export function uploadTarget(): UploadTarget | null {
  const { IMAGE_UPLOAD_URL: url, IMAGE_UPLOAD_PRESET: preset } = env("images");
  return url ? { url, preset } : null;
}

/** A picture as WebP; null if the id is unknown. */
export async function getPicture(id: string): Promise<Buffer | null> {
  const [row] = await database()
    .select({ content: media.content })
    .from(media)
    .where(eq(media.id, id));
  return row?.content ?? null;
}

export async function isPicture(id: string): Promise<boolean> {
  const [row] = await database().select({ id: media.id }).from(media).where(eq(media.id, id));
  return row !== undefined;
}

/** A picture as a small PNG; null if the id is unknown. */
export async function getPicturePng(id: string, side: number): Promise<Buffer | null> {
  const content = await getPicture(id);
  return content && toPng(content, side);
}
