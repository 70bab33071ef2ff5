import "server-only";
import { eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { revalidate, tags } from "@/lib/cache/revalidate";
import { errorTexts } from "@/lib/error-texts";
import { ShopError } from "@/lib/errors";
import { relative } from "@/lib/site";
import { requirePreset } from "./queries/get-preset";
import { presetColumns, toPresetViews } from "./queries/preset-views";
import { previewPath } from "./rules";
import { type NewPreset, notAnImage, notAPreview, type Preset, type PresetChange } from "./schemas";

type Row = Parameters<typeof toPresetViews>[0][number];

/** Revalidates the pages that show the preset, and returns its view. */
async function publish(row: Row | undefined): Promise<Preset> {
  const [preset] = row ? await toPresetViews([row]) : [];
  if (!preset) throw new ShopError("not_found", errorTexts.unknownPreset);
  await revalidate(tags.presets, tags.preset(preset.id), tags.testimonials);
  return preset;
}

/** A URL as it is stored: a path if it is of this site. Others have to be https. */
function storedUrl(url: string, field: "images" | "url", error: string): string {
  const stored = relative(url);
  if (stored.startsWith("http:"))
    throw new ShopError("invalid", error, { fields: { [field]: error } });
  return stored;
}

const storedImages = (urls: string[]) => urls.map((url) => storedUrl(url, "images", notAnImage));

/** Without a URL, the preset has that of its name. */
const storedPreview = (url: string, name: string) =>
  storedUrl(url || previewPath(name), "url", notAPreview);

export async function createPreset(preset: NewPreset): Promise<Preset> {
  const { name, images, url } = preset;
  const [row] = await database()
    .insert(presets)
    .values({ ...preset, images: storedImages(images), url: storedPreview(url, name) })
    .returning(presetColumns);
  return publish(row);
}

export async function changePreset(id: number, change: PresetChange): Promise<Preset> {
  const { images, url } = change;
  const name = url === "" ? (change.name ?? (await requirePreset(id)).name) : "";
  const [row] = await database()
    .update(presets)
    .set({
      ...change,
      ...(images ? { images: storedImages(images) } : {}),
      ...(url === undefined ? {} : { url: storedPreview(url, name) }),
      updatedAt: sql`now()`,
    })
    .where(eq(presets.id, id))
    .returning(presetColumns);
  return publish(row);
}

/** Takes a preset off sale. The row stays, because invoices, downloads and links refer to it. */
export const disablePreset = (id: number): Promise<Preset> =>
  changePreset(id, { isDisabled: true });
