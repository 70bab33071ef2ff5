import type { Catalog, RequestDeclaration } from "@/components/templates/content/forms";
import { offers } from "@/components/templates/offers";
import { isTemplateSlug } from "@/components/templates/registry";
import { type ContentDocument, sampleDocument, valueAt } from "./rules";
import { readDocument } from "./save";

/** The slot of a template that switches its contact form on. */
const contactForm = "contactForm";

/**
 * Whether visitors of a site can send its owner a message, an order or a request. Null stands for
 * the sample.
 */
export function takesForms(slug: string, stored: ContentDocument | null): boolean {
  if (stored?.content[contactForm] === true) return true;
  const offer = isTemplateSlug(slug) ? offers[slug] : undefined;
  if (!offer) return false;
  const { content, catalog, request } = offer;
  const document = stored ? readDocument(content, stored) : sampleDocument(slug, content);
  const isOffered = (it: Catalog | RequestDeclaration | undefined) =>
    it !== undefined && (!it.section || valueAt(content, document, it.section) === true);
  return isOffered(catalog) || isOffered(request);
}
