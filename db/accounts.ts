import { sql as query } from "drizzle-orm";
import { emailedLinks, factors } from "./access-tables";
import { connect } from "./client";
import {
  authenticators,
  identities,
  passkeys,
  recoveryCodes,
  sessions,
  users,
} from "./schema/accounts";
import { apiTokens } from "./schema/api-tokens";
import { auditEvents } from "./schema/audit";

type Writer = Pick<ReturnType<typeof connect>["db"], "delete" | "insert" | "update">;

export interface AccountSetup {
  email: string;
  name: string;
  passwordHash: string;
}

async function withDatabase<T>(
  url: string,
  work: (db: ReturnType<typeof connect>["db"]) => Promise<T>,
) {
  const { sql, db } = connect(url, 1);
  try {
    return await work(db);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Creates verified accounts; existing ones are not changed. */
export const addAccounts = (url: string, accounts: AccountSetup[]) =>
  withDatabase(url, async (db) => {
    await db
      .insert(users)
      .values(accounts.map((it) => ({ ...it, emailVerifiedAt: query`now()` })))
      .onConflictDoNothing();
  });

/**
 * Creates a verified account, or resets an existing one: it gets the new password, which alone opens it, and is neither
 * banned nor about to be deleted.
 */
export const setUpAccount = (url: string, { email, name, passwordHash }: AccountSetup) =>
  withDatabase(url, (db) =>
    db.transaction(async (tx) => {
      const isOpen = { bannedAt: null, deletesAt: null };
      const values = { passwordHash, emailVerifiedAt: query`now()`, ...isOpen };
      const [user] = await tx
        .insert(users)
        .values({ email, name, ...values })
        .onConflictDoUpdate({ target: users.email, set: values })
        .returning({ id: users.id });
      if (!user) return;
      await endAccess(tx, user.id);
      await deleteFactors(tx, user.id, factors);
    }),
  );

/** Removes an account's second factor, for an owner who lost it; false if there is no such account. */
export const resetSecondFactor = (url: string, email: string) =>
  withDatabase(url, (db) =>
    db.transaction(async (tx) => {
      const [user] = await tx
        .select({ id: users.id })
        .from(users)
        .where(query`${users.email} = ${email.trim().toLowerCase()}`);
      if (!user) return false;
      await endAccess(tx, user.id);
      await deleteFactors(tx, user.id, [passkeys, authenticators, recoveryCodes]);
      return true;
    }),
  );

/** Ends what `endAccess` of lib/accounts ends: the person who has the lost device may be signed in. */
async function endAccess(tx: Writer, userId: number) {
  for (const table of [sessions, ...emailedLinks]) {
    await tx.delete(table).where(query`${table.userId} = ${userId}`);
  }
  const revoked = await tx
    .update(apiTokens)
    .set({ revokedAt: query`now()` })
    .where(query`${apiTokens.userId} = ${userId} and ${apiTokens.revokedAt} is null`)
    .returning({ name: apiTokens.name });
  for (const { name } of revoked) {
    await record(tx, userId, { event: "access.api-token-revoked", detail: `“${name}”` });
  }
}

async function deleteFactors(tx: Writer, userId: number, tables: typeof factors) {
  let hadFactor = false;
  for (const table of tables) {
    const removed = await tx
      .delete(table)
      .where(query`${table.userId} = ${userId}`)
      .returning({ userId: table.userId });
    hadFactor ||= removed.length > 0 && table !== identities;
  }
  if (hadFactor) await record(tx, userId, { event: "account.second-factor-reset" });
}

/** The events are of the list in lib/platform/audit/events.ts, which db may not import. */
const record = (tx: Writer, subjectId: number, event: { event: string; detail?: string }) =>
  tx.insert(auditEvents).values({ ...event, actorKind: "shop", subjectId });

/** The account's password hash; null if it has none or does not exist. */
export const passwordHashOf = (url: string, email: string) =>
  withDatabase(url, async (db) => {
    const [user] = await db
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(query`${users.email} = ${email}`);
    return user?.passwordHash ?? null;
  });
