import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { LinkValue } from "@/components/templates/content/slots";
import { walkSlots } from "@/components/templates/content/values";
import { type ContentDocument, valueAt } from "./rules";
import { languagesOf } from "./translations";

/**
 * The countries whose law asks every company for an imprint: Article 5 of Directive 2000/31/EC in
 * the European Economic Area, Article 3(1)(s) of the UWG in Switzerland. ISO 3166-1.
 */
const countries =
  "AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK";

export const needsImprint = (country: string | null | undefined): boolean =>
  Boolean(country) && countries.split(" ").includes(country ?? "");

const namePattern =
  /\b(imprint|impressum|offenlegung|legal notice|aviso legal|mentions legales|note legali|colophon|colofon)\b/i;

const isImprint = (name: string) =>
  namePattern.test(name.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("-", " "));

/** Whether a site has a text page that is called an imprint, or a link that is. */
export function hasImprint(declaration: ContentDeclaration, document: ContentDocument): boolean {
  const further = languagesOf(document).map((language) => document.translations?.[language] ?? {});
  return [...walkSlots(declaration.slots, document.content)].some(({ path, slot }) => {
    const value = valueAt(declaration, document, path);
    if (value === null) return false;
    // Cast: the value of a link slot.
    if (slot.kind === "link") return isImprint((value as LinkValue).label);
    if (!/^pages\.[^.]+\.(name|title)$/.test(path)) return false;
    return [value, ...further.map((texts) => texts[path])].some((it) => isImprint(String(it)));
  });
}
