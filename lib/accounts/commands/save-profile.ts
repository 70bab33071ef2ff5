import "server-only";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { renewToken } from "@/lib/sessions/commands";
import { resolveAccount } from "@/lib/sessions/queries";
import type { Actor } from "@/lib/sessions/rules";
import { requireOwnLogo } from "../logo";
import type { ProfileChanges } from "../schemas";

/** Changes what is named and leaves the rest; answers with the caller's token, as it then reads. */
export async function saveProfile(
  actor: Actor,
  email: string,
  { logo: sentLogo, ...changes }: ProfileChanges,
): Promise<string> {
  const userId = await resolveAccount(actor, email);
  const logo = requireOwnLogo(sentLogo);
  const changed = { ...changes, ...(logo ? { logo } : {}) };
  if (Object.keys(changed).length > 0) {
    await database().update(users).set(changed).where(eq(users.id, userId));
  }
  return renewToken(actor.sessionId, actor.userId);
}
