import { offers } from "@/components/templates/offers";
import type { TemplateSlug } from "@/components/templates/registry";
import type { ContentDocument } from "@/lib/customization/content/rules";
import { joinedText, publishedContent, textAt } from "./published-content";
import type { MessageField } from "./schemas";

/** The texts of a site's request form, as on its page. */
interface RequestForm {
  /** The subject of a request; null if the page does not say. */
  subject: MessageField | null;
  /** The labels of its further fields, by their names without "field.". */
  labels: ReadonlyMap<string, string>;
}

const noForm: RequestForm = { subject: null, labels: new Map() };

/** The request form of a template, with its published texts; empty if it has none. */
export function requestFormOf(slug: TemplateSlug, document: ContentDocument | null): RequestForm {
  const { content: declaration, request } = offers[slug] ?? {};
  if (!declaration || !request) return noForm;
  const { subject, fields } = request;
  const content = publishedContent(slug, declaration, document);
  return {
    subject: subject
      ? { label: textAt(content, subject.label), value: joinedText(content, subject.value) }
      : null,
    labels: new Map(
      Object.entries(fields).map(([name, path]) => [name, textAt(content, path) || name]),
    ),
  };
}
