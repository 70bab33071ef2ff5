import type { Category } from "@/db/words/facets";
import { worksOnPhones } from "@/lib/catalogue/rules";

export const presetTexts = {
  bought: "Bought",
};

/** Premium templates are responsive, the others have a fixed width. */
export const screensText = (category: Category): string =>
  worksOnPhones(category) ? "Works on phones" : "Desktop only";
