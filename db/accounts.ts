import { sql as query } from "drizzle-orm";
import { connect } from "./client";
import { authenticators, passkeys, recoveryCodes, sessions, users } from "./schema/accounts";
import { auditEvents } from "./schema/audit";

type Writer = Pick<ReturnType<typeof connect>["db"], "delete" | "insert">;

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

/** Creates a verified account, or resets an existing one: new password, no second factor, ban or sessions. */
export const setUpAccount = (url: string, { email, name, passwordHash }: AccountSetup) =>
  withDatabase(url, (db) =>
    db.transaction(async (tx) => {
      const values = { passwordHash, emailVerifiedAt: query`now()`, bannedAt: null };
      const [user] = await tx
        .insert(users)
        .values({ email, name, ...values })
        .onConflictDoUpdate({ target: users.email, set: values })
        .returning({ id: users.id });
      if (!user) return;
      await deleteFactors(tx, user.id);
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
      if (user) await deleteFactors(tx, user.id);
      return user !== undefined;
    }),
  );

/** The sessions go too: the person who has the lost device may be signed in. */
async function deleteFactors(tx: Writer, userId: number) {
  for (const table of [sessions, recoveryCodes]) {
    await tx.delete(table).where(query`${table.userId} = ${userId}`);
  }
  let hadFactor = false;
  for (const table of [authenticators, passkeys]) {
    const removed = await tx
      .delete(table)
      .where(query`${table.userId} = ${userId}`)
      .returning({ userId: table.userId });
    hadFactor ||= removed.length > 0;
  }
  if (!hadFactor) return;
  // An event of the list in lib/platform/audit/events.ts, which db may not import.
  const event = "account.second-factor-reset";
  await tx.insert(auditEvents).values({ event, actorKind: "shop", subjectId: userId });
}

/** The account's password hash; null if it has none or does not exist. */
export const passwordHashOf = (url: string, email: string) =>
  withDatabase(url, async (db) => {
    const [user] = await db
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(query`${users.email} = ${email}`);
    return user?.passwordHash ?? null;
  });
