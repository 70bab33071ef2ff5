/** Loaded by a shared preview if its link contains words. */
import { readSharedContent } from "@/lib/customization/sharing/client-read";
import { brandIn, dress } from "./brand-elements";
import { requireElement } from "./dom";
import { createDraftPage } from "./draft-page";
import { loadDraftTemplate } from "./draft-template";
import { say, sharedBanner } from "./shared-banner";
import { rememberTemplateColors, templateRoot } from "./template-root";

/**
 * Shows the words in the brand with which the page was served. If the words are invalid, the banner
 * says so.
 */
export async function showSharedWords(fragment: string): Promise<void> {
  const banner = sharedBanner();
  const slug = banner.dataset.slug ?? "";
  const template = await loadDraftTemplate(slug);
  const shared = await readSharedContent(slug, template.bundle.declaration, fragment);
  if (shared.kind !== "read") return say(shared.kind);
  const served = templateRoot();
  const [colors, brand] = [rememberTemplateColors(served), brandIn(served)];
  createDraftPage(template, (root) => dress(root, colors, brand))(shared.document);
  const copy = requireElement("#edit-copy", HTMLAnchorElement, banner);
  copy.hash = fragment;
  copy.hidden = false;
}
