import "server-only";
import { desc, eq } from "drizzle-orm";
import { currentLanguage } from "#current-translations";
import { database } from "@/db/client";
import { sharedCopies } from "@/db/schema/content";
import { absoluteIn } from "@/lib/site";
import { requireDeclaration } from "../content/declarations";
import type { ContentDocument } from "../content/rules";
import { readDocument } from "../content/save";
import { exampleWords } from "./example-words";
import { exampleOfCode } from "./examples";
import { sharedPath, shareLimits } from "./rules";
import type { OwnCopy } from "./schemas";

const { code, template, brand, createdAt } = sharedCopies;

export const copyColumns = { code, template, brand, createdAt };

type CopyRow = Pick<typeof sharedCopies.$inferSelect, keyof typeof copyColumns>;

export const viewCopy = (row: CopyRow): OwnCopy => ({
  code: row.code,
  template: row.template,
  url: absoluteIn(
    currentLanguage(),
    sharedPath(row.template, row.brand, { kind: "copy", code: row.code }),
  ),
  sharedAt: row.createdAt.toISOString(),
});

/** A customer's copies, newest first. */
export async function listCopies(userId: number): Promise<OwnCopy[]> {
  const rows = await database()
    .select(copyColumns)
    .from(sharedCopies)
    .where(eq(sharedCopies.userId, userId))
    .orderBy(desc(createdAt), code)
    .limit(shareLimits.copies);
  return rows.map(viewCopy);
}

/** Whether a customer shares a copy under this code. */
export const isStoredCopy = async (given: string): Promise<boolean> =>
  (await database().$count(sharedCopies, eq(code, given))) > 0;

/** A shared document in its template's newest version; null if it does not exist or was deleted. */
export async function getCopy(given: string) {
  const example = exampleOfCode(given);
  if (example) return { template: example, document: { ...(await exampleWords(example)) } };
  const [row] = await database()
    .select({ template, document: sharedCopies.document })
    .from(sharedCopies)
    .where(eq(code, given));
  if (!row) return null;
  const declaration = await requireDeclaration(row.template);
  // Cast: the document was validated before it was stored.
  const document = readDocument(declaration, row.document as ContentDocument);
  return { template: row.template, document: { ...document } };
}
