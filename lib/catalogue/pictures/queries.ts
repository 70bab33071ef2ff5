import "server-only";
import { and, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { presetPictureFiles } from "@/db/schema/preset-pictures";
import type { PresetPictureFile } from "./rules";

/** A file of a picture; null if there is none. */
export async function getPresetPictureFile({
  hash,
  width,
}: PresetPictureFile): Promise<Buffer | null> {
  const [row] = await database()
    .select({ content: presetPictureFiles.content })
    .from(presetPictureFiles)
    .where(and(eq(presetPictureFiles.hash, hash), eq(presetPictureFiles.width, width)));
  return row?.content ?? null;
}
