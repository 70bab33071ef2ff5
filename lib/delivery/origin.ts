/**
 * Stands in published files for the address of their site. The host fills it in, so that a new name or
 * domain needs no publication, and an earlier version has the present address.
 */
export const originPlaceholder = "https://origin.invalid";

/** An address that nobody can take for the site's own: in files that cannot do without one. */
export const exampleOrigin = "https://www.example.com";

/** Where a file is read; its path in a site whose address is not known. */
export const addressOf = (path: string, hasOrigin: boolean): string =>
  hasOrigin ? `${originPlaceholder}/${path}` : path;

const fillable = /\.(html|xml|txt)$/;

/** Whether a file may contain the placeholder. */
export const mayHoldOrigin = (path: string): boolean => fillable.test(path);

/** The first page of a site that has a domain of its own is read at `/`. */
export function fillOrigin(text: string, origin: string): string {
  const isDomain = new URL(origin).pathname === "/";
  return (
    isDomain ? text.replaceAll(`${originPlaceholder}/index.html`, `${origin}/`) : text
  ).replaceAll(originPlaceholder, origin);
}

/** A file of a site for readers at this address, without a slash at its end. */
export const withOrigin = <File extends { path: string; bytes: Uint8Array<ArrayBuffer> }>(
  file: File,
  origin: string,
): File =>
  mayHoldOrigin(file.path)
    ? {
        ...file,
        bytes: new TextEncoder().encode(fillOrigin(new TextDecoder().decode(file.bytes), origin)),
      }
    : file;
