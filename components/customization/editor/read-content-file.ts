import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { Patch } from "@/lib/customization/content/edit-log";
import { replaceDocument } from "@/lib/customization/content/edits";
import { type ContentDocument, migrateDocument } from "@/lib/customization/content/rules";
import type { Translator } from "@/lib/translations/translator";
import type { Problem } from "./check/find-problems";

type ReadFile = { patch: Patch; document: ContentDocument } | { problems: Problem[] };

/**
 * Reads content.json; returns a patch that replaces the document with it, or every problem with its
 * slot.
 */
export async function readContentFile(
  slug: string,
  declaration: ContentDeclaration,
  before: ContentDocument,
  text: string,
  t: Translator<"contentFile">,
): Promise<ReadFile> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { problems: [{ path: "", text: t("notJson") }] };
  }
  const { documentSchema } = await import("@/lib/customization/content/schemas");
  const result = documentSchema(slug, declaration).safeParse(input);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => ({
      path: String(path.at(-1) ?? ""),
      text: message,
    }));
    return { problems };
  }
  const document = migrateDocument(declaration, result.data);
  return { patch: replaceDocument(before, document), document };
}
