import "server-only";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { renewToken } from "@/lib/sessions/commands";
import { resolveAccount } from "@/lib/sessions/queries";
import type { Actor } from "@/lib/sessions/rules";
import { requireOwnLogo } from "../logo";
import type { ProfileChanges } from "../schemas";

/** Updates the given fields only; returns an access token with the new profile. */
export async function saveProfile(
  actor: Actor,
  email: string,
  { logo: sentLogo, ...changes }: ProfileChanges,
): Promise<string> {
  const userId = await resolveAccount(actor, email);
  const logo = requireOwnLogo(sentLogo);
  const values = { ...changes, ...(logo ? { logo } : {}) };
  if (Object.keys(values).length > 0) {
    await database().update(users).set(values).where(eq(users.id, userId));
  }
  return renewToken(actor);
}
