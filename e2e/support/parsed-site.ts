import { expect } from "vitest";
import type { SiteFile } from "@/lib/delivery/rules";
import { type HtmlElement, parseHtml } from "./strict-html";

/** What a page, its stylesheet and its script say of themselves, and nothing that they promise to be. */
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

  /** Every address the page or its stylesheet loads something from. */
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

const outside = /^(?:[a-z][\w+.-]*:)?\/\/|^(?:https?|data|javascript|file|blob|ws):/i;

/** Nothing is asked of another host: no address, no import, no request. */
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
  expect(addresses.filter((it) => outside.test(it))).toEqual([]);
  expect(site.css).not.toMatch(/@import|https?:|url\(\s*["']?(?:\/|data:)/);
  expect(site.script).not.toMatch(
    /https?:|fetch\(|XMLHttpRequest|import\s*\(|WebSocket|sendBeacon/,
  );
}

/** What an attribute points to in the page is there, and no two things have one name. */
export function expectValidReferences(site: ParsedSite) {
  const ids = site.values("id");
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const pointed = [
    ...site.values("for", "aria-labelledby", "aria-describedby", "aria-controls", "popoverTarget"),
    ...site.values("commandfor", "list", "form"),
  ].flatMap((it) => it.split(/\s+/));
  const anchors = site
    .values("href")
    .filter((it) => /^#./.test(it))
    .map((it) => it.slice(1));
  expect([...pointed, ...anchors].filter((id) => !ids.includes(id))).toEqual([]);
  const bare = site.elements.filter(
    ({ name, attributes }) => name === "img" && !attributes.has("alt"),
  );
  expect(bare).toEqual([]);
}
