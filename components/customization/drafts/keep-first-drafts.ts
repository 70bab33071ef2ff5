import { loadTemplate } from "@/components/customization/editor/load-template";
import { listDrafts, openBrowserDraft } from "@/lib/customization/content/client-drafts";
import { storedBusiness } from "@/lib/customization/first-draft/business";

const ignore = () => {
  // Nobody looks at the draft meanwhile.
};

/**
 * Keeps what these templates show of the customer's business as their drafts, where there are none: what was seen
 * is what is bought.
 */
export async function keepFirstDrafts(owner: string, slugs: readonly string[]): Promise<void> {
  if (!storedBusiness()) return;
  const drafted = new Set((await listDrafts(owner)).map(({ slug }) => slug));
  const listener = { onDocument: ignore, onStatus: ignore, onConflict: ignore };
  for (const slug of slugs.filter((it) => !drafted.has(it))) {
    const { declaration } = await loadTemplate(slug);
    const draft = await openBrowserDraft(slug, declaration, listener);
    await draft.close();
  }
}
