/**
 * A placeholder for the site's address in published files. The host replaces it, so that a new name
 * or domain needs no publication, and an earlier version shows the present address.
 */
export const originPlaceholder = "https://origin.invalid";

/** A reserved example address, for files that need an address although the site's is not known. */
export const exampleOrigin = "https://www.example.com";

/** The address of a file; its path if the site's address is not known. */
export const addressOf = (path: string, hasOrigin: boolean): string =>
  hasOrigin ? `${originPlaceholder}/${path}` : path;

const firstPages = new RegExp(`${originPlaceholder}/((?:[a-z]{2}/)?)index\\.html`, "g");

const fillable = /\.(html|xml|txt)$/;

/** Whether a file may contain the placeholder. */
export const mayHoldOrigin = (path: string): boolean => fillable.test(path);

/** The first page of a site with a domain of its own is at `/`, or at `/de/` in a further language. */
export function fillOrigin(text: string, origin: string): string {
  const isDomain = new URL(origin).pathname === "/";
  return (isDomain ? text.replace(firstPages, `${origin}/$1`) : text).replaceAll(
    originPlaceholder,
    origin,
  );
}

/** A file of a site for visitors at this address, which has no slash at its end. */
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
