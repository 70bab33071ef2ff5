import type { Metadata } from "next";
import { site } from "@/lib/site";

export const rootMetadata = (siteUrl: string): Metadata => ({
  metadataBase: new URL(siteUrl),
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.about,
  applicationName: site.name,
  openGraph: { siteName: site.name, type: "website", locale: "en_US" },
  twitter: { card: "summary_large_image" },
});

interface PageFacts {
  title: string;
  description: string;
  /** The one address of this page. */
  path: string;
  /** False keeps it out of search results while its links are still followed. */
  isIndexed?: boolean;
  /** The page's own picture, 1200 by 630. */
  image: string;
}

/** Title, canonical address and sharing card of one page. */
export function pageMetadata({
  title,
  description,
  path,
  isIndexed = true,
  image,
}: PageFacts): Metadata {
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
