import { sql as query } from "drizzle-orm";
import { connect } from "./client";
import { sessions, users } from "./schema/accounts";

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

/** Opens verified accounts for whoever has none; accounts that exist stay as they are. */
export const addAccounts = (url: string, people: AccountSetup[]) =>
  withDatabase(url, async (db) => {
    await db
      .insert(users)
      .values(people.map((it) => ({ ...it, emailVerifiedAt: query`now()` })))
      .onConflictDoNothing();
  });

/** Opens a verified account, or takes over the one that has the address: new password, no ban, no session. */
export const setUpAccount = (url: string, { email, name, passwordHash }: AccountSetup) =>
  withDatabase(url, (db) =>
    db.transaction(async (tx) => {
      const proved = { passwordHash, emailVerifiedAt: query`now()`, bannedAt: null };
      const [user] = await tx
        .insert(users)
        .values({ email, name, ...proved })
        .onConflictDoUpdate({ target: users.email, set: proved })
        .returning({ id: users.id });
      if (user) await tx.delete(sessions).where(query`${sessions.userId} = ${user.id}`);
    }),
  );

/** The password that an account is kept with; null for none. */
export const passwordHashOf = (url: string, email: string) =>
  withDatabase(url, async (db) => {
    const [user] = await db
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(query`${users.email} = ${email}`);
    return user?.passwordHash ?? null;
  });
