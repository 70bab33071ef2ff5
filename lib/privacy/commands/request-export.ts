import "server-only";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { accountExports } from "@/db/schema/personal-data";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { enqueue, enqueueMissing } from "@/lib/platform/jobs/commands/enqueue";
import type { Actor } from "@/lib/platform/sessions/rules";
import { hashOf } from "@/lib/secrets";
import { buildExportJob } from "../jobs";

const t = currentTranslations("privacyErrors");

const day = 24 * 60 * 60;

/**
 * Starts an export of all the data that the shop has about the customer. A running export is not
 * started again.
 */
export async function requestExport({ userId }: Actor): Promise<void> {
  await consumeAccountRateLimit("export", userId, { hits: 10, seconds: day }, t("manyExports"));
  await transaction(async (tx) => {
    // The user row is locked, so that of two concurrent requests the second finds the export of the
    // first.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const ofUser = eq(accountExports.userId, userId);
    const isUnderWay = and(ofUser, isNull(accountExports.tokenHash));
    if ((await tx.$count(accountExports, isUnderWay)) > 0) return;
    await tx.delete(accountExports).where(ofUser);
    const [begun] = await tx
      .insert(accountExports)
      .values({ userId })
      .returning({ exportId: accountExports.id });
    if (!begun) return;
    await enqueue(tx, buildExportJob, begun);
    await recordEvent(tx, "account.data-asked", { subjectId: userId });
  });
}

/** The export that an emailed link belongs to; it has to be the signed-in customer's own. */
export async function requireExport({ userId }: Actor, token: string): Promise<string> {
  await consumeAccountRateLimit("export-file", userId, { hits: 30, seconds: 60 * 60 });
  const [found] = await database()
    .select({ id: accountExports.id })
    .from(accountExports)
    .where(
      and(
        eq(accountExports.tokenHash, hashOf(token)),
        eq(accountExports.userId, userId),
        gt(accountExports.expiresAt, sql`now()`),
      ),
    );
  if (found) {
    await recordEvent(database(), "account.data-downloaded", { subjectId: userId });
    return found.id;
  }
  throw new ShopError("malformed", t("exportLinkExpired"));
}

/** Exports without a job, such as after a restored backup. */
export const enqueueMissingExports = (): Promise<void> =>
  enqueueMissing(
    buildExportJob,
    database()
      .select({
        key: sql`${accountExports.id}::text`,
        payload: sql`jsonb_build_object('exportId', ${accountExports.id})`,
      })
      .from(accountExports)
      .where(isNull(accountExports.tokenHash)),
  );
