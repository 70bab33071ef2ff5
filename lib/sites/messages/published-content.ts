import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { formatPrice } from "@/components/templates/content/print";
import type { LinkValue, PriceValue, Run } from "@/components/templates/content/slots";
import { findSlot } from "@/components/templates/content/values";
import type { TemplateSlug } from "@/components/templates/registry";
import { type ContentDocument, sampleDocument, valueAt } from "@/lib/customization/content/rules";
import { plainText } from "@/lib/customization/content/runs";
import { inOneLine } from "@/lib/in-one-line";

/** The published content of a template. */
export interface PublishedContent {
  declaration: ContentDeclaration;
  document: ContentDocument;
}

/** The content of a site; the sample's content if the site equals the sample. */
export const publishedContent = (
  slug: TemplateSlug,
  declaration: ContentDeclaration,
  document: ContentDocument | null,
): PublishedContent => ({ declaration, document: document ?? sampleDocument(slug, declaration) });

/** The text of a slot on the page, in one line. */
export function textAt({ declaration, document }: PublishedContent, path: string): string {
  const slot = findSlot(declaration.slots, path)?.slot;
  const value = valueAt(declaration, document, path);
  const said = () => {
    // Cast: published documents are validated, so each slot holds a value of its kind.
    switch (slot?.kind) {
      case "text":
        return String(value ?? "");
      case "paragraph":
        return plainText(value as readonly Run[], "");
      case "link":
        return (value as LinkValue).label;
      case "price":
        return formatPrice(value as PriceValue, document.language, slot.hasDecimals);
      default:
        return "";
    }
  };
  return inOneLine(said());
}

/** The texts of several slots, joined. */
export const joinedText = (content: PublishedContent, paths: readonly string[]): string =>
  paths
    .map((path) => textAt(content, path))
    .filter(Boolean)
    .join(", ");
