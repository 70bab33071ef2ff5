import { createHash } from "node:crypto";
import { originPlaceholder } from "@/lib/sites/delivery/origin";
import { relativeTo, replacePaths, replaceReferences } from "@/lib/sites/delivery/references";
import { languageFolder, type SiteFile, siteFolders } from "@/lib/sites/delivery/rules";

/** A published file, found by its hash in any version. */
export const hashOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

const shownLength = 12;

const extensionOf = (path: string) => path.slice(path.lastIndexOf(".") + 1);

/** `images/logo.webp` as `images/logo.3f2a9c1b04de.webp`. */
const fingerprinted = (path: string, bytes: Uint8Array): string =>
  path.replace(
    /\.[a-z\d]+$/i,
    (extension) => `.${hashOf(bytes).slice(0, shownLength)}${extension}`,
  );

const fingerprint = /\.[\da-f]{12}\.[a-z\d]+$/i;

/** Whether the content behind a path can never change. */
export const isImmutable = (path: string): boolean => fingerprint.test(path);

const inFolder = ({ path }: SiteFile) =>
  Object.values(siteFolders).some((folder) => path.startsWith(`${folder}/`)) &&
  !path.endsWith(".txt");

const textOf = ({ bytes }: SiteFile) => new TextDecoder().decode(bytes);
const withText = (file: SiteFile, text: string): SiteFile => ({
  ...file,
  bytes: new TextEncoder().encode(text),
});

/** Files that other websites may name by their plain path, such as a manifest. */
const mayRefer = /\.(html|css|js|json|xml|webmanifest)$/;

/**
 * The files of a site as they are published: styles, scripts, pictures and fonts have their hash in
 * their names, and pages refer to these names. A page that was loaded before a publication then
 * still finds its files, and browsers cache unchanged files. A file also keeps its plain name if
 * something still refers to that.
 */
export function withFingerprints(files: readonly SiteFile[]): SiteFile[] {
  const renamed = new Map<string, string>();
  const rename = (file: SiteFile): SiteFile => {
    const path = fingerprinted(file.path, file.bytes);
    renamed.set(file.path, path);
    return { ...file, path };
  };
  const isPage = ({ path }: SiteFile) => extensionOf(path) === "html";
  const isStyle = ({ path }: SiteFile) => extensionOf(path) === "css";
  const isScript = ({ path }: SiteFile) => extensionOf(path) === "js";
  const assets = files.filter(inFolder);
  const published = assets.map(rename);
  /** Addresses start at the site's root, or at the folder of the file. */
  const seenFrom = (path: string, names: ReadonlyMap<string, string>) => {
    const folder = languageFolder(path);
    const relative = [...names].map(
      (both) => both.map((it) => relativeTo(folder, it)) as [string, string],
    );
    return new Map([...names, ...relative]);
  };
  const ownPaths = new Map(renamed);
  for (const file of files.filter(isStyle)) {
    const text = replacePaths(textOf(file), seenFrom(file.path, ownPaths));
    published.push(rename(withText(file, text)));
  }
  published.push(...files.filter(isScript).map(rename));
  const others = files.filter((file) => !renamed.has(file.path));
  for (const file of others) {
    const referring = () =>
      replaceReferences(textOf(file), seenFrom(file.path, renamed), originPlaceholder);
    published.push(isPage(file) ? withText(file, referring()) : file);
  }
  const texts = published.filter(({ path }) => mayRefer.test(path)).map(textOf);
  const plain = assets.filter(({ path }) => texts.some((text) => text.includes(path)));
  return [...published, ...plain].sort((a, b) => (a.path < b.path ? -1 : 1));
}
