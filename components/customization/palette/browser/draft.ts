/**
 * Shows the visitor's own words and pictures instead of the sample's, and follows their changes.
 */
import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { loadLocalPictures } from "@/lib/customization/content/client-pictures";
import { draftName, isDraftsKey } from "@/lib/customization/content/draft-index";
import { readDraftName } from "@/lib/customization/content/draft-name";
import { readShownDraft } from "@/lib/customization/content/draft-store";
import {
  type ContentDocument,
  isSameDocument,
  sampleDocument,
  uploadsOf,
} from "@/lib/customization/content/rules";
import { readableDocument, withoutPictures } from "@/lib/customization/content/shown";
import { businessKey, mayHaveBusiness } from "@/lib/customization/first-draft/business";
import type * as firstDraftModule from "@/lib/customization/first-draft/client";
import { createDraftPage } from "./draft-page";
import { loadDraftTemplate } from "./draft-template";
import { readVisitorBrand } from "./visitor-brand";

/** Empty for a guest. */
const ownerOfDraft = () => readVisitorBrand().customer?.email ?? "";

/** The visitor's document, without pictures that are neither on this device nor in the account. */
async function findDocument(
  name: string,
  declaration: ContentDeclaration,
): Promise<ContentDocument | null> {
  const draft = await readShownDraft(ownerOfDraft(), name);
  const document = draft && readableDocument(declaration, draft.document);
  if (!document) return null;
  const missing = new Set(await loadLocalPictures(document));
  for (const hash of draft.base ? uploadsOf(draft.base.document) : []) missing.delete(hash);
  return withoutPictures(document, (hash) => !missing.has(hash));
}

/** What the visitor's trade says. The script of first drafts is loaded only for a trade. */
async function findFirstDraft(
  scriptUrl: string,
  slug: string,
  declaration: ContentDeclaration,
): Promise<ContentDocument | null> {
  if (!mayHaveBusiness()) return null;
  const { loadFirstDraft }: typeof firstDraftModule = await import(scriptUrl);
  return loadFirstDraft(slug, declaration);
}

/** Calls `onChange` when another page may have changed the draft, or another visitor signed in. */
function onDraftChange(name: string, onChange: () => void) {
  let tabs: BroadcastChannel | undefined;
  function listen() {
    tabs?.close();
    tabs = new BroadcastChannel(draftName(ownerOfDraft(), name));
    tabs.onmessage = onChange;
  }
  addEventListener("storage", (event) => {
    const isOther = event.key === "token" || event.key === null;
    if (isOther) listen();
    if (isOther || isDraftsKey(event) || event.key === businessKey) onChange();
  });
  addEventListener("pageshow", ({ persisted }) => persisted && onChange());
  listen();
}

/**
 * Resolves when the first draft is shown; `dress` applies colors, name and logo to the template. A
 * draft that cannot be read or rendered is not shown.
 */
export async function followDraft(
  name: string,
  firstDraftUrl: string,
  dress: (root: HTMLElement) => void,
): Promise<void> {
  const { slug } = readDraftName(name);
  const template = await loadDraftTemplate(slug);
  const { declaration } = template.bundle;
  const showDocument = createDraftPage(template, dress);
  const sample = sampleDocument(slug, declaration);
  let shown = sample;
  let newest = 0;

  async function show() {
    newest += 1;
    const turn = newest;
    try {
      const found =
        (await findDocument(name, declaration)) ??
        (await findFirstDraft(firstDraftUrl, slug, declaration)) ??
        sample;
      if (turn !== newest || isSameDocument(found, shown)) return;
      shown = found;
      showDocument(found);
    } catch {
      // Storage is blocked or broken: the page does not change.
    }
  }

  onDraftChange(name, () => void show());
  await show();
}
