import type { IncomingHttpHeaders } from "node:http";
import { bounds, guestResponsesTag, settlingMs } from "@/lib/http/guest-responses";
import { keepResponses } from "./kept-responses";
import { revalidatedHereAt, revalidationClock } from "./revalidated-tags/queries";

/** Home, catalogue and details: what most people, campaigns and crawlers ask for. */
const isOfCatalogue = (path: string) => /^\/(shop(\/[\w/-]+)?|detail\/\d+)?$/.test(path);

/** What newsletters and advertisements add to a link. No page reads it: a page that did would not be in Next's cache. */
const campaignQuery =
  /\?(?:(?:utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|ref)=[^&]*(?:&|$))+$/;

/** Headers that ask Next for something other than the page: its data, a part of it, nothing new, a draft. */
const special = [
  ...["rsc", "next-router-state-tree", "next-router-prefetch", "next-router-segment-prefetch"],
  ...["next-url", "next-action", "x-prerender-revalidate"],
  ...["if-none-match", "if-modified-since", "range"],
];

const isPlain = (headers: IncomingHttpHeaders) =>
  special.every((name) => headers[name] === undefined) &&
  !headers.cookie?.includes("__prerender_bypass");

/**
 * Pages of Next's cache as the bytes that were sent, until anything is revalidated, as with responses to guests of the
 * API (decision 0060). For one process: what another one revalidated is not asked for.
 */
export const keepPages = () =>
  keepResponses({
    addressOf: ({ url = "", headers }) => {
      const path = url.replace(campaignQuery, "");
      return isOfCatalogue(path) && isPlain(headers) ? path : null;
    },
    isKeepable: (response, startedAt) =>
      response.getHeader("x-nextjs-cache") === "HIT" &&
      response.getHeader("set-cookie") === undefined &&
      startedAt > revalidatedHereAt(guestResponsesTag) + settlingMs,
    isValid: (startedAt) =>
      startedAt > Math.max(revalidatedHereAt(guestResponsesTag), revalidationClock() - bounds.age),
  });
