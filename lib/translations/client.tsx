"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { mainLanguage } from "@/lib/languages.mjs";
import { keepMessages } from "./current-translations-in-browsers";
import { type CompiledMessages, type Namespace, translatorOf } from "./translator";
import { lateMessages } from "./with-messages";

type MessagesByGroup = Readonly<Partial<Record<Namespace, CompiledMessages>>>;

const Translations = createContext<{ language: string; messages: MessagesByGroup }>({
  language: mainLanguage,
  messages: {},
});

interface TranslationsProviderProps {
  language: string;
  messages: MessagesByGroup;
  children: ReactNode;
}

/** Adds messages to those that are given further out. */
export function TranslationsProvider({ language, messages, children }: TranslationsProviderProps) {
  const outer = useContext(Translations).messages;
  keepMessages(language, messages);
  const value = useMemo(
    () => ({ language, messages: { ...outer, ...messages } }),
    [language, messages, outer],
  );
  return <Translations value={value}>{children}</Translations>;
}

export const useLanguage = () => useContext(Translations).language;

export function useTranslations<Group extends Namespace>(group: Group) {
  const { language, messages } = useContext(Translations);
  const ofGroup = messages[group] ?? lateMessages[group];
  if (!ofGroup) throw new Error(`No <Translations> around this component has "${group}".`);
  return translatorOf<Group>(language, ofGroup);
}
