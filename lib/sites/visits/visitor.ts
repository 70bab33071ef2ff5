import "server-only";
import { createHmac } from "node:crypto";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { env } from "@/lib/env";
import { callerNetwork } from "@/lib/platform/http/client-ip";
import type { Asker, Visit } from "./rules";

/**
 * The hash that stands for a visitor of a site or of the shop for the rest of the day. The salt is
 * deleted with the day; without it the hash cannot be traced back to the visitor.
 */
export const visitorHash = (salt: string, place: number | string, visitor: string): string =>
  createHmac("sha256", salt).update(`${place}\n${visitor}`).digest("base64url").slice(0, 22);

/** Shortened: a few thousand different names of browsers exist. */
const bots = new LRUCache<string, boolean>({ max: 1_000 });

function isBot(agent: string): boolean {
  const known = bots.get(agent);
  if (known !== undefined) return known;
  const is = isbot(agent);
  bots.set(agent, is);
  return is;
}

const maxHostLength = 100;

/**
 * The host of the page with the link; empty without a referrer, for the site itself, and for
 * anything but a web page.
 */
function referringHost(referrer: string | null, own: string | null): string {
  if (!referrer || !URL.canParse(referrer)) return "";
  const { host, protocol } = new URL(referrer);
  if (!/^https?:$/.test(protocol) || host === own || host.length > maxHostLength) return "";
  return host.replace(/^www\./, "");
}

const maxAgentLength = 200;

function askerOf(headers: Pick<Headers, "get">, agent: string): Asker {
  if (isBot(agent)) return "program";
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  return purpose.includes("prefetch") ? "prefetch" : "browser";
}

/** Who asks for a page, and the referring host; null if a request does not say what sends it. */
export function readVisit(headers: Pick<Headers, "get">, network: string): Visit | null {
  const agent = headers.get("user-agent")?.slice(0, maxAgentLength) ?? "";
  if (agent === "") return null;
  return {
    by: askerOf(headers, agent),
    visitor: `${network}\n${agent}`,
    host: referringHost(headers.get("referer"), headers.get("host")),
  };
}

/** The same for a request whose network the shop's own proxies report. */
export const siteVisitOf = (headers: Pick<Headers, "get">): Visit | null =>
  readVisit(headers, callerNetwork(headers, env("http").TRUSTED_PROXIES));

/** The same; null also for named programs, and for pages that a browser only prepares. */
export function visitOf(headers: Pick<Headers, "get">): Visit | null {
  const visit = siteVisitOf(headers);
  return visit?.by === "browser" ? visit : null;
}
