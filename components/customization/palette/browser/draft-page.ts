/** Renders the page of a preview again with other words. */
import { pageFiles } from "@/components/templates/content/print";
import { defaultBrand } from "@/lib/customization/brand";
import { withLocalPictures } from "@/lib/customization/content/client-pictures";
import type { ContentDocument } from "@/lib/customization/content/rules";
import { tradesPath, uploadsPath } from "@/lib/customization/pictures/rules";
import type { DraftTemplate } from "./draft-template";
import { followPageLinks, home } from "./page-links";
import { rootIn, templateRoot } from "./template-root";

/** The color scheme that the visitor switched the page to. */
function keepTheme(before: Element, next: Element) {
  const wasSwitched = before.querySelector<HTMLInputElement>("[data-theme-switch]")?.checked;
  const control = next.querySelector<HTMLInputElement>("[data-theme-switch]");
  if (control && wasSwitched !== undefined) control.checked = wasSwitched;
}

/**
 * Returns a function that shows a document; `dress` applies colors, name and logo to the template.
 * If a document cannot be rendered, the page does not change.
 */
export function createDraftPage(
  { slug, bundle, style, wholeCss }: DraftTemplate,
  dress: (root: HTMLElement) => void,
): (document: ContentDocument) => void {
  const servedTitle = document.title;
  let running = new AbortController();
  let shown: ContentDocument | undefined;
  let pageId: string | undefined;

  function print({ content, language, title }: ContentDocument) {
    const input = {
      brand: defaultBrand,
      palette: bundle.palette,
      images: `/templates/${slug}`,
      uploads: uploadsPath,
      trades: tradesPath,
      values: content,
      language,
      pageId,
      home: pageId ? home : "",
      isEdited: false,
    };
    const next = rootIn(withLocalPictures(bundle.renderMarkup(input), uploadsPath));
    const css = bundle.localizeStyles(wholeCss, input);
    if (!next) return;
    const before = templateRoot();
    next.dataset.ownColors = before.dataset.ownColors;
    dress(next);
    keepTheme(before, next);
    before.replaceWith(next);
    if (style.textContent !== css) style.textContent = css;
    document.documentElement.lang = language;
    document.title = title || servedTitle;
    running.abort();
    running = new AbortController();
    bundle.runScript(input, running.signal);
  }

  function pageAt(file: string): string | undefined {
    const files = shown && pageFiles(bundle.declaration, shown.content);
    return [...(files ?? [])].find(([, name]) => name === file)?.[0];
  }

  followPageLinks(pageAt, (next) => {
    pageId = next;
    if (shown) print(shown);
  });
  return (next) => {
    shown = next;
    print(next);
  };
}
