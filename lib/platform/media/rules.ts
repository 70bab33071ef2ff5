export const maxUploadBytes = 5 * 1024 * 1024;

/** Maximum of width times height of an uploaded picture, by sharp's name of its format. */
export const maxPixels = {
  /** 16 megapixels. */
  other: 4096 * 4096,
  /** AVIF takes three times the memory of other formats. */
  heif: 6_000_000,
};

/** Maximum width and height of a stored picture, in pixels. */
export const maxSide = 1024;

/** Types that the file dialog offers. The server checks the content, not the declared type. */
export const uploadTypes = "image/png,image/jpeg,image/webp,image/gif,image/avif";

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

const idIn = (text: string, shape: RegExp): string | null => shape.exec(text)?.[1] ?? null;

/** Path of a stored picture. */
export const mediaPath = (id: string) => `/media/${id}.webp`;

/** The id in a picture's file name; null if malformed. */
export const mediaIdOfFile = (file: string) => idIn(file, new RegExp(`^(${uuid})\\.webp$`));

/** The id in the path of a picture of this shop; null for any other URL. */
export const mediaIdOfPath = (path: string) => idIn(path, new RegExp(`^/media/(${uuid})\\.webp$`));

/** An image host that browsers upload to instead of this shop. */
export interface UploadTarget {
  url: string;
  preset: string;
}

interface Hosts {
  siteUrl: string;
  /** Base URL of the image host's pictures; undefined if none is configured. */
  imageHost?: string | undefined;
}

/**
 * The canonical form of an allowed logo URL: the path of a picture of this shop, or the absolute URL of
 * one on the configured image host. Null for any other.
 */
export function logoUrl(given: string, { siteUrl, imageHost }: Hosts): string | null {
  if (/\s/.test(given) || !URL.canParse(given, siteUrl)) return null;
  const url = new URL(given, siteUrl);
  if (url.origin === new URL(siteUrl).origin && !url.search && !url.hash) {
    if (mediaIdOfPath(url.pathname)) return url.pathname;
  }
  const host = imageHost ? new URL(imageHost) : null;
  const folder = host?.pathname.replace(/\/?$/, "/") ?? "/";
  return url.origin === host?.origin && url.pathname.startsWith(folder) ? url.href : null;
}

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((char, n) => bytes[at + n] === char.charCodeAt(0));

const signatures: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => startsWith(bytes, "\x89PNG\r\n\x1a\n"),
  (bytes) => startsWith(bytes, "\xff\xd8\xff"),
  (bytes) => startsWith(bytes, "GIF87a") || startsWith(bytes, "GIF89a"),
  (bytes) => startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8),
  (bytes) => startsWith(bytes, "ftypavif", 4) || startsWith(bytes, "ftypavis", 4),
];

/** Whether a file has the signature of an accepted format. SVG is not accepted: it can contain scripts. */
export const hasImageSignature = (bytes: Uint8Array): boolean =>
  signatures.some((matches) => matches(bytes));
