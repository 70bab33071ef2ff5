import { encodeShared } from "@/lib/preview/rules";
import { need } from "./elements";
import type { Visitor } from "./visitor";

export function sharePanel(slug: string, visitor: () => Visitor) {
  const panel = need("#share", HTMLElement);
  const link = need("#share-link", HTMLInputElement);
  const status = need("#share-status", HTMLElement);

  async function copy() {
    link.select();
    try {
      await navigator.clipboard.writeText(link.value);
      status.textContent = "Copied.";
    } catch {
      status.textContent = "Please copy the link yourself.";
    }
  }

  function draw({ choices, brand }: Visitor) {
    const code = encodeShared({ choices, name: brand.name });
    link.value = new URL(`/preview/${slug}/shared/${code}`, location.href).href;
  }

  panel.addEventListener("toggle", (event) => {
    status.textContent = "";
    if (event.newState !== "open") return;
    draw(visitor());
    link.focus();
    copy();
  });
  need("#share-copy", HTMLButtonElement).addEventListener("click", copy);
  return draw;
}
