import "server-only";
import { eq } from "drizzle-orm";
import { transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { requireCountryCode } from "@/lib/countries";
import { changedNames } from "@/lib/platform/audit/changed-names";
import { recordEvent } from "@/lib/platform/audit/commands";
import { requireOwnLogo } from "@/lib/platform/media/own-logo";
import { renewToken } from "@/lib/platform/sessions/commands";
import { resolveAccount } from "@/lib/platform/sessions/queries";
import type { Actor } from "@/lib/platform/sessions/rules";
import type { ProfileChanges } from "../schemas";

/** Updates the given fields only; returns an access token with the new profile. */
export async function saveProfile(
  actor: Actor,
  email: string,
  { logo: sentLogo, ...changes }: ProfileChanges,
): Promise<string> {
  const userId = await resolveAccount(actor, email, "customers:write");
  const logo = requireOwnLogo(sentLogo);
  if (changes.country) requireCountryCode(changes.country);
  const values = { ...changes, ...(logo ? { logo } : {}) };
  if (Object.keys(values).length > 0) {
    await transaction(async (tx) => {
      const ofUser = eq(users.id, userId);
      const [before] = await tx.select().from(users).where(ofUser).for("no key update");
      await tx.update(users).set(values).where(ofUser);
      // A change of colors is not recorded in the audit trail: customers try colors out often, and
      // they do not affect the account's security.
      const { palette, ...facts } = values;
      const detail = before && changedNames(before, facts);
      if (detail) await recordEvent(tx, "account.profile-changed", { subjectId: userId, detail });
    });
  }
  return renewToken(actor);
}
