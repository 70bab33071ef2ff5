import "server-only";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { absolute } from "@/lib/site";
import { siteLinks } from "@/lib/site-links";
import { fillOrigin, mayHoldOrigin } from "@/lib/sites/delivery/origin";
import {
  contentTypeOf,
  isNotFoundPage,
  languageFolder,
  notFoundPath,
} from "@/lib/sites/delivery/rules";
import { siteOrigin } from "../address";
import { sitesDomain } from "../domains/settings";
import { formsPath } from "../messages/rules";
import { redirectOf, writeVerifications } from "../moves/rules";
import { hashOf, isImmutable } from "./fingerprints";
import { hiddenRobotsText, isList } from "./hide-site";
import { noSitePage } from "./no-site-page";
import { isOwnerPass, withOwnerLine } from "./owner-line";
import { findFileHash, findHostedSite, getBlob, getFileHashes, type HostedSite } from "./queries";
import { reportLine, withEnd } from "./report-line";

const compress = promisify(gzip);

/** The parts of a request that matter. */
export interface HostedRequest {
  ifNoneMatch: string | null;
  acceptEncoding: string | null;
  /** What the owner's pages add to the address of a hidden site. */
  ownerPass?: string | null;
}

export interface HostedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
  /** Set if the answer is a page of a site, or the styles of its pages. */
  view?: { invoiceItemId: number; page: string | null };
}

/** A site under its own domain. */
interface OfDomain {
  id: number;
  origin: string;
}

/** A site under its name below the domain of sites. */
interface Named {
  name: string;
}

/**
 * Answers a request for a file of a site, by its path; the site is found by its name, or by its own
 * domain. A name alone stands for the address below `/sites`.
 */
export type Hosting = ReturnType<typeof createHosting>;

interface Blob {
  /** The hash of the bytes. */
  tag: string;
  bytes: Buffer<ArrayBuffer>;
  /** Null if compressing would not make it smaller. */
  gzipped: Buffer<ArrayBuffer> | null;
}

const caching = {
  /** Visitors see a publication within a second, also behind a cache. */
  short: "public, max-age=0, s-maxage=1",
  /**
   * Only browsers that show a page ask for its styles: they are not kept by a proxy, and asked for
   * again at the next visit. Browsers do not wait for that (`stale-while-revalidate`).
   */
  styles: "private, max-age=600, stale-while-revalidate=31536000",
  /** The path contains the content's hash. */
  long: "public, max-age=31536000, immutable",
} as const;

const compressible = /\.(html|css|js|json|txt|svg|xml|webmanifest)$/;
/** Smaller files fit into one packet uncompressed. */
const worthCompressing = 1_000;

interface Asked {
  path: string;
  hash: string;
  origin: string;
  /** For the head of the page. */
  tags?: string;
}

interface Options {
  /** Milliseconds for which the current version of a site is not looked up again. */
  freshMs: number;
  /** The most bytes of files in memory. */
  maxBytes: number;
  now?: () => number;
}

interface Found {
  at: number;
  site: Promise<HostedSite | null>;
}

/**
 * Answers requests for hosted sites. Only the number of the current version can change: a version's
 * files and a file's bytes never do, so they are kept in memory without asking again.
 */
export function createHosting({ freshMs, maxBytes, now = Date.now }: Options) {
  const sites = new LRUCache<string | number, Found>({ max: 5_000 });
  const hashes = new LRUCache<number, Promise<ReadonlyMap<string, string>>>({ max: 500 });
  const blobs = new LRUCache<string, Blob>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes, gzipped }) => bytes.length + (gzipped?.length ?? 0) + 1,
  });

  function findSite(which: string | number): Promise<HostedSite | null> {
    const known = sites.get(which);
    if (known && now() - known.at < freshMs) return known.site;
    const site = findHostedSite(which);
    sites.set(which, { at: now(), site });
    // A failed lookup is repeated at once.
    site.catch(() => sites.delete(which));
    return site;
  }

  function hashesOf(versionId: number) {
    const known = hashes.get(versionId);
    if (known) return known;
    const loaded = getFileHashes(versionId);
    hashes.set(versionId, loaded);
    loaded.catch(() => hashes.delete(versionId));
    return loaded;
  }

  /** A file as its visitors get it: with the present address of its site, and its tags for search consoles, and the line of reports. */
  async function load({ hash, path, origin, tags = "" }: Asked): Promise<Blob | null> {
    const isFilled = mayHoldOrigin(path);
    const key = isFilled ? `${hash} ${origin} ${path} ${tags}` : hash;
    const known = blobs.get(key);
    if (known) return known;
    const content = await getBlob(hash);
    if (!content) return null;
    // The page for missing addresses has none of its own: it is the site that is reported.
    const page = path === notFoundPath ? "index.html" : path;
    const end = page.endsWith(".html") ? reportLine(fileAt(origin, page)) : "";
    // Copied, because the driver's buffer is a part of a larger one.
    const bytes = isFilled
      ? Buffer.from(
          withEnd(withTags(ownForms(fillOrigin(content.toString(), origin), origin), tags), end),
        )
      : Buffer.from(content);
    const isWorthIt = compressible.test(path) && bytes.length > worthCompressing;
    const gzipped = isWorthIt ? await compress(bytes, { level: 9 }) : null;
    const blob = { tag: isFilled ? hashOf(bytes) : hash, bytes, gzipped };
    blobs.set(key, blob);
    return blob;
  }

  async function send(
    status: number,
    asked: Asked,
    { ifNoneMatch, acceptEncoding }: HostedRequest,
  ): Promise<HostedAnswer | null> {
    const { path } = asked;
    const blob = await load(asked);
    if (!blob) return null;
    const isGzipped = blob.gzipped !== null && /\bgzip\b/.test(acceptEncoding ?? "");
    const headers = {
      ETag: `"${blob.tag}${isGzipped ? "-gzip" : ""}"`,
      "Cache-Control": cachingOf(path),
      ...(blob.gzipped ? { Vary: "Accept-Encoding" } : {}),
    };
    if (status === 200 && ifNoneMatch?.includes(blob.tag)) {
      return { status: 304, headers, body: null };
    }
    const body = (isGzipped ? blob.gzipped : null) ?? blob.bytes;
    return {
      status,
      headers: {
        ...headers,
        "Content-Type": contentTypeOf(path),
        "Content-Length": String(body.length),
        ...(isGzipped ? { "Content-Encoding": "gzip" } : {}),
      },
      body,
    };
  }

  async function sendFile(
    site: HostedSite,
    path: string,
    request: HostedRequest,
    origin: string,
  ): Promise<HostedAnswer> {
    const { invoiceItemId, versionId } = site;
    const files = await hashesOf(versionId);
    if (files.has(`${path}/index.html`)) return redirect(fileAt(origin, `${path}/index.html`));
    const hash =
      files.get(path) ?? (isImmutable(path) ? await findFileHash(invoiceItemId, path) : null);
    const tags = path === "index.html" ? writeVerifications(site.verifications) : "";
    const asked = hash ? { path, hash, origin, tags } : null;
    const found = asked ? await send(200, asked, request) : null;
    if (site.isHidden) {
      const asOwner = isPage(path) && isOwnerPass(request.ownerPass ?? "", invoiceItemId);
      const page = asOwner && asked ? await load(asked) : null;
      if (page) return forOwner(withOwnerLine(page.bytes.toString()));
      if (path === "robots.txt") return hiddenRobots;
      if (found && isList(path)) return nothing();
      if (found) found.headers["X-Robots-Tag"] = "noindex";
    }
    if (found) return { ...found, ...viewOf(invoiceItemId, path) };
    const moved = redirectOf(site.redirects, path);
    if (moved) return redirect(new URL(origin + moved).href);
    const own = languageFolder(path) + notFoundPath;
    const notFound = files.has(own) ? own : notFoundPath;
    const missing = files.get(notFound);
    const facts = { path: notFound, hash: missing ?? "", origin };
    return (missing ? await send(404, facts, request) : null) ?? nothing();
  }

  /** A file of a site, by its path in it; an empty path redirects to the site's page. */
  return async function answer(
    which: string | Named | OfDomain,
    path: string,
    request: HostedRequest,
  ): Promise<HostedAnswer> {
    if (path.includes("\0")) return nothing();
    if (typeof which === "object" && "id" in which) {
      const site = await findSite(which.id);
      const isShown = site && (site.isOnline || isImmutable(path));
      return isShown ? sendFile(site, fileOf(path), request, which.origin) : nothing();
    }
    const isBelowShop = typeof which === "string";
    const name = isBelowShop ? which : which.name;
    const site = name.includes("\0") ? null : await findSite(name);
    if (!site || !(site.isOnline || isImmutable(path))) return nothing();
    const hasMoved =
      site.name !== name || site.domain !== null || (isBelowShop && sitesDomain() !== null);
    // A page that was loaded before its site moved loads nothing from another origin.
    const isStillNeeded = isImmutable(path) && !(isBelowShop && sitesDomain());
    const isStart = path === "" && isBelowShop;
    if (isStart || (hasMoved && !isStillNeeded)) return redirect(fileAt(siteOrigin(site), path));
    return sendFile(site, fileOf(path), request, originAt(name, isBelowShop));
  };
}

/** Where a site is asked for by its name: below the shop's address, or below the domain of sites. */
const originAt = (name: string, isBelowShop: boolean) =>
  isBelowShop ? absolute(siteLinks.site(name)) : siteOrigin({ name, domain: null });

/** The first page of a language is at the folder of its files. */
const fileOf = (path: string) => (path === languageFolder(path) ? `${path}index.html` : path);

const fileAt = (origin: string, path: string) => {
  const isRoot = new URL(origin).pathname === "/";
  const file = fileOf(path);
  const folder = languageFolder(file);
  const shown = isRoot && file === `${folder}index.html` ? folder : file;
  return `${origin}/${shown.split("/").map(encodeURIComponent).join("/")}`;
};

/**
 * A site with an origin of its own sends its forms there. Published pages have the shop's address
 * in them, which downloads need.
 */
const ownForms = (text: string, origin: string) =>
  new URL(origin).origin === new URL(absolute("/")).origin
    ? text
    : text.replaceAll(absolute(formsPath), new URL(formsPath, origin).href);

const withTags = (page: string, tags: string) =>
  tags ? page.replace("</head>", () => `${tags}</head>`) : page;

const isPage = (path: string) => path.endsWith(".html") && !isNotFoundPage(path);

const isStyles = (path: string) => path.endsWith(".css");

function viewOf(invoiceItemId: number, path: string): Pick<HostedAnswer, "view"> {
  const isView = isPage(path) || isStyles(path);
  return isView ? { view: { invoiceItemId, page: isPage(path) ? path : null } } : {};
}

function cachingOf(path: string): string {
  if (!isImmutable(path)) return caching.short;
  return isStyles(path) ? caching.styles : caching.long;
}

const redirect = (location: string): HostedAnswer => ({
  status: 308,
  headers: { Location: location, "Cache-Control": caching.short },
  body: null,
});

const nothing = (): HostedAnswer => ({
  status: 404,
  headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": caching.short },
  body: new TextEncoder().encode(noSitePage()),
});

const textAnswer = (text: string, headers: Record<string, string>): HostedAnswer => ({
  status: 200,
  headers,
  body: new TextEncoder().encode(text),
});

const forOwner = (page: string) =>
  textAnswer(page, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
  });

const hiddenRobots = textAnswer(hiddenRobotsText, {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": caching.short,
});
