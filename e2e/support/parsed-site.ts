import { expect } from "vitest";
import type { SiteFile } from "@/lib/sites/delivery/rules";
import { type HtmlElement, parseHtml } from "./strict-html";

/** The page, stylesheet and script of an exported site, and what they reference. */
export class ParsedSite {
  readonly html: string;
  readonly css: string;
  readonly script: string;
  readonly elements: HtmlElement[];

  constructor(private readonly files: SiteFile[]) {
    this.html = this.text("index.html");
    this.css = this.text("styles.css");
    this.script = this.paths.includes("script.js") ? this.text("script.js") : "";
    this.elements = parseHtml(this.html);
  }

  get paths(): string[] {
    return this.files.map(({ path }) => path);
  }

  text(path: string): string {
    const file = this.files.find((it) => it.path === path);
    if (!file) throw new Error(`There is no ${path}`);
    return new TextDecoder().decode(file.bytes);
  }

  values(...names: string[]): string[] {
    return this.elements.flatMap(({ attributes }) =>
      names.map((name) => attributes.get(name)).filter((it) => it !== undefined),
    );
  }

  /** Every URL that the page or its stylesheet loads. */
  get loaded(): string[] {
    const inPage = this.elements
      .filter(({ name }) => name !== "a")
      .flatMap(({ attributes }) =>
        ["src", "href", "poster", "data"].map((it) => attributes.get(it)),
      );
    const inStyles = [...this.css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url]) => url);
    return [...inPage, ...inStyles].filter(
      (url) => url !== undefined && !url.startsWith("#"),
    ) as string[];
  }
}

const external = /^(?:[a-z][\w+.-]*:)?\/\/|^(?:https?|data|javascript|file|blob|ws):/i;

/** The site loads nothing from another host: no URL, no import, no request. */
export function expectSelfContained(site: ParsedSite) {
  const addresses = site.values(
    "src",
    "href",
    "srcset",
    "action",
    "formaction",
    "poster",
    "data",
    "ping",
  );
  expect(addresses.filter((it) => external.test(it))).toEqual([]);
  expect(site.css).not.toMatch(/@import|https?:|url\(\s*["']?(?:\/|data:)/);
  expect(site.script).not.toMatch(
    /https?:|fetch\(|XMLHttpRequest|import\s*\(|WebSocket|sendBeacon/,
  );
}

/** Every id that is referenced exists, and no id exists twice. */
export function expectValidReferences(site: ParsedSite) {
  const ids = site.values("id");
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const referenced = [
    ...site.values("for", "aria-labelledby", "aria-describedby", "aria-controls", "popoverTarget"),
    ...site.values("commandfor", "list", "form"),
  ].flatMap((it) => it.split(/\s+/));
  const anchors = site
    .values("href")
    .filter((it) => /^#./.test(it))
    .map((it) => it.slice(1));
  expect([...referenced, ...anchors].filter((id) => !ids.includes(id))).toEqual([]);
  const withoutAlt = site.elements.filter(
    ({ name, attributes }) => name === "img" && !attributes.has("alt"),
  );
  expect(withoutAlt).toEqual([]);
}
