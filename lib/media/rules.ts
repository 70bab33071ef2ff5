/** Bytes of an upload. */
export const maxUploadBytes = 5 * 1024 * 1024;

/** Pixels of the longer side of a picture as it is kept. */
export const maxSide = 1024;

/** What the file dialog offers. Whatever arrives is judged by its content. */
export const uploadTypes = "image/png,image/jpeg,image/webp,image/gif,image/avif";

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

const idIn = (text: string, shape: RegExp): string | null => shape.exec(text)?.[1] ?? null;

/** Where the picture of that id is shown. */
export const mediaPath = (id: string) => `/media/${id}.webp`;

/** The id of a picture in the last part of its address. */
export const mediaIdOfFile = (file: string) => idIn(file, new RegExp(`^(${uuid})\\.webp$`));

/** The id of a picture of this shop in its path; null for every other text. */
export const mediaIdOfPath = (path: string) => idIn(path, new RegExp(`^/media/(${uuid})\\.webp$`));

/** Where the browser uploads to when a hosted image account takes this shop's place. */
export interface UploadTarget {
  url: string;
  preset: string;
}

interface Hosts {
  siteUrl: string;
  /** Where a hosted image account shows its pictures; undefined without one. */
  imageHost?: string | undefined;
}

/**
 * A logo's address as it is kept: the path of a picture of this shop, or the whole address of one on
 * the image host of the configuration. Null for every other.
 */
export function logoUrl(given: string, { siteUrl, imageHost }: Hosts): string | null {
  if (/\s/.test(given) || !URL.canParse(given, siteUrl)) return null;
  const here = new URL(given, siteUrl);
  if (here.origin === new URL(siteUrl).origin && !here.search && !here.hash) {
    if (mediaIdOfPath(here.pathname)) return here.pathname;
  }
  const host = imageHost ? new URL(imageHost) : null;
  const folder = host?.pathname.replace(/\/?$/, "/") ?? "/";
  return here.origin === host?.origin && here.pathname.startsWith(folder) ? here.href : null;
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

/** Whether a file begins like one of the pictures that are taken. Never SVG: it can carry script. */
export const hasImageSignature = (bytes: Uint8Array): boolean =>
  signatures.some((matches) => matches(bytes));
