import "server-only";
import type { ReactElement } from "react";
import { currentLanguage } from "#current-translations";
import { requireDeclaration } from "@/lib/customization/content/declarations";
import { documentIn, languagesOf } from "@/lib/customization/content/translations";
import { ShopError } from "@/lib/errors";
import { log } from "@/lib/platform/log/logger";
import type { SiteSource } from "@/lib/sites/changes";
import { languageQuery } from "../../form-address";
import { type FormSite, getPublishedSource } from "../queries/form-site";
import { type Frame, frameOf, plainFrame } from "./frame";
import { type FormWords, knownOrEnglish, plainWordsIn, wordsOf } from "./words";

/**
 * The context of an answer: it is shown in the design of a site, if that site may be shown and can
 * be rendered.
 */
export interface Place {
  key: string;
  /** The address of the first page is that of the visitor's language. */
  site: FormSite | null;
  /** The document is in the visitor's language. */
  source: SiteSource | null;
  /** The query of its forms that keeps the visitor's language; empty for the site's own. */
  query: string;
  texts: FormWords;
  frame: Frame;
}

/** The first page in a further language. */
const addressIn = (address: string, language: string) =>
  new URL(address.endsWith("/") ? `${language}/` : `${language}/index.html`, address).href;

/** What the address of a form says about the language of its page. */
export const languageIn = ({ url }: Request): string | null =>
  new URL(url).searchParams.get(languageQuery);

/** `language` is what the address of the form says; without a site that of the visitor. */
export async function placeOf(
  key: string,
  site: FormSite | null,
  language: string | null = null,
): Promise<Place> {
  const plainLanguage = knownOrEnglish(language ?? currentLanguage());
  const plain = {
    key,
    site,
    source: null,
    query: "",
    texts: plainWordsIn(plainLanguage),
    frame: plainFrame(key, site?.address ?? null, plainLanguage),
  };
  // The design of a site that was taken down is not shown here either.
  if (!site || site.isTakenDown) return { ...plain, site: null };
  try {
    const published = await getPublishedSource(site);
    if (!published) return plain;
    const { document } = published;
    const further = languagesOf(document).find((it) => it === language && it !== document.language);
    const declaration = await requireDeclaration(site.slug);
    const source = {
      ...published,
      document: documentIn(declaration, document, further ?? document.language),
    };
    const address = site.address && further ? addressIn(site.address, further) : site.address;
    const at = { ...site, address };
    const query = further ? `${languageQuery}=${further}` : "";
    const texts = await wordsOf(site.slug, source);
    const frame = await frameOf(at, source);
    return { key, site: at, source, query, texts, frame };
  } catch (error) {
    const code = error instanceof ShopError ? error.code : "bug";
    log.error("A site's answer is given without its look", { code }, error);
    return plain;
  }
}

interface Page {
  status: number;
  title: string;
  body: ReactElement;
  /** Seconds. */
  retryAfter?: number | undefined;
}

/** A page as a response; the headers that isolate it are in next.config.mjs. */
export async function htmlPage({ frame }: Place, { status, title, body, retryAfter }: Page) {
  // A dynamic import, because Next rejects a static import of react-dom/server in App Router code.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return new Response(frame({ title, body: renderToStaticMarkup(body) }), {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
      "Referrer-Policy": "no-referrer",
      ...(retryAfter ? { "Retry-After": String(Math.ceil(retryAfter)) } : {}),
    },
  });
}
