import "server-only";
import type { Language } from "@/components/templates/content/languages";
import { hasRoles } from "@/components/templates/roles";
import { onceMade } from "@/lib/once-made";
import { requireDeclaration } from "../content/declarations";
import { firstDraft } from "../first-draft/first-draft";
import { readPack } from "../first-draft/read-pack";
import { trades } from "../first-draft/trades";
import { askWriter, requireWriter } from "./ask-writer";
import { problemOf, vocabularyOf } from "./rules";
import type { Rephrased, RephraseRequest } from "./schemas";
import { ownWordsOf, writableTexts } from "./texts";

const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

const vocabularies = new Map<Language, () => Promise<ReadonlySet<string>>>();

/** The words of all trades in a language. */
function vocabularyIn(language: Language): Promise<ReadonlySet<string>> {
  const read =
    vocabularies.get(language) ??
    onceMade(async () => {
      const packs = await Promise.all(trades.map((trade) => readPack({ trade, language })));
      return vocabularyOf(packs.flatMap(stringsIn));
    });
  vocabularies.set(language, read);
  return read();
}

/** Texts of the company's first draft in other words. Texts that say more than is known are dropped. */
export async function rephrase(
  { template, slots, name, ...business }: RephraseRequest,
  signal: AbortSignal,
): Promise<Rephrased> {
  requireWriter();
  const { facts, language } = business;
  const declaration = await requireDeclaration(template);
  if (!hasRoles(template)) return { texts: [], dropped: [] };
  const pack = await readPack(business);
  const draft = firstDraft(template, declaration, pack, business);
  const texts = writableTexts(template, declaration, draft, facts).filter(({ path }) =>
    slots.includes(path),
  );
  const result: Rephrased = { texts: [], dropped: [] };
  if (texts.length === 0) return result;
  const keyed = texts.map((it, index) => [String(index + 1), it] as const);
  const answers = await askWriter(
    {
      language,
      company: {
        name,
        trade: pack.trade,
        town: facts.address?.city,
        about: facts.about,
        offer: (facts.items ?? []).map(({ name, text }) => ({ name, text })),
      },
      texts: Object.fromEntries(keyed.map(([key, { text }]) => [key, text])),
      lengths: Object.fromEntries(keyed.map(([key, { max }]) => [key, max])),
    },
    signal,
  );
  const known = {
    facts: [name, facts.address?.city ?? "", ...ownWordsOf(facts)],
    language,
    vocabulary: await vocabularyIn(language),
  };
  for (const [key, { path: slot, text: original, max }] of keyed) {
    const given = Object.hasOwn(answers, key) ? answers[key] : undefined;
    const text = typeof given === "string" ? given.trim().normalize("NFC") : "";
    const reason = problemOf(text, { ...known, original, max });
    if (reason) result.dropped.push({ slot, reason });
    else if (text !== original) result.texts.push({ slot, text });
  }
  return result;
}
