import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { languagesOfAddresses, mainLanguage, pseudoLanguage } from "@/lib/languages.mjs";
import * as languages from "./languages";
import { inPseudoLanguage } from "./pseudo-language";
import { type CompiledMessages, type Namespace, type Texts, translatorOf } from "./translator";

const english = languages.en.messages;

/** By language. */
export const messages: Readonly<Record<string, Texts["messages"]>> = Object.fromEntries(
  Object.entries(languages).map(([language, { messages }]) => [language, messages]),
);

/** As plain objects, the only ones that are passed on to client components. */
const compiledFrom = (text: string): CompiledMessage => JSON.parse(JSON.stringify(compile(text)));

const compiled = new Map<string, CompiledMessages>();

/** The messages of a group, as browsers are given them. */
export function messagesIn(wanted: string, group: Namespace): CompiledMessages {
  // What is wanted may be any part of an address.
  const language = languagesOfAddresses.includes(wanted) ? wanted : mainLanguage;
  const name = `${language} ${group}`;
  const before = compiled.get(name);
  if (before) return before;
  const texts = messages[language]?.[group] ?? english[group];
  const forPeople = (message: CompiledMessage) =>
    language === pseudoLanguage ? inPseudoLanguage(message) : message;
  const result = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, forPeople(compiledFrom(text))]),
  );
  compiled.set(name, result);
  return result;
}

/** The language that a reader of another one is told a group in: the back office is not in all. */
export const languageOf = (wanted: string, group: Namespace): string =>
  wanted === pseudoLanguage || messages[wanted]?.[group] ? wanted : mainLanguage;

/** For emails, documents and answers of the API, which belong to no page. */
export const translatorIn = <Group extends Namespace>(language: string, group: Group) =>
  translatorOf<Group>(language, messagesIn(language, group));
