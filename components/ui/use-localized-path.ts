import { useLanguage } from "#translations";
import { inLanguage } from "@/lib/languages.mjs";

/** Gives a path of the shop its form in the language of the page. */
export function useLocalizedPath() {
  const language = useLanguage();
  return (path: string) => inLanguage(language, path);
}
