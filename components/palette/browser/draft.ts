/** Shows the visitor's own words and pictures in place of the sample's, and follows their changes. */
import type { TemplateBundle } from "@/components/templates/browser-bundle";
import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { loadLocalPictures } from "@/lib/content/client-pictures";
import { draftName, isDraftsKey } from "@/lib/content/draft-index";
import { browserDraftStore } from "@/lib/content/draft-store";
import { type ContentDocument, sampleDocument, uploadsOf } from "@/lib/content/rules";
import { readableDocument, withoutPictures } from "@/lib/content/shown";
import { createPrinter } from "./print-words";
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

/**
 * Resolves when the words are shown that there are at first; `dress` puts colors, name and logo on the
 * template. Whatever cannot be read or printed is not shown.
 */
export async function followDraft(slug: string, dress: (root: HTMLElement) => void): Promise<void> {
  const bundle: TemplateBundle = await import(`/template-scripts/${slug}.js`);
  const sample = sampleDocument(slug, bundle.declaration);
  const print = createPrinter(slug, bundle, dress);
  let shown = JSON.stringify(sample);
  let newest = 0;

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
