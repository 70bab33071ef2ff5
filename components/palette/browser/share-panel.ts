import { mediaIdOfPath } from "@/lib/media/rules";
import { encodeSharedPreview } from "@/lib/preview/rules";
import { sharePanelTexts } from "../texts";
import { requireElement } from "./dom";
import { shownBrand, type VisitorBrand } from "./visitor-brand";

export function setUpSharePanel(slug: string, visitor: () => VisitorBrand) {
  const panel = requireElement("#share", HTMLElement);
  const link = requireElement("#share-link", HTMLInputElement);
  const status = requireElement("#share-status", HTMLElement);
  const contents = requireElement("#share-carried", HTMLElement);

  async function copy() {
    link.select();
    try {
      await navigator.clipboard.writeText(link.value);
      status.textContent = sharePanelTexts.copied;
    } catch {
      status.textContent = sharePanelTexts.copyByHand;
    }
  }

  function update(visitor: VisitorBrand) {
    const brand = shownBrand(visitor);
    const logo = mediaIdOfPath(brand.logo) ?? "";
    const code = encodeSharedPreview({ choices: visitor.choices, name: brand.name, logo });
    contents.textContent = logo ? sharePanelTexts.withLogo : sharePanelTexts.withoutLogo;
    link.value = new URL(`/preview/${slug}/shared/${code}`, location.href).href;
  }

  panel.addEventListener("toggle", (event) => {
    status.textContent = "";
    if (event.newState !== "open") return;
    update(visitor());
    link.focus();
    copy();
  });
  requireElement("#share-copy", HTMLButtonElement).addEventListener("click", copy);
  return update;
}
