import { sql as query } from "drizzle-orm";
import { connect } from "./client";
import { authenticators, recoveryCodes, sessions, users } from "./schema/accounts";

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
      for (const table of [sessions, authenticators, recoveryCodes]) {
        await tx.delete(table).where(query`${table.userId} = ${user.id}`);
      }
    }),
  );

/** The account's password hash; null if it has none or does not exist. */
export const passwordHashOf = (url: string, email: string) =>
  withDatabase(url, async (db) => {
    const [user] = await db
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(query`${users.email} = ${email}`);
    return user?.passwordHash ?? null;
  });
