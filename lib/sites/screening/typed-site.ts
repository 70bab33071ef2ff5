import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type {
  Block,
  LinkValue,
  PictureValue,
  Run,
  Slot,
} from "@/components/templates/content/slots";
import { type SlotValue, walkSlots } from "@/components/templates/content/values";
import type { ContentDocument } from "@/lib/customization/content/rules";
import { plainText } from "@/lib/customization/content/runs";
import { documentIn, languagesOf } from "@/lib/customization/content/translations";
import type { SiteProfile } from "../rules";
import type { TypedLink, TypedSite } from "./rules";

/** Settings of a site that its visitors meet. */
export interface TypedSettings {
  name: string;
  domain: string | null;
  paymentLink: string | null;
  formAddress: string | null;
  /** Pages by the addresses of the site that was there before. */
  redirects: Readonly<Record<string, string>>;
}

interface Found {
  path: string;
  slot: Slot;
}

interface Typed {
  titles: string[];
  texts: string[];
  fields: string[];
  links: TypedLink[];
  alts: string[];
}

/** Whether a text is the label of a field for visitors: templates give those these names. */
const isField = ({ path, slot }: Found): boolean =>
  slot.kind === "text" &&
  slot.translations !== undefined &&
  /\.(?:name|email|message|date|time|guests|number)$/.test(path);

function addRuns(typed: Typed, runs: readonly Run[], company: string): void {
  typed.texts.push(plainText(runs, company));
  for (const run of runs) {
    if (typeof run === "object" && "to" in run) typed.links.push({ label: run.text, to: run.to });
  }
}

/**
 * What a buyer typed into a template, in the order of its page and in all of its languages. The
 * sample's own words are left out.
 */
export function typedWords(
  declaration: ContentDeclaration,
  document: ContentDocument,
  company: string,
) {
  const typed: Typed = { titles: [], texts: [], fields: [], links: [], alts: [] };
  for (const language of languagesOf(document)) {
    const { content, title, description } = documentIn(declaration, document, language);
    const written = document.translations?.[language] ?? {
      ...document.content,
      "@title": title,
      "@description": description,
    };
    if (written["@title"]) typed.titles.push(title);
    if (written["@description"]) typed.texts.push(description);
    for (const { path, slot } of walkSlots(declaration.slots, content)) {
      const value = Object.hasOwn(written, path) ? content[path] : undefined;
      if (value !== undefined) addWords(typed, { path, slot }, value, company);
    }
  }
  return typed;
}

function addWords(typed: Typed, found: Found, value: SlotValue, company: string): void {
  const { slot } = found;
  // Casts: a document is validated before it is stored, so each slot holds a value of its kind.
  if (slot.kind === "text") {
    typed.texts.push(value as string);
    if (isField(found)) typed.fields.push(value as string);
  }
  if (slot.kind === "paragraph") addRuns(typed, value as readonly Run[], company);
  if (slot.kind === "blocks") {
    for (const { runs } of value as readonly Block[]) addRuns(typed, runs, company);
  }
  if (slot.kind === "link") typed.links.push(value as LinkValue);
  if (slot.kind === "picture") typed.alts.push((value as PictureValue).alt);
}

/** What is judged of a site: the document is null for the sample. */
export function typedSite(
  declaration: ContentDeclaration,
  document: ContentDocument | null,
  { company, about, business }: Pick<SiteProfile, "company" | "about" | "business">,
  { name, domain, paymentLink, formAddress, redirects }: TypedSettings,
): TypedSite {
  const words = document && typedWords(declaration, document, company);
  const { legalName, address, items = [], links: profiles = [] } = business?.facts ?? {};
  const links = [
    ...(words?.links ?? []),
    ...[paymentLink, formAddress, ...profiles].flatMap((to) => (to ? [{ label: "", to }] : [])),
  ];
  const facts = [
    address?.street,
    address?.city,
    ...items.flatMap(({ name: item, text }) => [item, text]),
  ];
  return {
    name,
    domain,
    company,
    legalName,
    title: words?.titles.join("\n") ?? "",
    texts: [about, ...(words?.texts ?? []), ...facts].flatMap((it) => it || []),
    fields: words?.fields ?? [],
    links,
    alts: (words?.alts ?? []).filter(Boolean),
    oldAddresses: Object.keys(redirects),
  };
}
