/**
 * The template and stylesheet for other words. A preview is served only with the styles that its
 * sample needs.
 */
import type { TemplateBundle } from "@/components/templates/browser-bundle";
import { requireElement } from "./dom";

export interface DraftTemplate {
  slug: string;
  bundle: TemplateBundle;
  /** The element that contains the template's styles. */
  style: HTMLStyleElement;
  /** The template's whole stylesheet, with the words of the sample. */
  wholeCss: string;
}

async function loadText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  return response.text();
}

export async function loadDraftTemplate(slug: string): Promise<DraftTemplate> {
  const style = requireElement("style[data-whole]", HTMLStyleElement);
  const loading: Promise<TemplateBundle> = import(`/template-scripts/${slug}.js`);
  const [bundle, wholeCss] = await Promise.all([loading, loadText(style.dataset.whole ?? "")]);
  return { slug, bundle, style, wholeCss };
}
