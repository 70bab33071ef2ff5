import { env } from "@/lib/env";
import { builtLanguages, languageOf, mainLanguage } from "@/lib/languages.mjs";
import { runInLanguage } from "@/lib/translations/current-language";

/** The path of the page of the shop that sent a request, if the browser tells. */
function pageOf(headers: Headers): string | null {
  const referer = headers.get("referer") ?? "";
  if (!URL.canParse(referer)) return null;
  const { origin, pathname } = new URL(referer);
  return origin === new URL(env("site").SITE_URL).origin ? pathname : null;
}

/** The ranges of an `Accept-Language` header, the preferred one first. */
const rangesOf = (header: string) =>
  header
    .split(",")
    .map((range) => {
      const [tag = "", quality = "q=1"] = range.split(";").map((part) => part.trim());
      return { tag: tag.toLowerCase(), quality: Number(quality.replace(/^q=/, "")) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);

/** The language of pages that is meant by a range: the same one, or the one without its region. */
const builtFor = (tag: string) =>
  builtLanguages.find((it) => it.toLowerCase() === tag) ??
  builtLanguages.find((it) => tag.startsWith(`${it.toLowerCase()}-`));

/** The language of the page that sent a request, or the one that its sender prefers. */
export function languageOfRequest(headers: Headers): string {
  const page = pageOf(headers);
  const wanted = page
    ? [languageOf(page).toLowerCase()]
    : rangesOf(headers.get("accept-language") ?? "").map(({ tag }) => tag);
  for (const tag of wanted) {
    const language = tag === "*" ? mainLanguage : builtFor(tag);
    if (language) return language;
  }
  return mainLanguage;
}

/** Writes an answer in that language. */
export const inLanguageOf = <T>({ headers }: Request, work: () => T): T =>
  runInLanguage(languageOfRequest(headers), work);
