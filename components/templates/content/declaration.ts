import { blocks, choice, list, type Slots, text } from "./slots";
import type { ContentValues } from "./values";

/** Pages of text besides the page of the template, such as an imprint. */
const pages = list(
  "Text pages",
  "Page",
  {
    title: text("Title", "New page", { max: 60 }),
    name: text("File name", "page", { max: 40, isFileName: true }),
    place: choice("Linked in", "footer", { footer: "The footer", bar: "The bar" }),
    body: blocks("Text", 20_000),
  },
  { sample: [], min: 0, max: 5 },
);

type PagesSlot = typeof pages;

/** Slots with the contact details and opening hours of a company, by their path, for metadata. */
interface AboutSlots {
  address?: string;
  hours?: string;
}

export interface ContentDeclaration<S extends Slots = Slots> {
  /** Incremented when slots change in a way that requires a migration of stored documents. */
  version: number;
  /** Names of the parts of the page that links can lead to, by their id. */
  parts: Readonly<Record<string, string>>;
  about: AboutSlots;
  slots: S & { readonly pages: PagesSlot };
  /** By the version they lead to. Values that no longer have a slot keep their old path. */
  migrations: Readonly<Record<number, (content: ContentValues) => ContentValues>>;
}

/** Declares every text and picture of a template once. */
export const declareContent = <const S extends Slots>({
  version = 1,
  parts,
  about = {},
  slots,
  migrations = {},
}: {
  version?: number;
  parts: Readonly<Record<string, string>>;
  about?: AboutSlots;
  slots: S;
  migrations?: ContentDeclaration["migrations"];
}): ContentDeclaration<S> => ({
  version,
  parts,
  about,
  migrations,
  slots: { ...slots, pages },
});
