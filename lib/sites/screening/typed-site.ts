import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { Block, LinkValue, PictureValue, Run } from "@/components/templates/content/slots";
import { walkSlots } from "@/components/templates/content/values";
import type { ContentDocument } from "@/lib/customization/content/rules";
import { plainText } from "@/lib/customization/content/runs";
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

interface Typed {
  texts: string[];
  links: TypedLink[];
  alts: string[];
}

function addRuns(typed: Typed, runs: readonly Run[], company: string): void {
  typed.texts.push(plainText(runs, company));
  for (const run of runs) {
    if (typeof run === "object" && "to" in run) typed.links.push({ label: run.text, to: run.to });
  }
}

/** What a buyer typed into a template, in the order of its page. The sample's own words are left out. */
export function typedWords(
  { slots }: ContentDeclaration,
  { content }: ContentDocument,
  company: string,
) {
  const typed: Typed = { texts: [], links: [], alts: [] };
  for (const { path, slot } of walkSlots(slots, content)) {
    const value = Object.hasOwn(content, path) ? content[path] : undefined;
    if (value === undefined) continue;
    // Casts: a document is validated before it is stored, so each slot holds a value of its kind.
    if (slot.kind === "text") typed.texts.push(value as string);
    if (slot.kind === "paragraph") addRuns(typed, value as readonly Run[], company);
    if (slot.kind === "blocks") {
      for (const { runs } of value as readonly Block[]) addRuns(typed, runs, company);
    }
    if (slot.kind === "link") typed.links.push(value as LinkValue);
    if (slot.kind === "picture") typed.alts.push((value as PictureValue).alt);
  }
  return typed;
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
    title: document?.title ?? "",
    texts: [about, document?.description, ...(words?.texts ?? []), ...facts].flatMap(
      (it) => it || [],
    ),
    links,
    alts: (words?.alts ?? []).filter(Boolean),
    oldAddresses: Object.keys(redirects),
  };
}
