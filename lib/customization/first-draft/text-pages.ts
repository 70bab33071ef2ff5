import type { Language, Translations } from "@/components/templates/content/languages";
import type { Block, Run } from "@/components/templates/content/slots";
import type { Facts } from "../facts/schemas";
import { factRuns, sayFacts } from "./said-facts";

/** The titles of text pages that nearly every site has, by their file name. */
export const pageTitles = {
  imprint: {
    en: "Imprint",
    es: "Aviso legal",
    pt: "Aviso legal",
    fr: "Mentions légales",
    de: "Impressum",
    it: "Note legali",
  },
  privacy: {
    en: "Privacy",
    es: "Privacidad",
    pt: "Privacidade",
    fr: "Confidentialité",
    de: "Datenschutz",
    it: "Privacy",
  },
  terms: {
    en: "Terms",
    es: "Condiciones",
    pt: "Termos",
    fr: "Conditions générales",
    de: "AGB",
    it: "Condizioni",
  },
} as const satisfies Record<string, Translations>;

const paragraph = (runs: readonly Run[] | null): Block[] =>
  runs?.length ? [{ kind: "paragraph", runs }] : [];

/** Who runs a site and how to reach them, for its imprint; empty if neither address nor legal name is known. */
export function imprintBlocks(facts: Facts, language: Language): Block[] {
  const { imprint, phone, email } = sayFacts(facts, language);
  const [lines = []] = imprint?.forms ?? [];
  if (lines.length === 0) return [];
  const name: Run[] = facts.legalName ? [] : [{ brand: true }, "\n"];
  const contact = [phone, email].filter((it) => it !== undefined);
  return [
    ...paragraph([...name, lines.join("\n")]),
    ...paragraph(factRuns("", contact, () => true)),
  ];
}
