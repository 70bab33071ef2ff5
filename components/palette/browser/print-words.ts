import type { TemplateBundle } from "@/components/templates/browser-bundle";
import { defaultBrand } from "@/lib/brand/rules";
import { withLocalPictures } from "@/lib/content/client-pictures";
import type { ContentDocument } from "@/lib/content/rules";
import { uploadsPath } from "@/lib/pictures/rules";
import { requireElement } from "./dom";
import { rootIn, templateRoot } from "./template-root";

/**
 * Returns what puts a document in place of the words that the page was served with; `dress` puts colors, name
 * and logo on the template. Nothing of the page is touched before all of the new one is made.
 */
export function createPrinter(
  slug: string,
  bundle: TemplateBundle,
  dress: (root: HTMLElement) => void,
): (document: ContentDocument) => void {
  const style = requireElement("style", HTMLStyleElement);
  const served = { css: style.textContent ?? "", title: document.title };
  let running = new AbortController();

  return ({ content, language, title }) => {
    const input = {
      brand: defaultBrand,
      palette: bundle.palette,
      images: `/templates/${slug}`,
      uploads: uploadsPath,
      values: content,
      language,
      home: "",
      isEdited: false,
    };
    const next = rootIn(withLocalPictures(bundle.renderMarkup(input), uploadsPath));
    const css = bundle.localizeStyles(served.css, input);
    if (!next) return;
    const before = templateRoot();
    next.dataset.ownColors = before.dataset.ownColors;
    dress(next);
    keepTheme(before, next);
    before.replaceWith(next);
    if (style.textContent !== css) style.textContent = css;
    document.documentElement.lang = language;
    document.title = title || served.title;
    running.abort();
    running = new AbortController();
    bundle.runScript(running.signal);
  };
}

/** The theme that the visitor switched the page to. */
function keepTheme(before: Element, next: Element) {
  const wasSwitched = before.querySelector<HTMLInputElement>("[data-theme-switch]")?.checked;
  const control = next.querySelector<HTMLInputElement>("[data-theme-switch]");
  if (control && wasSwitched !== undefined) control.checked = wasSwitched;
}
