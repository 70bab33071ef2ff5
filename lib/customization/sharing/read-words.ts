import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { type ContentDocument, canonicalDocument, uploadsOf } from "../content/rules";
import { documentSchema } from "../content/schemas";
import { decodeWords } from "./words";

/** A document sent by a stranger; null unless the template allows every value of it. */
export function readSentDocument(
  template: string,
  declaration: ContentDeclaration,
  input: unknown,
): ContentDocument | null {
  const { data } = documentSchema(template, declaration).safeParse(input);
  return data ? canonicalDocument(declaration, data) : null;
}

/** The document in a link; null if there is none that the template allows. */
export function readWords(
  template: string,
  declaration: ContentDeclaration,
  code: string,
): ContentDocument | null {
  const document = readSentDocument(template, declaration, decodeWords(template, code));
  return document && uploadsOf(document).length === 0 ? document : null;
}
