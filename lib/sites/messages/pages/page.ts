import "server-only";
import type { ReactElement } from "react";
import { ShopError } from "@/lib/errors";
import { log } from "@/lib/platform/log/logger";
import type { SiteSource } from "@/lib/sites/changes";
import { type FormSite, getPublishedSource } from "../queries/form-site";
import { type Frame, frameOf, plainFrame } from "./frame";
import { type FormWords, plainWords, wordsOf } from "./words";

/**
 * The context of an answer: it is shown in the design of a site, if that site may be shown and can
 * be rendered.
 */
export interface Place {
  key: string;
  site: FormSite | null;
  source: SiteSource | null;
  texts: FormWords;
  frame: Frame;
}

export async function placeOf(key: string, site: FormSite | null): Promise<Place> {
  const plain = {
    key,
    site,
    source: null,
    texts: plainWords,
    frame: plainFrame(key, site?.address ?? null),
  };
  // The design of a site that was taken down is not shown here either.
  if (!site || site.isTakenDown) return { ...plain, site: null };
  try {
    const source = await getPublishedSource(site);
    if (!source) return plain;
    const texts = await wordsOf(site.slug, source);
    return { key, site, source, texts, frame: await frameOf(site, source) };
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
