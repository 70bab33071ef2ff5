import "server-only";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { BoundedCache } from "@/lib/bounded-cache";
import { contentTypeOf } from "@/lib/delivery/rules";
import { absolute } from "@/lib/site";
import { originOfDomain } from "../own-domain";
import { isImmutable } from "./fingerprints";
import { findFileHash, findHostedSite, getBlob, getFileHashes, type HostedSite } from "./queries";
import { hostedPath, withAddress } from "./rules";

const compress = promisify(gzip);

/** What of a request counts. */
export interface HostedRequest {
  ifNoneMatch: string | null;
  acceptEncoding: string | null;
}

export interface HostedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
}

/** A site under its own domain. */
interface OfDomain {
  id: number;
  origin: string;
}

/** Answers for a file of a site, by its path; a site is known by its name, or by its own domain. */
export type Hosting = ReturnType<typeof createHosting>;

interface Blob {
  bytes: Buffer<ArrayBuffer>;
  /** Null where it is not worth it. */
  gzipped: Buffer<ArrayBuffer> | null;
}

const caching = {
  /** A publication is seen within a second, also behind a cache. */
  short: "public, max-age=0, s-maxage=1",
  /** The path has the content's hash. */
  long: "public, max-age=31536000, immutable",
} as const;

const compressible = /\.(html|css|js|json|txt|svg|xml|webmanifest)$/;
/** Files that may name the site's address. */
const addressed = /\.(html|xml|txt|json|webmanifest)$/;
/** Smaller ones fit in a packet as they are. */
const worthCompressing = 1_000;

interface Options {
  /** Milliseconds for which the current version of a site is not looked up again. */
  freshMs: number;
  /** Bytes of files that are kept in memory. */
  maxBytes: number;
  now?: () => number;
}

/** From the addresses that a site has or had in this shop to the one of its domain. */
interface Move {
  names: readonly string[];
  origin: string;
}

interface Found {
  at: number;
  site: Promise<HostedSite | null>;
}

/**
 * Answers requests for hosted sites. Only which version is current may change: a version's files and a
 * file's bytes never do, so that they are kept in memory without asking again.
 */
export function createHosting({ freshMs, maxBytes, now = Date.now }: Options) {
  const sites = new BoundedCache<string | number, Found>(5_000);
  const hashes = new BoundedCache<number, Promise<ReadonlyMap<string, string>>>(500);
  const blobs = new BoundedCache<string, Blob>(maxBytes);

  function findSite(which: string | number): Promise<HostedSite | null> {
    const known = sites.get(which);
    if (known && now() - known.at < freshMs) return known.site;
    const site = findHostedSite(which);
    sites.set(which, { at: now(), site });
    // What failed is asked again at once.
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

  async function load(hash: string, path: string, move: Move | null): Promise<Blob | null> {
    const isMoved = move !== null && addressed.test(path);
    const key = isMoved ? `${hash} ${move.names.join()} ${move.origin}` : hash;
    const known = blobs.get(key);
    if (known) return known;
    const content = await getBlob(hash);
    if (!content) return null;
    // A copy of its own: the driver's is a part of a larger buffer.
    const bytes = isMoved
      ? Buffer.from(withAddress(content.toString(), move, absolute("/")))
      : Buffer.from(content);
    const isWorthIt = compressible.test(path) && bytes.length > worthCompressing;
    const gzipped = isWorthIt ? await compress(bytes, { level: 9 }) : null;
    const blob = { bytes, gzipped };
    blobs.set(key, blob, bytes.length + (gzipped?.length ?? 0));
    return blob;
  }

  async function send(
    status: number,
    path: string,
    hash: string,
    { ifNoneMatch, acceptEncoding }: HostedRequest,
    move: Move | null,
  ): Promise<HostedAnswer | null> {
    const blob = await load(hash, path, move);
    if (!blob) return null;
    const isGzipped = blob.gzipped !== null && /\bgzip\b/.test(acceptEncoding ?? "");
    const headers = {
      ETag: `"${hash}${isGzipped ? "-gzip" : ""}"`,
      "Cache-Control": isImmutable(path) ? caching.long : caching.short,
      ...(blob.gzipped ? { Vary: "Accept-Encoding" } : {}),
    };
    if (status === 200 && ifNoneMatch?.includes(hash)) return { status: 304, headers, body: null };
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
    origin?: string,
  ): Promise<HostedAnswer> {
    const move = origin === undefined ? null : { names: site.names, origin };
    const files = await hashesOf(site.versionId);
    const hash =
      files.get(path) ?? (isImmutable(path) ? await findFileHash(site.invoiceItemId, path) : null);
    const found = hash ? await send(200, path, hash, request, move) : null;
    if (found) return found;
    const notFound = files.get("404.html");
    return (notFound ? await send(404, "404.html", notFound, request, move) : null) ?? nothing;
  }

  /** A file of a site, by its path in it; an empty path leads to the site's page. */
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
    // A page that was loaded before the site had its domain may not load anything from there.
    if (site.domain !== null && !isImmutable(path)) {
      const file = path === "index.html" ? "" : path.split("/").map(encodeURIComponent).join("/");
      return redirect(`${originOfDomain(site.domain)}/${file}`);
    }
    if (site.name !== which) return redirect(absolute(hostedPath(site.name, path)));
    return sendFile(site, path, request);
  };
}

const redirect = (location: string): HostedAnswer => ({
  status: 308,
  headers: { Location: location, "Cache-Control": caching.short },
  body: null,
});

const nothing: HostedAnswer = {
  status: 404,
  headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": caching.short },
  body: new TextEncoder().encode("Nothing is here."),
};
