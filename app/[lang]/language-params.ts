import { notFound } from "next/navigation";
import { builtLanguages } from "@/lib/languages.mjs";

export interface LanguageContext {
  params: Promise<{ lang: string }>;
}

/** The files of these languages are made by the build. */
export const languageParams = () => builtLanguages.map((lang) => ({ lang }));

/** The language of a file's address; a route has no layout that refuses the others. */
export async function languageOfFile({ params }: LanguageContext): Promise<string> {
  const { lang } = await params;
  return builtLanguages.includes(lang) ? lang : notFound();
}
