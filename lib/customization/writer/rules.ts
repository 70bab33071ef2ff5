import type { Language } from "@/components/templates/content/languages";
import { isWithin } from "@/lib/graphemes";
import { hiddenPattern } from "../content/rules";
import { claimWords } from "./claims";

/** Why a text of the writer is not shown. */
export const dropReasons = [
  "missing",
  "length",
  "markup",
  "contact",
  "number",
  "time",
  "claim",
  "name",
  "language",
] as const;

export type DropReason = (typeof dropReasons)[number];

/** The company's name in a text, as in the texts of trades. */
export const nameMark = "{name}";

interface Judged {
  /** The text that the writer was given. */
  original: string;
  /** What is known of the company: texts in which one fact does not touch the next. */
  facts: readonly string[];
  language: Language;
  /** The most characters. */
  max: number;
  /** Words of the language, as `wordsOf` spells them. */
  vocabulary: ReadonlySet<string>;
}

/** In small letters without accents. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("Œ", "oe")
    .replaceAll("’", "'")
    .toLowerCase();

/** The words of a text, without accents and in small letters. */
const wordsOf = (text: string): string[] => plain(text).match(/\p{L}+/gu) ?? [];

/** A word without its ending: who knows "bread" knows "breads". */
function stem(word: string): string {
  const bare = word.replace(/(?:ing|ed|en|er|es|em|[aeinos])$/, "");
  return bare.length >= 4 ? bare : word;
}

/** The words of texts and their stems. */
export function vocabularyOf(texts: readonly string[]): Set<string> {
  const words = texts.flatMap(wordsOf);
  return new Set([...words, ...words.map(stem)]);
}

const pattern = (entry: string) =>
  entry
    .trim()
    .replaceAll(/[.+?()[\]\\^$|]/g, "\\$&")
    .replaceAll("*", "\\p{L}*")
    .replaceAll(/\s+/g, "\\s+");

const compiled = new Map<string, RegExp>();

/** Finds the words of a list in a plain text. */
function finder(entries: string): RegExp {
  const known = compiled.get(entries);
  if (known) return known;
  const any = entries.split(",").map(pattern).join("|");
  const made = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "gu");
  compiled.set(entries, made);
  return made;
}

const found = (text: string, entries: string): string[] => text.match(finder(entries)) ?? [];

/** Whether plain texts say something with words of a list that what is known does not say with the same. */
function saysMore(answer: string, known: readonly string[], entries: string): boolean {
  const said = found(answer, entries);
  if (said.length === 0) return false;
  const isSaid = new Set(known.flatMap((text) => found(text, entries)));
  return said.some((it) => !isSaid.has(it));
}

/** Words and numbers with their signs, in small letters: "06:00–18:00" is one. */
const tokensOf = (plainText: string): string[] =>
  plainText
    .split(/\s+/u)
    .map((token) => token.replace(/^[^\p{L}\p{N}\p{Sc}]+|[^\p{L}\p{N}\p{Sc}%]+$/gu, ""))
    .filter(Boolean);

const pairsOf = (tokens: readonly string[]) =>
  tokens.slice(1).map((token, index) => `${tokens[index]} ${token}`);

/** A number, in digits of any script or in words, that does not stand beside the same word in what is known. */
function hasUnknownNumber(answer: string, known: readonly string[], language: Language): boolean {
  const tokens = tokensOf(answer);
  const pairs = new Set(known.flatMap((text) => pairsOf(tokensOf(text))));
  const isNumber = (token: string) =>
    /[\p{N}\p{Sc}%]/u.test(token) ||
    [language, "en" as const].some((it) => found(token, claimWords[it].numbers).length > 0);
  return tokens.some(
    (token, index) =>
      isNumber(token) &&
      !pairs.has(`${tokens[index - 1]} ${token}`) &&
      !pairs.has(`${token} ${tokens[index + 1]}`),
  );
}

/** Markup, signs of it, pictures as letters, and entities. */
const markup = /[<>{}[\]*_`#|\\~^=\p{Extended_Pictographic}]|&[#\w]+;/u;

/** Addresses of sites and mailboxes, also without their beginning. */
const contact = /@|:\/\/|www\.|\p{L}[\p{L}\p{N}-]*\.\p{L}{2,}/u;

/** Words in quotes are somebody's words. */
const quotes = /["“”„«»‹›「」]/u;

/** A capital letter, also within a word. */
const capital = /\p{Lu}|\p{Lt}/u;

/** Where a sentence may begin. */
const sentenceStart = /(?:^|[.!?…:–—]\s*|[¿¡(]\s*)$/u;

/** Whether a word, or both halves of a compound, are known. */
function isKnown(word: string, vocabularies: readonly ReadonlySet<string>[]): boolean {
  const has = (it: string) => vocabularies.some((words) => words.has(it) || words.has(stem(it)));
  if (has(word)) return true;
  for (let at = 4; at <= word.length - 4; at++) {
    const head = word.slice(0, at);
    if (has(word.slice(at)) && (has(head) || (head.endsWith("s") && has(head.slice(0, -1))))) {
      return true;
    }
  }
  return false;
}

/**
 * A word with a capital letter that may be a name: one that is not written so in what is known, and is no word of the
 * language where the language writes words so.
 */
function hasUnknownName(
  answer: string,
  known: readonly string[],
  language: Language,
  vocabularies: readonly ReadonlySet<string>[],
): boolean {
  const written = new Set(known.flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? []));
  for (const { 0: word, index } of answer.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (!capital.test(word) || written.has(word)) continue;
    const isPlainCapital = !capital.test(word.slice(1));
    const mayBeCapital = language === "de" || sentenceStart.test(answer.slice(0, index));
    const isWord = wordsOf(word).every((it) => isKnown(it, vocabularies));
    if (!(isPlainCapital && mayBeCapital && isWord)) return true;
  }
  return false;
}

/** Whether fewer than two of three words are of the language: then the other rules cannot read the text. */
function isForeign(answer: string, vocabularies: readonly ReadonlySet<string>[]): boolean {
  const letters = answer.match(/\p{L}/gu) ?? [];
  if (letters.some((it) => !/\p{Script=Latin}/u.test(it))) return true;
  const words = wordsOf(answer);
  const known = words.filter((it) => isKnown(it, vocabularies));
  return known.length * 3 < words.length * 2;
}

const marksIn = (text: string) => text.split(nameMark).length - 1;

/**
 * Why a text of the writer is dropped; null if it may be shown. Every number, name, address, time and claim in it has
 * to be among the facts or in the text that it replaces. What cannot be judged is dropped.
 */
export function problemOf(answer: string, judged: Judged): DropReason | null {
  const { original, facts, language, max, vocabulary } = judged;
  const words = answer.replaceAll(nameMark, "").normalize("NFC");
  if (!/\p{L}/u.test(words)) return "missing";
  if (!isWithin(words, max)) return "length";
  if (hiddenPattern.test(words) || markup.test(words)) return "markup";
  if (marksIn(answer) !== marksIn(original)) return "name";
  if (contact.test(words)) return "contact";
  const known = [...facts, original.replaceAll(nameMark, "")];
  const [plainWords, plainKnown] = [plain(words), known.map(plain)];
  if (hasUnknownNumber(plainWords, plainKnown, language)) return "number";
  const says = (kind: "times" | "claims") =>
    [language, "en" as const].some((it) => saysMore(plainWords, plainKnown, claimWords[it][kind]));
  if (says("times")) return "time";
  if (says("claims") || (quotes.test(words) && !quotes.test(original))) return "claim";
  const vocabularies = [vocabulary, vocabularyOf(known)];
  if (isForeign(words, vocabularies)) return "language";
  return hasUnknownName(words, known, language, vocabularies) ? "name" : null;
}
