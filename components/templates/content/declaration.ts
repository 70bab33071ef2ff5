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

/** Slots that say where and when a company is found, by their path, for programs that read no page. */
interface AboutSlots {
  address?: string;
  hours?: string;
}

export interface ContentDeclaration<S extends Slots = Slots> {
  /** Raised when slots change in a way that stored documents have to follow. */
  version: number;
  /** Names of the parts of the page that links can lead to, by their id. */
  parts: Readonly<Record<string, string>>;
  about: AboutSlots;
  slots: S & { readonly pages: PagesSlot };
  /** By the version they lead to. Values without a place any more keep their old path. */
  migrations: Readonly<Record<number, (content: ContentValues) => ContentValues>>;
}

/** Declares every word and picture of a template once. */
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
