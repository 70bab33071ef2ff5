import type { TemplateBundle } from "@/components/templates/browser-bundle";
import type { ContentDocument } from "@/lib/customization/content/rules";
import type { Translator } from "@/lib/translations/translator";
import { findProblems, type Problem } from "./find-problems";

function idsIn(markup: string): Set<string> {
  const page = new DOMParser().parseFromString(markup, "text/html");
  return new Set([...page.querySelectorAll("[id]")].map(({ id }) => id));
}

/**
 * Problems that can be found without rendering the page: in the words, the links and the pictures.
 */
export function checkWords(
  bundle: TemplateBundle,
  document: ContentDocument,
  brandName: string,
  t: Translator<"pageCheck">,
): Problem[] {
  const markup = bundle.renderMarkup({
    brand: { name: brandName, logo: "" },
    palette: bundle.palette,
    images: "",
    uploads: "",
    trades: "",
    values: document.content,
    language: document.language,
    home: "",
    isEdited: false,
  });
  return findProblems(bundle.declaration, { document, ids: idsIn(markup), brandName, t });
}
