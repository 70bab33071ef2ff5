import type { Translations } from "./languages";
import { fitted, lengthOf, room } from "./limits";

/**
 * A part of a paragraph with one style. In plain text, "
 * " ends a line.
 */
export type Run =
  | string
  | { text: string; mark: "em" | "strong" }
  | { text: string; to: string }
  | { brand: true };

/** `to` is a part of the page (`#shop`), a page (`page:id`), or an http, https, mailto or tel address. */
export interface LinkValue {
  label: string;
  to: string;
}

/** A sample link whose label follows the language of the site. */
export interface TranslatedLink {
  label: Translations;
  to: string;
}

export interface PriceValue {
  /** In the currency's smallest unit. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Set until the owner has named the price: words stand in its place. */
  isOpen?: true;
}

export interface PictureValue {
  /** A file of the template or of a trade, or the SHA-256 of an uploaded picture in hex. */
  file: string;
  /** Empty for a decorative picture, and while `needsAlt` is set. */
  alt: string;
  /** Set until the owner has said what a picture of their own shows. */
  needsAlt?: true;
  /** The point that stays visible when the picture is cropped, in percent from the left and the top. */
  focus?: readonly [number, number];
  /** The size of a picture that is not the template's, in pixels. */
  size?: readonly [number, number];
}

/** A block of a text page. Consecutive items are one list. */
export interface Block {
  kind: "heading" | "paragraph" | "item";
  runs: readonly Run[];
}

interface Labeled {
  /** The name of the slot in the editor. */
  label: string;
}

export interface TextSlot extends Labeled {
  kind: "text";
  sample: string;
  /** Set for a small word: its text follows the language of the site. */
  translations?: Translations;
  /** The most characters. */
  max: number;
  isOptional?: boolean;
  /** Whether it is a file name without its extension. */
  isFileName?: boolean;
}

export interface ParagraphSlot extends Labeled {
  kind: "paragraph";
  sample: readonly Run[];
  /** The most characters of all runs. */
  max: number;
  isOptional?: boolean;
}

export interface PriceSlot extends Labeled {
  kind: "price";
  sample: PriceValue;
  /** Whether whole amounts are printed with decimals. */
  hasDecimals: boolean;
  /** The English text of the sample price, if it is formatted differently. */
  sampleText?: string;
}

export interface LinkSlot extends Labeled {
  kind: "link";
  sample: LinkValue;
  /** The most characters of the label. */
  max: number;
  /** Whether the link may have no target: `to` is empty then. */
  isOptional?: boolean;
}

export interface PictureSlot extends Labeled {
  kind: "picture";
  sample: PictureValue;
  /** The size of the sample's file, in pixels. */
  width: number;
  height: number;
  /** The `sizes` attribute for an uploaded picture: its width on the page. */
  sizes: string;
}

export interface ChoiceSlot<Option extends string = string> extends Labeled {
  kind: "choice";
  sample: Option;
  /** Labels by value. */
  options: Readonly<Record<Option, string>>;
}

export interface BlocksSlot extends Labeled {
  kind: "blocks";
  sample: readonly Block[];
  /** The most characters of all runs. */
  max: number;
}

/** The order of the sections that the design allows to move. */
export interface OrderSlot<Name extends string = string> extends Labeled {
  kind: "order";
  sample: readonly Name[];
  /** Labels by name. */
  names: Readonly<Record<Name, string>>;
}

export interface GroupSlot<S extends Slots = Slots> extends Labeled {
  kind: "group";
  slots: S;
}

/** A group that can be turned off. */
export interface SectionSlot<S extends Slots = Slots> extends Labeled {
  kind: "section";
  /** Whether the sample shows it. */
  sample: boolean;
  slots: S;
}

export interface ListSlot<S extends Slots = Slots> extends Labeled {
  kind: "list";
  /** The name of an item in the editor. */
  itemLabel: string;
  /** The samples of these slots are those of an added item. */
  slots: S;
  sample: readonly Samples[];
  min: number;
  max: number;
}

export type Slot =
  | TextSlot
  | ParagraphSlot
  | PriceSlot
  | LinkSlot
  | PictureSlot
  | ChoiceSlot
  | BlocksSlot
  | OrderSlot
  | GroupSlot
  | SectionSlot
  | ListSlot;

export interface Slots {
  readonly [name: string]: Slot;
}

/** Sample values of a list's item, by slot. */
export interface Samples {
  readonly [name: string]: unknown;
}

/** The sample of a slot inside a list's item. */
type SampleOf<S extends Slot> =
  S extends ListSlot<infer Item>
    ? readonly ItemSample<Item>[]
    : S extends GroupSlot<infer Members> | SectionSlot<infer Members>
      ? ItemSample<Members>
      : S extends LinkSlot
        ? LinkValue | TranslatedLink
        : S extends Exclude<Slot, ListSlot | GroupSlot | SectionSlot>
          ? S["sample"]
          : never;

export type ItemSample<S extends Slots> = { readonly [Name in keyof S]?: SampleOf<S[Name]> };

interface ParagraphOptions {
  /** The most characters; by default half more than the sample's, but at least 40. */
  max?: number;
  isOptional?: boolean;
}

interface TextOptions extends ParagraphOptions {
  isFileName?: boolean;
}

/** One line of text. */
export const text = (
  label: string,
  sample: string,
  { max = room(sample.length, 40), ...options }: TextOptions = {},
): TextSlot => ({ kind: "text", label, sample, max, ...options });

/** A small word of the interface, in the language of the site. */
export const word = (label: string, translations: Translations, max?: number): TextSlot => ({
  kind: "text",
  label,
  sample: translations.en,
  translations,
  max: max ?? room(Math.max(...Object.values(translations).map((it) => it.length)), 30),
});

const runsOf = (sample: string | readonly Run[]): readonly Run[] =>
  typeof sample === "string" ? (sample ? [sample] : []) : sample;

/** Text with line ends, emphasis, links and the company's name. */
export function paragraph(
  label: string,
  sample: string | readonly Run[],
  options: ParagraphOptions = {},
): ParagraphSlot {
  const runs = runsOf(sample);
  const { max = room(lengthOf(runs), 120), isOptional } = options;
  return { kind: "paragraph", label, sample: runs, max, ...(isOptional ? { isOptional } : {}) };
}

/** `amount` in cents; whole amounts are printed without decimals unless `hasDecimals` is set. */
export const price = (label: string, amount: number, hasDecimals = false): PriceSlot => ({
  kind: "price",
  label,
  sample: usd(amount),
  hasDecimals,
});

/** A sample's price, in cents. */
export const usd = (amount: number): PriceValue => ({ amount, currency: "USD" });

export const link = (label: string, sample: LinkValue, max?: number): LinkSlot => ({
  kind: "link",
  label,
  sample,
  max: max ?? room(sample.label.length, 30),
});

/** `sizes` is the width on the page, as in the attribute of `img`. */
export const picture = (
  label: string,
  sample: PictureValue,
  shown: { width: number; height: number; sizes: string },
): PictureSlot => ({ kind: "picture", label, sample, ...shown });

export const choice = <const Option extends string>(
  label: string,
  sample: NoInfer<Option>,
  options: Readonly<Record<Option, string>>,
): ChoiceSlot<Option> => ({ kind: "choice", label, sample, options });

export const blocks = (label: string, max: number): BlocksSlot => ({
  kind: "blocks",
  label,
  sample: [],
  max,
});

/** In the sample the sections are in the order in which they are named. */
export const order = <const Name extends string>(
  label: string,
  names: Readonly<Record<Name, string>>,
): OrderSlot<Name> => ({
  kind: "order",
  label,
  // Cast: to TypeScript, the keys of an object are strings.
  sample: Object.keys(names) as Name[],
  names,
});

export const group = <const S extends Slots>(label: string, slots: S): GroupSlot<S> => ({
  kind: "group",
  label,
  slots,
});

/** `isShown`: whether the sample shows the section. */
export const section = <const S extends Slots>(
  label: string,
  slots: S,
  isShown = true,
): SectionSlot<S> => ({ kind: "section", label, sample: isShown, slots });

export const list = <const S extends Slots>(
  label: string,
  itemLabel: string,
  slots: S,
  { sample, min, max }: { sample: readonly ItemSample<S>[]; min: number; max: number },
): ListSlot<S> => ({
  kind: "list",
  label,
  itemLabel,
  // The same slots, some of them with a higher limit.
  slots: fitted(slots, sample) as S,
  sample,
  min,
  max,
});
