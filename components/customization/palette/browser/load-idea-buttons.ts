import type { PaletteChoices } from "@/lib/customization/palette/rules";
import { queryAll } from "./dom";
import type * as buttonsModule from "./idea-buttons";
import type { VisitorBrand } from "./visitor-brand";

const buttonsUrl = document.currentScript?.dataset.ideas ?? "";

/**
 * Loads the buttons when a palette panel opens, which has space reserved for them; after a failure,
 * the next opening tries again.
 */
export function loadIdeaButtons(
  bar: HTMLElement,
  current: () => PaletteChoices,
  choose: (choices: PaletteChoices) => void,
) {
  let update: ((visitor: VisitorBrand) => void) | undefined;
  let isLoading = false;

  async function load() {
    if (update || isLoading) return;
    isLoading = true;
    try {
      const buttons: typeof buttonsModule = await import(buttonsUrl);
      update = buttons.setUpIdeaButtons(bar, current, choose);
    } catch {
      isLoading = false;
    }
  }

  for (const palette of queryAll(".palette", HTMLElement, bar)) {
    palette.addEventListener("toggle", load);
  }
  return (visitor: VisitorBrand) => update?.(visitor);
}
