import type { Metadata } from "next";
import { site } from "@/lib/site";
import type { Translator } from "@/lib/translations/translator";

export const rootMetadata = (siteUrl: string, t: Translator<"shop">): Metadata => ({
  metadataBase: new URL(siteUrl),
  title: { default: `${site.name}: ${t("tagline")}`, template: `%s | ${site.name}` },
  description: t("about"),
  applicationName: site.name,
  openGraph: { siteName: site.name, type: "website", locale: "en_US" },
  twitter: { card: "summary_large_image" },
});

interface PageInfo {
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  /** False sets `noindex, follow`. */
  isIndexed?: boolean;
  /** The page's OpenGraph image, 1200 by 630. */
  image: string;
}

/** Title, canonical URL and sharing card of a page. */
export function pageMetadata({
  title,
  description,
  path,
  isIndexed = true,
  image,
}: PageInfo): Metadata {
  const images = [{ url: image, width: 1200, height: 630, alt: title }];
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path, siteName: site.name, type: "website", images },
    twitter: { card: "summary_large_image", title, description, images: [image] },
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
  };
}
