import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { accountExportFiles, accountExports } from "@/db/schema/personal-data";
import { queueNotice } from "@/lib/accounts/security/commands/queue-notice";
import { recordEvent } from "@/lib/platform/audit/commands";
import type { Attempt } from "@/lib/platform/jobs/rules";
import { hashOf, newSecret } from "@/lib/secrets";
import { exportReadyEmail } from "../emails/export-ready";
import { listParts } from "../queries/parts";
import { exportHours } from "../rules";

/** Milliseconds of one attempt, well within what function hosts allow. */
const budget = 10_000;

const isUnfinished = (exportId: string) =>
  and(eq(accountExports.id, exportId), isNull(accountExports.tokenHash));

/**
 * Generates the files of an export, one after the other, so that no more than one is in memory.
 * Files that an earlier attempt has stored are not generated again.
 */
export async function buildExport(
  { exportId }: { exportId: string },
  { runAgainIn }: Attempt,
): Promise<void> {
  const [asked] = await database()
    .select({ userId: accountExports.userId })
    .from(accountExports)
    .where(isUnfinished(exportId));
  if (!asked) return;
  const stored = await listStored(exportId);
  const end = Date.now() + budget;
  for await (const { path, read } of listParts(asked.userId)) {
    if (stored.has(path)) continue;
    if (Date.now() > end) return runAgainIn(0);
    const content = await read();
    await database()
      .insert(accountExportFiles)
      .values({ exportId, path, content })
      .onConflictDoNothing();
  }
  await sendLink(exportId);
}

async function listStored(exportId: string): Promise<Set<string>> {
  const rows = await database()
    .select({ path: accountExportFiles.path })
    .from(accountExportFiles)
    .where(eq(accountExportFiles.exportId, exportId));
  return new Set(rows.map(({ path }) => path));
}

/** Of two attempts that finish at the same time, only one sends the link. */
const sendLink = (exportId: string): Promise<void> =>
  transaction(async (tx) => {
    const token = newSecret();
    const [ready] = await tx
      .update(accountExports)
      .set({
        tokenHash: hashOf(token),
        expiresAt: sql`now() + make_interval(hours => ${exportHours})`,
      })
      .where(isUnfinished(exportId))
      .returning({ userId: accountExports.userId });
    if (!ready) return;
    const [owner] = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.id, ready.userId));
    if (!owner) return;
    await recordEvent(tx, "account.data-ready", { subjectId: owner.id });
    const message = (alarm: string) => exportReadyEmail({ token, alarm });
    await queueNotice(tx, owner, `export:${exportId}`, message);
  });
