import "server-only";
import { requireDeclaration } from "@/lib/customization/content/declarations";
import type { ContentDocument } from "@/lib/customization/content/rules";
import { readDocument } from "@/lib/customization/content/save";
import { languagesOf } from "@/lib/customization/content/translations";
import { readPack } from "@/lib/customization/first-draft/read-pack";
import { trades } from "@/lib/customization/first-draft/trades";
import { missingFacts, missingItemTexts, words } from "@/lib/customization/first-draft/words";
import { typedWords } from "./screening/typed-site";

const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** A first draft may leave out the last sentences of a text. */
const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((it) => /\p{L}/u.test(it));

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** What first drafts say in a language of every company of a trade. */
async function listDraftSentences(language: ContentDocument["language"]): Promise<Set<string>> {
  const packs = await Promise.all(trades.map((trade) => readPack({ trade, language, facts: {} })));
  const shared = [words, missingFacts, missingItemTexts].flatMap((texts) =>
    Object.values(texts).map((it) => it[language]),
  );
  return new Set(textsIn([packs, shared]).flatMap(sentencesOf));
}

/** Whether a stored document says something that neither the sample nor a first draft says by itself. */
export async function hasOwnWords(slug: string, stored: ContentDocument): Promise<boolean> {
  const declaration = await requireDeclaration(slug);
  const document = readDocument(declaration, stored);
  // Packs have this placeholder for the company's name.
  const { titles, texts, links } = typedWords(declaration, document, "{name}");
  const said = [...titles, ...texts, ...links.map(({ label }) => label)];
  const known = await Promise.all(languagesOf(document).map(listDraftSentences));
  return said.flatMap(sentencesOf).some((it) => !known.some((sentences) => sentences.has(it)));
}
