import "server-only";
import { LRUCache } from "lru-cache";
import type { Language } from "@/components/templates/content/languages";
import { pageFiles } from "@/components/templates/content/print";
import { itemIds } from "@/components/templates/content/values";
import { isDesign, templateOf, templates } from "@/components/templates/registry";
import { renderTemplate, templateDocument } from "@/components/templates/render";
import { boundedQueue } from "@/lib/bounded-queue";
import { defaultBrand } from "@/lib/customization/brand";
import { noChoices, paletteColors } from "@/lib/customization/palette/rules";
import { tradesPath, uploadsPath } from "@/lib/customization/pictures/rules";
import { escapeHtml } from "@/lib/html";
import { absolute } from "@/lib/site";
import type { SiteSource } from "@/lib/sites/changes";
import { reportLine, withEnd } from "../../hosting/report-line";
import type { FormSite } from "../queries/form-site";
import { formPath } from "../rules";
import { formStyles } from "./form-styles";

/** A page of a site with placeholders for a title and a body. */
export type Frame = (page: { title: string; body: string }) => string;

const titleMark = "presetry-answer-title";
const bodyMark = "presetry-answer-body";

const filled =
  (page: string, home: string | null): Frame =>
  ({ title, body }) =>
    withEnd(page, home ? reportLine(home) : "")
      .replaceAll(titleMark, () => escapeHtml(title))
      .replace(`<p>${bodyMark}</p>`, () => body);

/**
 * Stricter than the policy of next.config.mjs: forms may be sent only to this address, and only one
 * script may run.
 */
const policyOf = (key: string, home: string | null) => {
  const forms = [absolute(formPath(key)), ...(home ? [new URL(formPath(key), home).href] : [])];
  return `form-action ${[...new Set(forms)].join(" ")}; script-src ${proofScript()}`;
};

/** From the shop, also for a page at the address of a site. */
export const proofScript = () => absolute("/preview-scripts/message-proof.js");

const head = (key: string, home: string | null) =>
  `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyOf(key, home))}">\n<meta name="robots" content="noindex">\n<style>\n${formStyles}</style>\n`;

/** For a key without a site, and for a site without a version, with the site's address if it has one. */
export const plainFrame = (key: string, home: string | null, language: Language): Frame =>
  filled(
    templateDocument(
      {
        viewport: "width=device-width, initial-scale=1",
        css: "body { max-width: 40rem; margin: 12vh auto; padding: 0 1.5rem; font: 1.0625rem/1.6 system-ui, sans-serif; color: #26221d; background: #f8f5ef; }\nh1 { line-height: 1.15; }\n@media (prefers-color-scheme: dark) { :root { color-scheme: dark; } body { color: #ece6dc; background: #1a1714; } }",
        markup: `<main><h1>${titleMark}</h1><p>${bodyMark}</p></main>`,
        script: "",
        language,
      },
      { title: titleMark, head: head(key, home) },
    ),
    home,
  );

/**
 * A text page of the site's current version, in its design, with markers as its title and its text.
 */
async function renderFrame(site: FormSite, { document, profile }: SiteSource): Promise<Frame> {
  const { design, address } = site;
  if (!isDesign(design)) throw new Error(`There is no template ${design}.`);
  const slug = templateOf(design);
  const { template } = await templates[slug].load();
  const { slots } = template.content;
  const home = address ?? "";
  const own = itemIds(slots.pages, undefined, document.content.pages);
  const parts = await renderTemplate(design, {
    brand: {
      name: profile?.company || site.company || defaultBrand.name,
      // From the shop, as all pictures here: the page may be at the address of the site.
      logo: absolute(profile?.logo || defaultBrand.logo),
    },
    palette: paletteColors(profile?.choices ?? noChoices, template.palette),
    images: absolute(`/templates/${slug}`),
    uploads: absolute(uploadsPath),
    trades: absolute(tradesPath),
    values: {
      ...document.content,
      pages: [...own, "answer"],
      "pages.answer.title": titleMark,
      "pages.answer.body": [{ kind: "paragraph", runs: [bodyMark] }],
      // This page is linked nowhere.
      "pages.answer.place": "",
    },
    language: document.language,
    pageId: "answer",
    home,
  });
  const markup = [...pageFiles(template.content, document.content).values()].reduce(
    (text, file) => text.replaceAll(`href="${file}"`, `href="${escapeHtml(urlIn(home, file))}"`),
    parts.markup,
  );
  return filled(
    templateDocument(
      { ...parts, markup, script: "" },
      { title: titleMark, head: head(site.key, address) },
    ),
    address,
  );
}

const urlIn = (home: string, file: string) => (home ? new URL(file, home).href : file);

/** Limited, because strangers decide how many sites' pages are requested at once. */
const inTurn = boundedQueue("form-frames", { concurrency: 1, waiting: 100 });

const frames = new LRUCache<string, Promise<Frame>>({ max: 100 });

/** The page around a site's answers; rendered once for each version and language. */
export function frameOf(site: FormSite, source: SiteSource): Promise<Frame> {
  const id = `${site.versionId} ${source.document.language} ${site.address}`;
  const known = frames.get(id);
  if (known) return known;
  const made = inTurn(() => renderFrame(site, source));
  frames.set(id, made);
  made.catch(() => frames.delete(id));
  return made;
}
