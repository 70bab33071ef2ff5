import { currentLanguage, currentTranslations } from "#current-translations";
import "server-only";
import { type AnyColumn, and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias, type PgSelect } from "drizzle-orm/pg-core";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { users } from "@/db/schema/accounts";
import { heldSites } from "@/db/schema/held-sites";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { deployments, siteVersions } from "@/db/schema/sites";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/platform/http/admin-list";
import { reasonsOf, toldReasons } from "../reasons";
import type { HeldContent, HeldField, HeldRecord, WaitingView } from "../schemas";

const refusal = currentTranslations("caseRefusals");

const deciders = alias(users, "deciders");

const fields = {
  id: heldSites.id,
  siteId: heldSites.invoiceItemId,
  name: deployments.name,
  template: invoiceItems.name,
  email: users.email,
  change: heldSites.change,
  status: heldSites.status,
  score: heldSites.score,
  reasons: sql`${heldSites.findings}::text`,
  createdAt: heldSites.createdAt,
  decidedAt: heldSites.decidedAt,
  decidedBy: deciders.email,
  answer: heldSites.answer,
} satisfies Record<HeldField, AnyColumn | SQL>;

const withOwners = <Query extends PgSelect>(query: Query) =>
  query
    .innerJoin(deployments, eq(deployments.invoiceItemId, heldSites.invoiceItemId))
    .innerJoin(invoiceItems, eq(invoiceItems.id, heldSites.invoiceItemId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(users, eq(users.id, invoices.userId))
    .leftJoin(deciders, eq(deciders.id, heldSites.decidedBy));

const selectHeld = () =>
  withOwners(
    database()
      .select({ ...fields, findings: heldSites.findings })
      .from(heldSites)
      .$dynamic(),
  );

type Row = Awaited<ReturnType<typeof selectHeld>>[number];

const view = ({ findings, createdAt, decidedAt, ...row }: Row): HeldRecord => ({
  ...row,
  reasons: reasonsOf(findings),
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

export async function listHeldRecords(
  list: AdminList<HeldField>,
): Promise<{ held: HeldRecord[]; total: number }> {
  const { name, template, email, answer } = fields;
  const page = listPage(list, {
    columns: fields,
    id: heldSites.id,
    searched: [name, template, email, answer],
  });
  const [rows, counted] = await Promise.all([
    selectHeld()
      .where(page.where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    withOwners(database().select({ total: count() }).from(heldSites).$dynamic()).where(page.where),
  ]);
  return { held: rows.map(view), total: counted[0]?.total ?? 0 };
}

export async function requireHeldRecord(id: number): Promise<HeldRecord> {
  const [row] = await selectHeld().where(eq(heldSites.id, id));
  if (!row) throw new ShopError("not_found", refusal("unknownHeld"));
  return view(row);
}

export async function requireHeldContent(id: number): Promise<HeldContent> {
  const [row] = await database()
    .select({ content: heldSites.content })
    .from(heldSites)
    .where(eq(heldSites.id, id));
  if (!row) throw new ShopError("not_found", refusal("unknownHeld"));
  // Written by `hold` only.
  return row.content as HeldContent;
}

/**
 * What waits for a person or was refused, unless the owner has published something since; the
 * newest.
 */
export async function getWaiting(invoiceItemId: number): Promise<WaitingView | null> {
  const [row] = await database()
    .select({
      change: heldSites.change,
      status: heldSites.status,
      score: heldSites.score,
      findings: heldSites.findings,
      answer: heldSites.answer,
      askedAt: heldSites.askedAt,
      publishedAt: siteVersions.createdAt,
    })
    .from(heldSites)
    .innerJoin(deployments, eq(deployments.invoiceItemId, heldSites.invoiceItemId))
    .leftJoin(siteVersions, eq(siteVersions.id, deployments.currentVersionId))
    .where(
      and(
        eq(heldSites.invoiceItemId, invoiceItemId),
        inArray(heldSites.status, ["held", "refused"]),
      ),
    )
    .orderBy(desc(heldSites.askedAt))
    .limit(1);
  if (!row) return null;
  const { status, score, findings, askedAt, publishedAt, ...held } = row;
  const isRefused = status === "refused";
  if (isRefused && publishedAt && publishedAt > askedAt) return null;
  const reasons = toldReasons(score, findings, currentLanguage());
  return { ...held, isRefused, reasons, askedAt: askedAt.toISOString() };
}
