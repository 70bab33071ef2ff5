import "server-only";
import type { IncomingMessage } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import robotsParser, { type Robot } from "robots-parser";
import { currentTranslations } from "#current-translations";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { assertNoTransaction } from "@/lib/platform/http/external-fetch";
import { publicAgent, publicRequest } from "@/lib/platform/http/public-request";
import { observeProvider } from "@/lib/platform/telemetry/provider";
import { site } from "@/lib/site";
import { readInProcess } from "./read-in-process";
import type { FetchedFile, FetchedPage, Links } from "./read-tasks";
import { assertWebsite, inwards, refusalOf, SiteRefusal, tooSlow } from "./rules";

const t = currentTranslations("factErrors");

const bounds = {
  pages: 5,
  styles: 4,
  /** Links of the first page that are looked at. */
  considered: 1_000,
  /** All pages and stylesheets together. */
  bytes: 5 * 2 ** 20,
  /** The rules behind are not read. */
  robotsBytes: 64 * 2 ** 10,
  headerBytes: 16 * 2 ** 10,
  /** Characters. The time that a robots.txt takes grows with it. */
  url: 500,
  redirects: 5,
  /** At once. */
  connections: 2,
  /** Milliseconds. */
  connect: 3_000,
  links: 3_000,
};

const isPage = /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;
const isStyle = /^text\/css\s*(?:;|$)/i;

/** One visit of a site: what it may still take, and what is known of each origin. */
interface Visit {
  signal: AbortSignal;
  bytesLeft: number;
  agents: Map<string, ReturnType<typeof publicAgent>>;
  robots: Map<string, Promise<Robot>>;
}

/** A name that LOCAL_WEBSITES leads to a port of this machine. */
const localPort = (url: URL) => env("facts").LOCAL_WEBSITES.get(url.hostname);

function agentOf({ agents }: Visit, url: URL) {
  const known = agents.get(url.origin);
  if (known) return known;
  const allowIPAddressList = localPort(url) ? ["127.0.0.1"] : [];
  const agent = publicAgent(url.href, {
    allowIPAddressList,
    keepAlive: true,
    maxSockets: bounds.connections,
  });
  agents.set(url.origin, agent);
  return agent;
}

const isOwn = ({ hostname }: URL) =>
  hostname === new URL(env("site").SITE_URL).hostname ||
  env("domains").SHOP_HOSTS.includes(hostname);

function ask(visit: Visit, url: URL, accept: string): Promise<IncomingMessage> {
  const port = localPort(url);
  return publicRequest(url.href, {
    agent: agentOf(visit, url),
    signal: visit.signal,
    connectTimeout: bounds.connect,
    maxHeaderSize: bounds.headerBytes,
    headers: {
      host: url.host,
      accept,
      "accept-encoding": "gzip",
      "user-agent": `${site.name}/1.0 (+${env("site").SITE_URL})`,
    },
    ...(port ? { hostname: "127.0.0.1", port, servername: url.hostname } : {}),
  });
}

function bodyOf(response: IncomingMessage): Readable {
  const encoding = response.headers["content-encoding"] ?? "identity";
  if (encoding === "identity") return response;
  if (encoding !== "gzip") throw new SiteRefusal(t("unreadableAnswer"));
  // An error reaches the reader of the body.
  return pipeline(response, createGunzip(), () => {});
}

/** Reads a body as far as `take` lets it; what is behind is not loaded. */
async function readBody(response: IncomingMessage, take: (length: number) => boolean) {
  const chunks: Buffer[] = [];
  for await (const chunk of bodyOf(response)) {
    if (!take(chunk.length)) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const isRedirect = ({ statusCode = 0 }: IncomingMessage) =>
  [301, 302, 303, 307, 308].includes(statusCode);

interface Answer {
  url: URL;
  response: IncomingMessage;
}

/** Asks an address and those that it leads to; each must be one that may be asked. */
async function follow(
  visit: Visit,
  start: URL,
  accept: string,
  assertAllowed: (url: URL) => Promise<void>,
): Promise<Answer> {
  let url = start;
  for (let count = 0; count <= bounds.redirects; count++) {
    assertWebsite(url);
    if (isOwn(url)) throw inwards();
    if (url.href.length > bounds.url) {
      throw new SiteRefusal(t("longRedirect"));
    }
    await assertAllowed(url);
    const response = await ask(visit, url, accept);
    if (!isRedirect(response)) return { url, response };
    response.destroy();
    const { location = "" } = response.headers;
    if (!URL.canParse(location, url)) {
      throw new SiteRefusal(t("unreadableAnswer"));
    }
    url = new URL(location, url);
    url.hash = "";
  }
  throw new SiteRefusal(t("endlessRedirect"));
}

/** The rules of an origin, as RFC 9309 says: without a robots.txt everything may be read, with a broken one nothing. */
async function loadRobots(visit: Visit, origin: string): Promise<Robot> {
  const address = `${origin}/robots.txt`;
  const { response } = await follow(visit, new URL(address), "text/plain", async () => {});
  const { statusCode = 0 } = response;
  try {
    if (statusCode >= 500) return robotsParser(address, "User-agent: *\nDisallow: /");
    if (statusCode !== 200) return robotsParser(address, "");
    let left = bounds.robotsBytes;
    const rules = await readBody(response, (length) => {
      left -= length;
      return left >= 0;
    });
    return robotsParser(address, rules.toString("utf8"));
  } finally {
    response.destroy();
  }
}

async function assertAllowedByRobots(visit: Visit, url: URL): Promise<void> {
  const { robots } = visit;
  const rules = robots.get(url.origin) ?? loadRobots(visit, url.origin);
  robots.set(url.origin, rules);
  if ((await rules).isDisallowed(url.href, site.name)) {
    throw new SiteRefusal(t("robots"));
  }
}

function assertGood({ statusCode = 0 }: IncomingMessage): void {
  if (statusCode >= 200 && statusCode < 300) return;
  throw new SiteRefusal(
    [401, 403, 429].includes(statusCode)
      ? t("refusesPrograms")
      : t("status", { status: String(statusCode) }),
  );
}

/** A page, or a stylesheet. */
async function fetchFile(visit: Visit, start: URL, isWanted: RegExp): Promise<FetchedFile> {
  const accept = isWanted === isPage ? "text/html,application/xhtml+xml" : "text/css";
  const { url, response } = await follow(visit, start, accept, (url) =>
    assertAllowedByRobots(visit, url),
  );
  try {
    assertGood(response);
    const type = response.headers["content-type"] ?? "";
    if (!isWanted.test(type)) {
      throw new SiteRefusal(t("noPage"));
    }
    const bytes = await readBody(response, (length) => {
      visit.bytesLeft -= length;
      if (visit.bytesLeft < 0) throw new SiteRefusal(t("largePage"));
      return true;
    });
    return { url: url.href, bytes, type };
  } finally {
    response.destroy();
  }
}

/** The first page, at the first address where something answers. */
async function fetchHome(visit: Visit, [address, ...others]: readonly URL[]): Promise<FetchedFile> {
  if (!address) throw new Error("There is no address.");
  try {
    return await fetchFile(visit, address, isPage);
  } catch (error) {
    const isOver = error instanceof ShopError || visit.signal.aborted || others.length === 0;
    if (isOver) throw error;
    return fetchHome(visit, others);
  }
}

/** What does not hold up to its promise is left out: the first page was read. */
const fetchMore = async (visit: Visit, addresses: readonly URL[], isWanted: RegExp) => {
  const fetched = await Promise.allSettled(addresses.map((url) => fetchFile(visit, url, isWanted)));
  return fetched.flatMap((it) => (it.status === "fulfilled" ? it.value : []));
};

/** Of addresses that a hostile page may have chosen: those that can be asked, without those known already. */
const distinct = (addresses: readonly string[], known: string): URL[] =>
  [...new Set(addresses.slice(0, bounds.considered).map((it) => it.replace(/#.*/s, "")))]
    .filter((it) => it !== known && URL.canParse(it))
    .map((it) => new URL(it));

async function linksOf({ signal }: Visit, page: FetchedFile): Promise<Links> {
  const result = await readInProcess({ kind: "links", page }, Date.now() + bounds.links, signal);
  return result && "links" in result ? result.links : { pages: [], styles: [] };
}

async function visitSite(visit: Visit, addresses: readonly URL[]): Promise<FetchedPage[]> {
  const home = await fetchHome(visit, addresses);
  const links = await linksOf(visit, home);
  const { origin } = new URL(home.url);
  const others = distinct(links.pages, home.url).filter((it) => it.origin === origin);
  const [pages, styles] = await Promise.all([
    fetchMore(visit, others.slice(0, bounds.pages - 1), isPage),
    fetchMore(visit, distinct(links.styles, "").slice(0, bounds.styles), isStyle),
  ]);
  const ofSite = pages.filter(({ url }) => new URL(url).origin === origin && url !== home.url);
  return [{ ...home, styles }, ...ofSite.map((page) => ({ ...page, styles: [] }))];
}

/**
 * Fetches the page at the first of the addresses that answers, its stylesheets, and further pages of its origin. Public
 * addresses only, each one allowed by its robots.txt, within `bounds`. Refuses with a `SiteRefusal`.
 */
export function fetchSite(
  addresses: readonly [URL, ...URL[]],
  signal: AbortSignal,
): Promise<FetchedPage[]> {
  assertNoTransaction("a website");
  const visit: Visit = { signal, bytesLeft: bounds.bytes, agents: new Map(), robots: new Map() };
  return observeProvider({
    provider: "website",
    attributes: { "http.request.method": "GET", "server.address": addresses[0].hostname },
    work: async () => {
      try {
        return await visitSite(visit, addresses);
      } catch (error) {
        throw signal.aborted && !(error instanceof ShopError) ? tooSlow() : refusalOf(error);
      } finally {
        for (const agent of visit.agents.values()) agent.destroy();
      }
    },
  });
}
