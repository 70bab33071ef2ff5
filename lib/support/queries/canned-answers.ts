import { currentTranslations } from "#current-translations";
import "server-only";
import { eq } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { cannedAnswers } from "@/db/schema/support";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/platform/http/admin-list";
import type { CannedAnswer, CannedField } from "../schemas";

const t = currentTranslations("supportRefusals");

const { id, title, body, createdAt } = cannedAnswers;
const columns = { id, title, body, createdAt };

const view = (row: typeof cannedAnswers.$inferSelect): CannedAnswer => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

export async function listCannedAnswers(
  list: AdminList<CannedField>,
): Promise<{ answers: CannedAnswer[]; total: number }> {
  const { where, orderBy } = listPage(list, { columns, id, searched: [title, body] });
  const [rows, total] = await Promise.all([
    database()
      .select()
      .from(cannedAnswers)
      .where(where)
      .orderBy(...orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database().$count(cannedAnswers, where),
  ]);
  return { answers: rows.map(view), total };
}

export async function requireCannedAnswer(
  answerId: number,
  db: Pick<Database, "select"> = database(),
): Promise<CannedAnswer> {
  const [row] = await db.select().from(cannedAnswers).where(eq(id, answerId));
  if (!row) throw new ShopError("not_found", t("unknownAnswer"));
  return view(row);
}
