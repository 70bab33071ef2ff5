import { getDomain } from "tldts";
import { lookOf } from "../site-names";

/** Letters of other scripts that look like Latin ones. */
const alike: Record<string, string> = Object.fromEntries(
  [
    ["аɑα", "a"],
    ["вβ", "b"],
    ["сϲᴄ", "c"],
    ["ԁ", "d"],
    ["еєҽε", "e"],
    ["ցɡ", "g"],
    ["һнհ", "h"],
    ["іıι", "i"],
    ["ј", "j"],
    ["кκ", "k"],
    ["ӏⅼ|", "l"],
    ["мⅿ", "m"],
    ["пոη", "n"],
    ["оοօσ", "o"],
    ["рρ", "p"],
    ["ԛ", "q"],
    ["гᴦ", "r"],
    ["ѕꜱ", "s"],
    ["тτ", "t"],
    ["υսц", "u"],
    ["ѵν", "v"],
    ["ԝѡω", "w"],
    ["хχ", "x"],
    ["уүγ", "y"],
    ["ʐᴢ", "z"],
  ].flatMap(([letters = "", latin = ""]) => [...letters].map((it) => [it, latin])),
);

const ignorable = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Cc}(?<![\n\t])/gu;

/** Small letters without accents, of one width, without characters that nobody sees. */
export const plainly = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(ignorable, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[’‘`´]/g, "'");

/** The letters of other scripts as the Latin ones that they look like. */
const inLatin = (text: string): string =>
  [...plainly(text)].map((letter) => alike[letter] ?? letter).join("");

/** A word in which letters stand apart, such as `P a y P a l` or `P.a.y.P.a.l`. */
const apart = /(?<![\p{L}\d])(?:[\p{L}\d](?:\s|[.\-_*·|+~]){1,2}){3,}[\p{L}\d](?![\p{L}\d])/gu;

const together = (text: string): string =>
  text.replace(apart, (word) => word.replace(/[^\p{L}\d]/gu, ""));

/** The text as a reader takes it, for phrases: words of mixed scripts in Latin, no gaps in words. */
export const readable = (text: string): string =>
  together(plainly(text)).replace(/[\p{L}\d|]+/gu, (word) =>
    /[a-z]/.test(word) && /[^\p{ASCII}]/u.test(word) ? inLatin(word) : word,
  );

const lettersOnly = (text: string) => text.replace(/[^\p{L}\d]/gu, "");

/** Names with the same look: `PayPaI`, `раураӏ` and `paypal`. */
export const lookAlike = (text: string): string => lookOf(lettersOnly(inLatin(text)));

/** The words of a text by their look. */
export const looksIn = (text: string): string[] =>
  (together(inLatin(text)).match(/[\p{L}\d]+/gu) ?? []).map(lookOf);

/** Words as they were typed, with letters that stand apart as one word. */
export const typedWords = (text: string): string[] =>
  text.replace(apart, (word) => word.replace(/\s/g, "\u00b7")).split(/[\s,;:!?()"“”„«»]+/u);

/** The part of a host that somebody registered; the host itself where nobody can have registered one. */
export const registrable = (host: string): string => getDomain(host) ?? host;

export const isWithinHost = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`);
