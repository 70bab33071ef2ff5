const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Replaces whole paths, the longest first. A path after `/`, or after `origin` and `/`, is replaced
 * as well.
 */
export function replacePaths(
  text: string,
  renamed: ReadonlyMap<string, string>,
  origin = "",
): string {
  if (renamed.size === 0) return text;
  const paths = [...renamed.keys()].sort((a, b) => b.length - a.length);
  const pattern = paths.map(escapeForPattern).join("|");
  return text.replace(
    new RegExp(`(?<![\\w./-])((?:${escapeForPattern(origin)}/)?)(${pattern})(?![\\w./-])`, "g"),
    (_, before: string, path: string) => before + (renamed.get(path) ?? path),
  );
}

/** The path of a file of a site from a page in this folder, such as `de/`; empty for the site's root. */
export const relativeTo = (folder: string, path: string): string => {
  if (folder === "") return path;
  return path.startsWith(folder) ? path.slice(folder.length) : `../${path}`;
};

/** Attributes that refer to files; the visible text of a page is not changed. */
const references = /(\s(?:src|srcset|href|poster|style|data-[\w-]+)=")([^"]*)(")/g;

/** Replaces the paths of files in the attributes of a page. */
export const replaceReferences = (
  html: string,
  renamed: ReadonlyMap<string, string>,
  origin?: string,
): string =>
  html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(
      references,
      (_, start: string, value: string, end: string) =>
        start + replacePaths(value, renamed, origin) + end,
    ),
  );
