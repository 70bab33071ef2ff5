import "server-only";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { passkeys, users } from "@/db/schema/accounts";
import { maxPasskeys } from "./rules";
import type { PasskeyView } from "./schemas";

export async function listPasskeys(userId: number): Promise<PasskeyView[]> {
  const rows = await database()
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
      isInDoubt: sql<boolean>`${passkeys.doubtedAt} is not null`,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.id))
    .limit(maxPasskeys);
  return rows.map(({ createdAt, lastUsedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** The user handle of the account's passkeys in WebAuthn. */
export async function listCredentialIds(userId: number): Promise<string[]> {
  const rows = await database()
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(maxPasskeys);
  return rows.map(({ id }) => id);
}

/**
 * A passkey with the account it opens; undefined if the passkey does not exist or the account is
 * banned.
 */
export async function findPasskey(credentialId: string) {
  const [found] = await database()
    .select({
      id: passkeys.id,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      isInDoubt: sql<boolean>`${passkeys.doubtedAt} is not null`,
      user: { id: users.id, email: users.email, passwordHash: users.passwordHash },
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.credentialId, credentialId), isNull(users.bannedAt)));
  return found;
}
