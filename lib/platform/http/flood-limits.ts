import { env } from "@/lib/env";
import { type CallerHeaders, callerNetwork } from "./client-ip";
import { memoryRateLimit } from "./memory-rate-limit";

/**
 * Pages and pictures that are rendered for each address, also for one that this shop never gave to anybody. Before a page
 * there may be a language: for the router that is any first part of an address.
 */
const rendered =
  /^(\/[^/?]+)?\/(license|cart\/add|og\/shared|preview\/[^/]+(?:\/premium)?\/shared)\/./;

/** From one IP address. */
const renderings = memoryRateLimit("rendered-pages", { hits: 60, seconds: 60 });

/** From one IP address, by the shop's page or the API: somebody who types asks for each letter. */
const search = /^((\/[^/?]+)?\/shop\/search\/|\/api\/preset\?(.*&)?q=)./s;
const searches = memoryRateLimit("searches", { hits: 600, seconds: 60 });

/** From one IP address: an agent reads and dresses presets as fast as somebody types. */
const agent = /^\/api\/mcp(?=[/?]|$)/;
const agentCalls = memoryRateLimit("agent-calls", { hits: 600, seconds: 60 });

/** Whether a license exists is known only to the database, so they are also counted for all callers together. */
const license = /^(\/[^/?]+)?\/license\//;
const licensesOfCaller = memoryRateLimit("licenses-of-caller", { hits: 20, seconds: 60 });
const licenses = memoryRateLimit("licenses", { hits: 1200, seconds: 60 });

/** Webhook events that were refused, by IP address. PayPal's own are only while PayPal cannot verify them. */
const webhook = /^\/api\/(shop\/paypal|mail)\/webhook(?=[/?]|$)/;
const refusedWebhooks = memoryRateLimit("refused-webhooks", { hits: 30, seconds: 60 });

const callerOf = (headers: CallerHeaders) => callerNetwork(headers, env("http").TRUSTED_PROXIES);

export const countRefusedWebhook = (headers: CallerHeaders): void =>
  refusedWebhooks.count(callerOf(headers));

interface Excess {
  status: 429 | 503;
  /** Seconds. */
  retryAfter: number;
}

/**
 * Counts a request that Next should not see if there are too many of its kind; null if it should. `url`, with its
 * query, is in its one spelling (lib/platform/front-server/address.ts).
 */
export function limitFloods(url: string, headers: CallerHeaders, now = Date.now()): Excess | null {
  if (webhook.test(url)) return refusal(429, refusedWebhooks.wait(callerOf(headers), now));
  if (search.test(url)) return refusal(429, searches.consume(callerOf(headers), now));
  if (agent.test(url)) return refusal(429, agentCalls.consume(callerOf(headers), now));
  if (!rendered.test(url)) return null;
  const excess = refusal(429, renderings.consume(callerOf(headers), now));
  if (excess || !license.test(url)) return excess;
  const ofCaller = refusal(429, licensesOfCaller.consume(callerOf(headers), now));
  return ofCaller ?? refusal(503, licenses.consume("all", now));
}

const refusal = (status: Excess["status"], retryAfter: number): Excess | null =>
  retryAfter > 0 ? { status, retryAfter } : null;
