/** Shows the visitor's own words and pictures in place of the sample's, and follows their changes. */
import type { TemplateBundle } from "@/components/templates/browser-bundle";
import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { defaultBrand } from "@/lib/brand/rules";
import { loadLocalPictures, withLocalPictures } from "@/lib/content/client-pictures";
import { draftName, isDraftsKey } from "@/lib/content/draft-index";
import { browserDraftStore } from "@/lib/content/draft-store";
import { type ContentDocument, sampleDocument, uploadsOf } from "@/lib/content/rules";
import { readableDocument, withoutPictures } from "@/lib/content/shown";
import { uploadsPath } from "@/lib/pictures/rules";
import { requireElement } from "./dom";
import { rootIn, templateRoot } from "./template-root";
import { readVisitorBrand } from "./visitor-brand";

const { read } = browserDraftStore;

/** The visitor's document, without pictures that are neither on this device nor in the account. */
async function findDocument(
  owner: string,
  slug: string,
  declaration: ContentDeclaration,
): Promise<ContentDocument | null> {
  // A guest's draft that was not sent to the account yet is the customer's next one.
  const draft = (await read(owner, slug)) ?? (owner ? await read("", slug) : null);
  const document = draft && readableDocument(declaration, draft.document);
  if (!document) return null;
  const missing = new Set(await loadLocalPictures(document));
  for (const hash of draft.base ? uploadsOf(draft.base.document) : []) missing.delete(hash);
  return withoutPictures(document, (hash) => !missing.has(hash));
}

/** What the page was served with. */
function servedPage() {
  const style = requireElement("style", HTMLStyleElement);
  return { style, css: style.textContent ?? "", title: document.title };
}

/**
 * Resolves when the words are shown that there are at first; `dress` puts colors, name and logo on the
 * template. Whatever cannot be read or printed is not shown.
 */
export async function followDraft(slug: string, dress: (root: HTMLElement) => void): Promise<void> {
  const bundle: TemplateBundle = await import(`/template-scripts/${slug}.js`);
  const sample = sampleDocument(slug, bundle.declaration);
  const page = servedPage();
  let running = new AbortController();
  let shown = JSON.stringify(sample);
  let newest = 0;

  /** Nothing of the page is touched before all of the new one is made. */
  function print({ content, language, title }: ContentDocument) {
    const input = {
      brand: defaultBrand,
      palette: bundle.palette,
      images: `/templates/${slug}`,
      uploads: uploadsPath,
      values: content,
      language,
      home: "",
      isEdited: false,
    };
    const next = rootIn(withLocalPictures(bundle.renderMarkup(input), uploadsPath));
    const css = bundle.localizeStyles(page.css, input);
    if (!next) return;
    const before = templateRoot();
    next.dataset.ownColors = before.dataset.ownColors;
    dress(next);
    keepTheme(before, next);
    before.replaceWith(next);
    if (page.style.textContent !== css) page.style.textContent = css;
    document.documentElement.lang = language;
    document.title = title || page.title;
    running.abort();
    running = new AbortController();
    bundle.runScript(input, running.signal);
  }

  async function show() {
    newest += 1;
    const turn = newest;
    try {
      const owner = readVisitorBrand().customer?.email ?? "";
      const found = (await findDocument(owner, slug, bundle.declaration)) ?? sample;
      const text = JSON.stringify(found);
      if (turn !== newest || text === shown) return;
      shown = text;
      print(found);
    } catch {
      // Storage that is blocked or broken: what is shown stays.
    }
  }

  let tabs: BroadcastChannel | undefined;
  function listen() {
    tabs?.close();
    tabs = new BroadcastChannel(draftName(readVisitorBrand().customer?.email ?? "", slug));
    tabs.onmessage = show;
  }
  addEventListener("storage", (event) => {
    if (event.key === "token" || event.key === null) listen();
    if (event.key === "token" || isDraftsKey(event)) void show();
  });
  addEventListener("pageshow", ({ persisted }) => persisted && void show());
  listen();
  await show();
}

/** The theme that the visitor switched the page to. */
function keepTheme(before: Element, next: Element) {
  const wasSwitched = before.querySelector<HTMLInputElement>("[data-theme-switch]")?.checked;
  const control = next.querySelector<HTMLInputElement>("[data-theme-switch]");
  if (control && wasSwitched !== undefined) control.checked = wasSwitched;
}
