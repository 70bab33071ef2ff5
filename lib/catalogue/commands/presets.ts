import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { type Transaction, transaction } from "@/db/client";
import { presetPrices, presets } from "@/db/schema/catalogue";
import { ShopError } from "@/lib/errors";
import { formatMoney } from "@/lib/money";
import { changedNames } from "@/lib/platform/audit/changed-names";
import { recordEvent } from "@/lib/platform/audit/commands";
import { revalidate, tags } from "@/lib/platform/cache/revalidate";
import { relative } from "@/lib/site";
import { keepPresetPictures } from "../pictures/commands";
import { type ImageText, keptImageTexts } from "../pictures/rules";
import { previewedDesign } from "../previewed-design";
import { presetColumns, toPresetViews } from "../queries/preset-views";
import { previewPath } from "../rules";
import {
  type NewPreset,
  notAnImage,
  notAPreview,
  notATemplate,
  type Preset,
  type PresetChange,
} from "../schemas";
import { enqueueLaunch, launchChange, plannedLaunch } from "./launch";

const refusal = currentTranslations("catalogueRefusals");

const t = currentTranslations("presetErrors");

type Row = Parameters<typeof toPresetViews>[0][number];

/** Revalidates the pages that show the preset, and returns its view. */
async function publish(row: Row | undefined): Promise<Preset> {
  const [preset] = row ? await toPresetViews([row]) : [];
  if (!preset) throw new ShopError("not_found", t("unknownPreset"));
  await revalidate(tags.presets, tags.preset(preset.id), tags.testimonials);
  return preset;
}

/** A URL in its stored form: a path if it belongs to this site. Other URLs have to be https. */
function storedUrl(url: string, field: "images" | "url", error: string): string {
  const stored = relative(url);
  if (stored.startsWith("http:"))
    throw new ShopError("invalid", error, { fields: { [field]: error } });
  return stored;
}

const storedImages = (urls: string[]) => urls.map((url) => storedUrl(url, "images", notAnImage()));

/** Converts the addresses of images to their stored form. */
const storedTexts = (images: string[], texts: ImageText[]) =>
  keptImageTexts(
    images,
    texts.map(({ image, text }) => ({ image: relative(image), text })),
  );

/**
 * Without a URL, the preset gets the URL of its name. Of this site's addresses only previews of
 * templates are accepted, and the preset's present address, because back offices send whole
 * records.
 */
function storedPreview(url: string, name: string, before?: string): string {
  const stored = storedUrl(url || previewPath(name), "url", notAPreview());
  if (url && stored !== before && stored.startsWith("/") && !previewedDesign(stored)) {
    throw new ShopError("invalid", notATemplate(), { fields: { url: notATemplate() } });
  }
  return stored;
}

export async function createPreset(preset: NewPreset): Promise<Preset> {
  const { launchAt, ...facts } = preset;
  const { name, url } = facts;
  const images = storedImages(preset.images);
  const values = {
    ...facts,
    images,
    imageTexts: storedTexts(images, preset.imageTexts),
    url: storedPreview(url, name),
    ...(launchAt ? plannedLaunch(launchAt) : {}),
  };
  const added = await transaction(async (tx) => {
    await keepPresetPictures(tx, images);
    const [row] = await tx.insert(presets).values(values).returning(presetColumns);
    if (row) {
      const detail = `${name}, ${formatMoney({ cents: row.priceCents })}`;
      await recordEvent(tx, "catalog.preset-added", { target: `preset ${row.id}`, detail });
      if (row.launchAt) await enqueueLaunch(tx, row.id, row.launchAt);
    }
    return row;
  });
  return publish(added);
}

export async function changePreset(
  id: number,
  { wasReadInSale, ...wished }: PresetChange,
): Promise<Preset> {
  const changed = await transaction(async (tx) => {
    const isPreset = eq(presets.id, id);
    const [before] = await tx
      .select(presetColumns)
      .from(presets)
      .where(isPreset)
      .for("no key update");
    if (!before) return undefined;
    const change = wasReadInSale ? await withoutSalePrice(tx, before, wished) : wished;
    requireRegularPrice(before, change);
    const values = storedChange(before, change);
    const launch = launchChange(before, change);
    if (change.images) await keepPresetPictures(tx, values.images);
    const [row] = await tx
      .update(presets)
      .set({ ...values, ...launch, updatedAt: sql`now()` })
      .where(isPreset)
      .returning(presetColumns);
    if (row) await recordChange(tx, before, row);
    if (row?.launchAt) await enqueueLaunch(tx, id, row.launchAt);
    return row;
  });
  return publish(changed);
}

/** The addresses and texts of a preset after a change. */
function storedChange(before: Row, change: PresetChange) {
  const images = change.images ? storedImages(change.images) : before.images;
  const { launchAt: _, url, name = before.name, ...facts } = change;
  return {
    ...facts,
    name,
    images,
    imageTexts: storedTexts(images, change.imageTexts ?? before.imageTexts),
    url: url === undefined ? before.url : storedPreview(url, name, before.url),
  };
}

/**
 * Back offices send whole records. If a record was read during a sale and is sent back after it,
 * its price is the sale price, which would then stay for good.
 */
async function withoutSalePrice(
  tx: Transaction,
  before: Row,
  change: PresetChange,
): Promise<PresetChange> {
  const { priceCents, ...others } = change;
  if (before.saleId !== null || priceCents === undefined) return change;
  const isEarlier = and(
    eq(presetPrices.presetId, before.id),
    eq(presetPrices.priceCents, priceCents),
  );
  return (await tx.$count(presetPrices, isEarlier)) > 0 ? others : change;
}

/**
 * During a sale, the price belongs to the sale: when the sale ends, the regular price is valid
 * again.
 */
function requireRegularPrice(before: Row, { priceCents }: PresetChange): void {
  if (before.saleId === null || priceCents === undefined || priceCents === before.priceCents)
    return;
  throw new ShopError("conflict", refusal("inSale"));
}

async function recordChange(tx: Transaction, before: Row, after: Row): Promise<void> {
  const target = `preset ${after.id}` as const;
  const { priceCents, isDisabled, updatedAt, ...facts } = after;
  if (priceCents !== before.priceCents) {
    const [from, to] = [before, after].map((row) => formatMoney({ cents: row.priceCents }));
    await recordEvent(tx, "catalog.price-changed", { target, detail: `${from} to ${to}` });
  }
  if (isDisabled !== before.isDisabled) {
    const event = isDisabled ? "catalog.preset-off-sale" : "catalog.preset-on-sale";
    await recordEvent(tx, event, { target, detail: after.name });
  }
  const detail = changedNames(before, facts);
  if (detail) await recordEvent(tx, "catalog.preset-changed", { target, detail });
}

/** Takes a preset off sale. The row stays, because invoices, downloads and links refer to it. */
export const disablePreset = (id: number): Promise<Preset> =>
  changePreset(id, { isDisabled: true });
