import { currentTranslations } from "#current-translations";
import { decodeComponent } from "@/lib/decode-component";

const t = currentTranslations("moveErrors");

export const maxRedirects = 200;

/** Pages of a site by the paths of the site that was there before: decoded, without slashes around them. */
export type Redirects = Readonly<Record<string, string>>;

/** What search consoles look for in a site's first page, by the name of its `<meta>`. */
export type Verifications = Readonly<Record<string, string>>;

/** Google, Bing, Yandex, Naver, Pinterest and Facebook. */
const verificationNames = [
  "google-site-verification",
  "msvalidate.01",
  "yandex-verification",
  "naver-site-verification",
  "p:domain_verify",
  "facebook-domain-verification",
];

type Read<T> = { value: T } | { error: string };

const withoutSlashes = (path: string) => path.replace(/^\/+|\/+$/g, "");

const pathIn = (address: string) =>
  withoutSlashes(decodeComponent(new URL(address, "https://old.invalid").pathname));

/** The addresses in a sitemap, one on a line. */
const fromSitemap = (text: string) =>
  [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/gi)].map(([, address]) => address).join("\n");

/**
 * Reads lines of an old address and, if wanted, the page of the new site that it leads to; by default the first page.
 * The first page of the old site needs no line, and a sitemap is read as the list of its addresses.
 */
export function readRedirects(text: string): Read<Redirects> {
  const lines = (text.includes("<loc>") ? fromSitemap(text) : text).split(/\r?\n/);
  const redirects = new Map<string, string>();
  for (const [at, line] of lines.entries()) {
    const [old, page = "/", ...more] = line.split(/\s+|[,;](?=\s|\/|https?:)|->|→/).filter(Boolean);
    const fault = (what: string) => ({ error: t("line", { line: String(at + 1), what }) });
    if (!old) continue;
    if (more.length > 0) return fault(t("twoAddresses"));
    if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(old) || !URL.canParse(old, "https://old.invalid")) {
      return fault(t("oldAddress"));
    }
    if (!/^\/(?![/\\])[^\s"'<>\\]*$/.test(page)) {
      return fault(t("newPage"));
    }
    const path = pathIn(old);
    if (path.includes("\0")) return fault(t("unreadable"));
    if (path) redirects.set(path, page);
  }
  if (redirects.size > maxRedirects) {
    return {
      error: t("manyAddresses", { max: String(maxRedirects), count: String(redirects.size) }),
    };
  }
  const circle = [...redirects.values()].find((page) => redirects.has(pathIn(page)));
  return circle ? { error: t("circle", { circle }) } : { value: Object.fromEntries(redirects) };
}

export const writeRedirects = (redirects: Redirects): string =>
  Object.entries(redirects)
    .map(([path, page]) => `/${path.split("/").map(encodeURIComponent).join("/")} ${page}`)
    .join("\n");

/** The page that the path of an old address leads to. */
export function redirectOf(redirects: Redirects, path: string): string | undefined {
  const old = withoutSlashes(path);
  return Object.hasOwn(redirects, old) ? redirects[old] : undefined;
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(tag)?.slice(1).join("") ?? "";

/** Reads the tags as search consoles give them to copy. */
export function readVerifications(text: string): Read<Verifications> {
  const tags = text.match(/<meta\s[^>]*>/gi) ?? [];
  if (tags.length === 0 && text.trim()) {
    return { error: t("wholeTag", { tag: '<meta name="' }) };
  }
  const verifications = new Map<string, string>();
  for (const tag of tags) {
    const name = attribute(tag, "name").toLowerCase();
    const content = attribute(tag, "content");
    if (!verificationNames.includes(name)) {
      return { error: t("knownTags", { names: verificationNames.join(", ") }) };
    }
    if (!/^[\w.+/=:-]{1,200}$/.test(content)) {
      return { error: t("incomplete", { name }) };
    }
    verifications.set(name, content);
  }
  return { value: Object.fromEntries(verifications) };
}

export const writeVerifications = (verifications: Verifications): string =>
  Object.entries(verifications)
    .map(([name, content]) => `<meta name="${name}" content="${content}">`)
    .join("\n");
