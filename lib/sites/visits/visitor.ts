import "server-only";
import { createHmac } from "node:crypto";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { env } from "@/lib/env";
import { callerNetwork } from "@/lib/http/client-ip";
import type { Visit } from "./rules";

/** What stays of a visitor of a place, such as a site, for the rest of the day. The salt goes with the day, and with it the way back. */
export const visitorHash = (salt: string, place: number | string, visitor: string): string =>
  createHmac("sha256", salt).update(`${place}\n${visitor}`).digest("base64url").slice(0, 22);

/** Browsers name themselves in a few thousand ways. */
const bots = new LRUCache<string, boolean>({ max: 1_000 });

function isBot(agent: string): boolean {
  const known = bots.get(agent);
  if (known !== undefined) return known;
  const is = isbot(agent);
  bots.set(agent, is);
  return is;
}

const maxHostLength = 100;

/** The host of the page with the link; empty for none, for the site itself, and for what is no web page. */
function referringHost(referrer: string | null, own: string | null): string {
  if (!referrer || !URL.canParse(referrer)) return "";
  const { host, protocol } = new URL(referrer);
  if (!/^https?:$/.test(protocol) || host === own || host.length > maxHostLength) return "";
  return host.replace(/^www\./, "");
}

const maxAgentLength = 200;

/** Who asks for a page, and where they come from; null for programs, and for pages nobody looks at yet. */
export function readVisit(headers: Pick<Headers, "get">, network: string): Visit | null {
  const agent = headers.get("user-agent")?.slice(0, maxAgentLength) ?? "";
  if (agent === "" || isBot(agent)) return null;
  if (/prefetch/.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "")) return null;
  return {
    visitor: `${network}\n${agent}`,
    host: referringHost(headers.get("referer"), headers.get("host")),
  };
}

/** The same of a request, which comes from the network that the shop's own proxies name. */
export const visitOf = (headers: Pick<Headers, "get">): Visit | null =>
  readVisit(headers, callerNetwork(headers, env("http").TRUSTED_PROXIES));
