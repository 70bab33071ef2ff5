import { mayHaveDraft } from "@/lib/customization/content/draft-index";
import { brandCode } from "@/lib/customization/preview/rules";
import { sharedBelow } from "@/lib/customization/sharing/rules";
import { mediaIdOfPath } from "@/lib/platform/media/rules";
import type * as wordsModule from "./add-words-to-link";
import { requireElement } from "./dom";
import { textsOn } from "./texts-on";
import { shownBrand, type VisitorBrand } from "./visitor-brand";

const wordsUrl = document.currentScript?.dataset.words ?? "";

export function setUpSharePanel(bar: HTMLElement, visitor: () => VisitorBrand) {
  const t = textsOn(bar, "toolbarScript");
  const slug = bar.dataset.slug ?? "";
  const panel = requireElement("#share", HTMLElement);
  const link = requireElement("#share-link", HTMLInputElement);
  const status = requireElement("#share-status", HTMLElement);
  const contents = requireElement("#share-carried", HTMLElement);

  let wordsAdded = Promise.resolve();

  async function copy() {
    link.select();
    link.scrollLeft = 0;
    try {
      await navigator.clipboard.writeText(link.value);
      status.textContent = t("copied");
    } catch {
      status.textContent = t("copyByHand");
    }
  }

  /** The words and pictures of the link stay in it while the brand does not change. */
  function update(visitor: VisitorBrand) {
    const brand = shownBrand(visitor);
    // Below the address of this page, which is in the visitor's language.
    const path = sharedBelow(location.pathname, brandCode(visitor.choices, brand));
    const { href } = new URL(path, location.href);
    if (link.value.replace(/#.*/, "") === href) return;
    contents.textContent = t(mediaIdOfPath(brand.logo) ? "withLogo" : "withoutLogo");
    link.value = href;
    if (panel.matches(":popover-open")) wordsAdded = addWords();
  }

  /** Loaded again each time, because the visitor may have changed the draft in another tab. */
  async function addWords() {
    if (!mayHaveDraft(slug)) return;
    try {
      const words: typeof wordsModule = await import(wordsUrl);
      await words.addWords(visitor().customer?.email ?? "", slug, copy);
    } catch {
      // Without the network, or if storage is blocked, the link contains only the brand.
    }
  }

  panel.addEventListener("toggle", async (event) => {
    status.textContent = "";
    link.value = "";
    if (event.newState !== "open") return;
    update(visitor());
    link.focus();
    await wordsAdded;
    copy();
  });
  requireElement("#share-copy", HTMLButtonElement).addEventListener("click", copy);
  return update;
}
