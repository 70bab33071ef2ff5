import "server-only";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { absolute } from "@/lib/site";
import { siteLinks } from "@/lib/site-links";
import { fillOrigin, mayHoldOrigin } from "@/lib/sites/delivery/origin";
import { contentTypeOf, notFoundPath } from "@/lib/sites/delivery/rules";
import { originOfDomain } from "../own-domain";
import { hashOf, isImmutable } from "./fingerprints";
import { noSitePage } from "./no-site-page";
import { findFileHash, findHostedSite, getBlob, getFileHashes, type HostedSite } from "./queries";
import { hostedPath } from "./rules";

const compress = promisify(gzip);

/** The parts of a request that matter. */
export interface HostedRequest {
  ifNoneMatch: string | null;
  acceptEncoding: string | null;
}

export interface HostedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
  /** Set if the answer is a page of a site. */
  view?: { invoiceItemId: number; path: string };
}

/** A site under its own domain. */
interface OfDomain {
  id: number;
  origin: string;
}

/**
 * Answers a request for a file of a site, by its path; the site is found by its name, or by its own
 * domain.
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
  /** The path contains the content's hash. */
  long: "public, max-age=31536000, immutable",
} as const;

const compressible = /\.(html|css|js|json|txt|svg|xml|webmanifest)$/;
/** Smaller files fit into one packet uncompressed. */
const worthCompressing = 1_000;

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

  /** A file as its visitors get it: with the present address of its site. */
  async function load(hash: string, path: string, origin: string): Promise<Blob | null> {
    const isFilled = mayHoldOrigin(path);
    const key = isFilled ? `${hash} ${origin}` : hash;
    const known = blobs.get(key);
    if (known) return known;
    const content = await getBlob(hash);
    if (!content) return null;
    // Copied, because the driver's buffer is a part of a larger one.
    const bytes = isFilled
      ? Buffer.from(fillOrigin(content.toString(), origin))
      : Buffer.from(content);
    const isWorthIt = compressible.test(path) && bytes.length > worthCompressing;
    const gzipped = isWorthIt ? await compress(bytes, { level: 9 }) : null;
    const blob = { tag: isFilled ? hashOf(bytes) : hash, bytes, gzipped };
    blobs.set(key, blob);
    return blob;
  }

  async function send(
    status: number,
    { path, hash, origin }: { path: string; hash: string; origin: string },
    { ifNoneMatch, acceptEncoding }: HostedRequest,
  ): Promise<HostedAnswer | null> {
    const blob = await load(hash, path, origin);
    if (!blob) return null;
    const isGzipped = blob.gzipped !== null && /\bgzip\b/.test(acceptEncoding ?? "");
    const headers = {
      ETag: `"${blob.tag}${isGzipped ? "-gzip" : ""}"`,
      "Cache-Control": isImmutable(path) ? caching.long : caching.short,
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
    const hash =
      files.get(path) ?? (isImmutable(path) ? await findFileHash(invoiceItemId, path) : null);
    const found = hash ? await send(200, { path, hash, origin }, request) : null;
    if (found && site.isHidden) found.headers["X-Robots-Tag"] = "noindex";
    if (found) return isPage(path) ? { ...found, view: { invoiceItemId, path } } : found;
    const missing = files.get(notFoundPath);
    const facts = { path: notFoundPath, hash: missing ?? "", origin };
    return (missing ? await send(404, facts, request) : null) ?? nothing;
  }

  /** A file of a site, by its path in it; an empty path redirects to the site's page. */
  return async function answer(
    which: string | OfDomain,
    path: string,
    request: HostedRequest,
  ): Promise<HostedAnswer> {
    if (path.includes("\0")) return nothing;
    if (typeof which !== "string") {
      const site = await findSite(which.id);
      const isShown = site && (site.isOnline || isImmutable(path));
      return isShown ? sendFile(site, path || "index.html", request, which.origin) : nothing;
    }
    if (path === "") return redirect(absolute(hostedPath(encodeURIComponent(which))));
    if (which.includes("\0")) return nothing;
    const site = await findSite(which);
    if (!site || !(site.isOnline || isImmutable(path))) return nothing;
    // The file of an earlier version is served under the shop's address, too: a page that was
    // loaded before the site got its domain must not load anything from the domain.
    if (site.domain !== null && !isImmutable(path)) {
      const file = path === "index.html" ? "" : path.split("/").map(encodeURIComponent).join("/");
      return redirect(`${originOfDomain(site.domain)}/${file}`);
    }
    if (site.name !== which) return redirect(absolute(hostedPath(site.name, path)));
    return sendFile(site, path, request, absolute(siteLinks.site(site.name)));
  };
}

const isPage = (path: string) => path.endsWith(".html") && path !== notFoundPath;

const redirect = (location: string): HostedAnswer => ({
  status: 308,
  headers: { Location: location, "Cache-Control": caching.short },
  body: null,
});

const nothing: HostedAnswer = {
  status: 404,
  headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": caching.short },
  body: new TextEncoder().encode(noSitePage),
};
