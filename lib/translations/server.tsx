import "server-only";
import { lang } from "next/root-params";
import { type ReactNode, use } from "react";
import { TranslationsProvider } from "./client";
import { runInLanguage } from "./current-language";
import { messagesIn, translatorIn } from "./messages";
import type { Namespace } from "./translator";

/** For components that are async, and metadata. */
export const getTranslations = async <Group extends Namespace>(group: Group) =>
  translatorIn(await lang(), group);

/** Writes what errors and schemas say in the language of the page. */
export const inLanguageOfPage = async <T,>(work: () => T): Promise<T> =>
  runInLanguage(await lang(), work);

// For components that are not, also for those that browsers run, by "#translations":

export const useLanguage = () => use(lang());

export const useTranslations = <Group extends Namespace>(group: Group) =>
  translatorIn(useLanguage(), group);

interface TranslationsProps {
  /** The groups that client components among the children use. */
  of: readonly Namespace[];
  children: ReactNode;
}

/** Gives client components the messages that they use, in the language of the page. */
export async function Translations({ of, children }: TranslationsProps) {
  const language = await lang();
  const messages = Object.fromEntries(of.map((group) => [group, messagesIn(language, group)]));
  return (
    <TranslationsProvider language={language} messages={messages}>
      {children}
    </TranslationsProvider>
  );
}
