import type { Metadata } from "next";
import { inLanguage, languages, mainLanguage } from "@/lib/languages.mjs";
import { site } from "@/lib/site";
import type { Translator } from "@/lib/translations/translator";

export const rootMetadata = (siteUrl: string, t: Translator<"shop">): Metadata => ({
  metadataBase: new URL(siteUrl),
  title: { default: `${site.name}: ${t("tagline")}`, template: `%s | ${site.name}` },
  description: t("about"),
  applicationName: site.name,
  openGraph: { siteName: site.name, type: "website" },
  twitter: { card: "summary_large_image" },
});

interface PageInfo {
  title: string;
  description: string;
  /** The canonical path in the main language. */
  path: string;
  /** False sets `noindex, follow`. */
  isIndexed?: boolean;
  /** The page's OpenGraph image, 1200 by 630. */
  image: string;
}

/** Such as `de_DE`. */
function openGraphLocale(language: string): string {
  const locale = new Intl.Locale(language).maximize();
  return `${locale.language}_${locale.region}`;
}

/** The addresses of a page in all languages, for search engines. */
const translationsOf = (path: string) => ({
  ...Object.fromEntries(languages.map((it) => [it, inLanguage(it, path)])),
  "x-default": inLanguage(mainLanguage, path),
});

/** Title, canonical URL and sharing card of a page, and where it is in other languages. */
export function pageMetadata(
  { title, description, path, isIndexed = true, image }: PageInfo,
  language: string,
): Metadata {
  const card = language === mainLanguage ? image : `${image}/${language}`;
  const images = [{ url: card, width: 1200, height: 630, alt: title }];
  const url = inLanguage(language, path);
  const isTranslated = isIndexed && languages.length > 1;
  const locale = openGraphLocale(language);
  return {
    title,
    description,
    alternates: { canonical: url, ...(isTranslated ? { languages: translationsOf(path) } : {}) },
    openGraph: { title, description, url, siteName: site.name, type: "website", locale, images },
    twitter: { card: "summary_large_image", title, description, images: [card] },
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
  };
}
