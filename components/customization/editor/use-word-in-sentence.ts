import { useLanguage } from "#translations";

/** Writes a label as a word within a sentence: German keeps the capital of a noun. */
export function useWordInSentence() {
  const language = useLanguage();
  return (label: string) => (language === "de" ? label : label.toLowerCase());
}
