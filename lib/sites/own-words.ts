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
  const packs = await Promise.all(trades.map((trade) => readPack({ trade, language })));
  const shared = [words, missingFacts, missingItemTexts].flatMap((texts) =>
    Object.values(texts).map((it) => it[language]),
  );
  return new Set(textsIn([packs, shared]).flatMap(sentencesOf));
}

/** How many texts of a stored document say something that neither the sample nor a first draft says by itself. */
export async function countOwnTexts(slug: string, stored: ContentDocument): Promise<number> {
  const declaration = await requireDeclaration(slug);
  const document = readDocument(declaration, stored);
  // Packs have this placeholder for the company's name.
  const { titles, texts, links } = typedWords(declaration, document, "{name}");
  const said = [...titles, ...texts, ...links.map(({ label }) => label)];
  const known = await Promise.all(languagesOf(document).map(listDraftSentences));
  const isOwn = (sentence: string) => !known.some((sentences) => sentences.has(sentence));
  return said.filter((text) => sentencesOf(text).some(isOwn)).length;
}

/** Whether a stored document has words of its owner. */
export const hasOwnWords = async (slug: string, stored: ContentDocument): Promise<boolean> =>
  (await countOwnTexts(slug, stored)) > 0;
