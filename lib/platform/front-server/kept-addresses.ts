import type { IncomingHttpHeaders } from "node:http";
import { withoutLanguage } from "@/lib/languages.mjs";
import { pathOf } from "./address";

/** What may be kept of the responses at an address. */
export interface KeptAddress {
  /** Of all requests that get the same response. */
  address: string;
  /**
   * "build": the same until the next build. "page": what Next's page cache has, until something is revalidated.
   * "answer": what says itself that it is public, until something is revalidated.
   */
  kind: "build" | "page" | "answer";
}

const ofBuild = /^\/preview\/[a-z-]+\/(?:premium\/)?(?:bare|frame|edit\/frame|styles)$/;

/** Large, and the same with any query: nothing in them reads it. */
const ofBuildWithAnyQuery = /^(?:\/reference|\/api\/openapi\.json)$/;

/** Home, catalogue, details and previews with their price: what most people, campaigns and crawlers ask for. */
const ofCatalogue =
  /^\/(?:shop(?:\/(?!search\/)[\w/-]+)?|detail\/\d+|preview\/[a-z-]+(?:\/premium)?)?$/;

const publicAnswers = /^\/api\/(?:preset(?:\/\d+)?|template\/[a-z-]+\/content)$/;

/** What newsletters and advertisements add to a link. No page reads it: a page that did would not be in Next's cache. */
const campaignQuery =
  /\?(?:(?:utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|ref)=[^&]*(?:&|$))+$/;

/** With one of these Next answers with data of a page, or a part of it. */
const partHeaders = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
  "x-prerender-revalidate",
];

const asksForPart = (headers: IncomingHttpHeaders) =>
  partHeaders.some((name) => headers[name] !== undefined);

const hasCredentials = ({ cookie, authorization }: IncomingHttpHeaders) =>
  cookie !== undefined || authorization !== undefined;

/** Null for what is always asked of Next. `url` is normalized. */
export function keptAddressOf(url: string, headers: IncomingHttpHeaders): KeptAddress | null {
  if (asksForPart(headers)) return null;
  if (ofBuild.test(withoutLanguage(url))) return { address: url, kind: "build" };
  const path = pathOf(url);
  if (ofBuildWithAnyQuery.test(withoutLanguage(path))) return { address: path, kind: "build" };
  const page = url.replace(campaignQuery, "");
  if (ofCatalogue.test(withoutLanguage(page))) return { address: page, kind: "page" };
  return publicAnswers.test(path) && !hasCredentials(headers)
    ? { address: url, kind: "answer" }
    : null;
}
