import "server-only";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { database, type Transaction } from "@/db/client";
import { siteReports } from "@/db/schema/site-reports";
import { canObject } from "../rules";
import type { Takedown } from "../schemas";

/** The case by which a site that is taken down was: the owner's objection belongs to it. */
export async function findTakedown(
  invoiceItemId: number,
  db: Pick<Transaction, "select"> = database(),
) {
  const { id, status, ground, objection, objectedAt, objectionAnswer } = siteReports;
  const [found] = await db
    .select({ id, status, ground, objection, objectedAt, objectionAnswer })
    .from(siteReports)
    .where(
      and(
        eq(siteReports.invoiceItemId, invoiceItemId),
        inArray(status, ["taken_down", "objected", "upheld"]),
        isNull(siteReports.decidedWithId),
      ),
    )
    .orderBy(desc(siteReports.decidedAt), desc(id))
    .limit(1);
  return found ?? null;
}

type Found = NonNullable<Awaited<ReturnType<typeof findTakedown>>>;

/** As the owner sees it. */
export const viewOfTakedown = ({
  status,
  ground,
  objectedAt,
  objectionAnswer,
}: Found): Takedown => ({
  ground,
  canObject: canObject(status),
  objectedAt: objectedAt?.toISOString() ?? null,
  answer: objectionAnswer,
});
