import {
  readVisitorBrand,
  shownBrand,
} from "@/components/customization/palette/browser/visitor-brand";
import { defaultBrand } from "@/lib/customization/brand";
import { readDraftName } from "@/lib/customization/content/draft-name";
import { browserDraftStore } from "@/lib/customization/content/draft-store";
import type { Translator } from "@/lib/translations/translator";
import { loadTemplate } from "../load-template";
import { checkWords } from "./check-words";

/**
 * The number of problems in a draft of this device that can be found without rendering the page.
 */
export async function countProblems(name: string, owner: string): Promise<number> {
  const draft = await browserDraftStore.read(owner, name);
  if (!draft) return 0;
  const brandName = shownBrand(readVisitorBrand()).name || defaultBrand.name;
  const template = await loadTemplate(readDraftName(name).slug);
  // What the problems are is not said here.
  const unsaid: Translator<"pageCheck"> = (key, ..._values) => key;
  return checkWords(template, draft.document, brandName, unsaid).length;
}
