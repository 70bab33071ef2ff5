import { isTradePicture } from "../trade-pictures";
import type { ContentDeclaration } from "./declaration";
import type { Language } from "./languages";
import type {
  Block,
  LinkSlot,
  LinkValue,
  ListSlot,
  PictureSlot,
  PictureValue,
  PriceSlot,
  PriceValue,
  Run,
  Samples,
  Slot,
  Slots,
} from "./slots";
import { type ContentValues, itemIds, itemSamples, samplesOf, sampleValue } from "./values";
import type { LinkView, PictureView, PriceView, RunView, SlotAttributes, SlotsView } from "./views";
import { openPrice } from "./words";

export interface PrintOptions {
  values: ContentValues;
  language: Language;
  brandName: string;
  /** The base URL of the template's pictures, without a trailing slash. */
  images: string;
  /** The base URL of uploaded pictures, without a trailing slash. */
  uploads: string;
  /** The base URL of the pictures of trades, without a trailing slash. */
  trades: string;
  /** The URL of the template's page, relative to this page: empty on the page itself. */
  home: string;
  /** Whether slots are marked for the editor. */
  isEdited: boolean;
}

/** Widths in pixels in which an uploaded picture is stored. */
export const pictureWidths = [480, 960, 1600] as const;

/**
 * The widths in which a picture is stored: it is never enlarged, so the list ends with the first
 * width that is at least the picture's.
 */
export function keptWidths(width: number): readonly number[] {
  const enough = pictureWidths.findIndex((it) => it >= width);
  return enough < 0 ? pictureWidths : pictureWidths.slice(0, enough + 1);
}

/** The file of an uploaded picture in one of its widths. */
export const uploadName = (hash: string, width: number) => `${hash}-${width}.webp`;

/** Whether a picture's file is the hash of an uploaded one. */
export const isUpload = (file: string) => /^[0-9a-f]{64}$/.test(file);

interface Place extends PrintOptions {
  pages: ReadonlyMap<string, string>;
}

const markSlot = (place: Place, slot: Slot, path: string): SlotAttributes =>
  place.isEdited
    ? {
        "data-slot": path,
        "data-kind": slot.kind,
        "data-label": slot.label,
        ...("max" in slot ? { "data-max": slot.max } : {}),
      }
    : {};

const markItem = (place: Place, { itemLabel }: ListSlot, path: string): SlotAttributes =>
  place.isEdited ? { "data-list-item": path, "data-label": itemLabel } : {};

const withPath = (place: Place, path: string) => (place.isEdited ? { path } : {});

const asWritten = (place: Place, slot: Slot, path: string) =>
  place.isEdited ? { path, attributes: markSlot(place, slot, path) } : {};

/** The address of a link's target on the rendered page. */
function hrefOf(to: string, { home, pages }: Pick<Place, "home" | "pages">): string {
  if (to.startsWith("#")) return home + to;
  if (to.startsWith("page:")) return pages.get(to.slice("page:".length)) ?? (home || "#");
  return to;
}

const runView =
  (place: Place) =>
  (run: Run): RunView => {
    if (typeof run === "string") return { text: run };
    if ("brand" in run) return { text: place.brandName, isBrand: true };
    if ("mark" in run) return { text: run.text, mark: run.mark };
    const href = hrefOf(run.to, place);
    return place.isEdited ? { text: run.text, href, to: run.to } : { text: run.text, href };
  };

/** An amount in the site's language. */
export function formatPrice(
  { amount, currency, isOpen }: PriceValue,
  language: Language,
  hasDecimals: boolean,
): string {
  if (isOpen) return openPrice[language];
  const format = new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    trailingZeroDisplay: hasDecimals ? "auto" : "stripIfInteger",
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** In a sum: set where one of the prices is open, so that the sum is, too. */
export const openWith = (prices: readonly Pick<PriceValue, "isOpen">[]): { isOpen?: true } =>
  prices.some(({ isOpen }) => isOpen) ? { isOpen: true } : {};

function priceView(slot: PriceSlot, value: PriceValue, path: string, place: Place): PriceView {
  const { sample, sampleText, hasDecimals } = slot;
  const isSample = value.amount === sample.amount && value.currency === sample.currency;
  const text = isSample && place.language === "en" ? sampleText : undefined;
  return {
    text: text ?? formatPrice(value, place.language, hasDecimals),
    ...value,
    ...withPath(place, path),
  };
}

/** The address of a picture that is no upload: of a trade's, or of one of the template's own. */
export const samplePictureUrl = (
  file: string,
  { images, trades }: Pick<PrintOptions, "images" | "trades">,
) => `${isTradePicture(file) ? trades : images}/${file}`;

const linkView = (slot: LinkSlot, value: LinkValue, path: string, place: Place): LinkView => ({
  label: { text: value.label, ...asWritten(place, slot, path) },
  href: hrefOf(value.to, place),
});

function pictureView(
  slot: PictureSlot,
  { file, alt, focus, size }: PictureValue,
  path: string,
  place: Place,
): PictureView {
  const style = focus ? { style: { objectPosition: `${focus[0]}% ${focus[1]}%` } } : {};
  const edit = markSlot(place, slot, path);
  if (!isUpload(file)) {
    const [width, height] = (isTradePicture(file) && size) || [slot.width, slot.height];
    return {
      src: samplePictureUrl(file, place),
      alt,
      width,
      height,
      attributes: { ...style, ...edit },
    };
  }
  const [width, height] = size ?? [slot.width, slot.height];
  const widths = keptWidths(width);
  const url = (it: number) => `${place.uploads}/${uploadName(file, it)}`;
  const srcSet = widths.map((it) => `${url(it)} ${Math.min(it, width)}w`).join(", ");
  return {
    src: url(widths.at(-1) ?? pictureWidths[0]),
    alt,
    width,
    height,
    attributes: { srcSet, sizes: slot.sizes, ...style, ...edit },
  };
}

const textOf = (runs: readonly RunView[]) => runs.map(({ text }) => text).join("");

function printSlot(slot: Slot, sample: unknown, path: string, place: Place): unknown {
  if (slot.kind === "group") return printSlots(slot.slots, samplesOf(sample), `${path}.`, place);
  const stored = Object.hasOwn(place.values, path) ? place.values[path] : undefined;
  const value = stored ?? sampleValue({ slot, sample }, place.language);
  switch (slot.kind) {
    case "text":
      return { text: value, ...asWritten(place, slot, path) };
    case "paragraph": {
      // Cast: stored documents are validated against the declaration before they are rendered.
      const runs = (value as readonly Run[]).map(runView(place));
      return { text: textOf(runs), runs, ...asWritten(place, slot, path) };
    }
    case "price":
      return {
        ...priceView(slot, value as PriceValue, path, place),
        ...asWritten(place, slot, path),
      };
    case "link":
      return linkView(slot, value as LinkValue, path, place);
    case "picture":
      return pictureView(slot, value as PictureValue, path, place);
    case "choice":
      return { value };
    case "order":
      return value;
    case "blocks": {
      const blocks = (value as readonly Block[]).map(({ kind, runs }) => ({
        kind,
        runs: runs.map(runView(place)),
      }));
      return { blocks, ...asWritten(place, slot, path) };
    }
    case "section":
      return {
        ...printSlots(slot.slots, samplesOf(sample), `${path}.`, place),
        isShown: value === true,
        attributes: markSlot(place, slot, path),
      };
    case "list":
      return itemIds(slot, sample, stored).map((id) => ({
        ...printSlots(slot.slots, itemSamples(slot, sample, id), `${path}.${id}.`, place),
        id,
        attributes: markItem(place, slot, `${path}.${id}`),
      }));
  }
}

function printSlots(
  slots: Slots,
  samples: Samples,
  prefix: string,
  place: Place,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => {
      const sample = Object.hasOwn(samples, name) ? samples[name] : undefined;
      return [name, printSlot(slot, sample, prefix + name, place)];
    }),
  );
}

/** The file names of the text pages, by id. */
export function pageFiles(
  { slots }: ContentDeclaration,
  values: ContentValues,
): Map<string, string> {
  const ids = itemIds(slots.pages, undefined, values.pages);
  const { sample } = slots.pages.slots.name;
  return new Map(ids.map((id) => [id, `${values[`pages.${id}.name`] ?? sample}.html`]));
}

/**
 * The values of a valid document in the form in which a template renders them; missing values are
 * the sample's.
 */
export function printContent<S extends Slots>(
  declaration: ContentDeclaration<S>,
  options: PrintOptions,
): SlotsView<ContentDeclaration<S>["slots"]> {
  const place = { ...options, pages: pageFiles(declaration, options.values) };
  // Cast: printSlot returns for each kind of slot the view that SlotView names for it.
  return printSlots(declaration.slots, {}, "", place) as SlotsView<ContentDeclaration<S>["slots"]>;
}
