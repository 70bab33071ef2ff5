import "server-only";
import { lang } from "next/root-params";
import { type ReactNode, use } from "react";
import { TranslationsProvider } from "./client";
import { runInLanguage } from "./current-language";
import { languageOf, messagesIn, translatorIn } from "./messages";
import type { CompiledMessages, Namespace } from "./translator";

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

const some = (messages: CompiledMessages, keys: readonly string[]): CompiledMessages =>
  Object.fromEntries(
    Object.entries(messages).filter(([key, message]) => keys.includes(key) && message !== key),
  );

interface InLanguageOfProps {
  /** The messages of the children. */
  group: Namespace;
  children: ReactNode;
}

/** Says which language the children are in, where their messages are not in that of the page. */
export async function InLanguageOf({ group, children }: InLanguageOfProps) {
  const language = await lang();
  const spoken = languageOf(language, group);
  if (spoken === language) return children;
  return (
    <div lang={spoken} className="contents">
      {children}
    </div>
  );
}

interface TranslationsProps {
  /** The groups that client components among the children use. */
  of: readonly Namespace[];
  /** Of a large group, the keys that they use; one that is not there stands for itself. */
  only?: Readonly<Partial<Record<Namespace, readonly string[]>>>;
  children: ReactNode;
}

/** Gives client components the messages that they use, in the language of the page. */
export async function Translations({ of, only, children }: TranslationsProps) {
  const language = await lang();
  const messages = Object.fromEntries(
    of.map((group) => {
      const all = messagesIn(language, group);
      const keys = only?.[group];
      return [group, keys ? some(all, keys) : all];
    }),
  );
  return (
    <TranslationsProvider language={language} messages={messages}>
      {children}
    </TranslationsProvider>
  );
}
