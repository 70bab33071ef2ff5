import "server-only";
import { eq, sql } from "drizzle-orm";
import { currentLanguage, currentTranslations } from "#current-translations";
import { database, type Transaction, transaction } from "@/db/client";
import { emailChanges, users } from "@/db/schema/accounts";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import type { Actor } from "@/lib/platform/sessions/rules";
import { hashOf, newSecret } from "@/lib/secrets";
import { addressTakenEmail } from "../../emails/address-taken";
import { changeEmailFromEmail, changeEmailToEmail } from "../../emails/change-email";
import { requireOwnPassword } from "../own-password";
import { confirmationLifetime } from "../rules";
import type { EmailChange } from "../schemas";

const t = currentTranslations("accountErrors");

/**
 * Asks both mailboxes to confirm the customer's new address. An unverified present address is not
 * asked, because it may contain a typing error. If the new address has an account, the customer is
 * not told so; the owner of that account is informed.
 */
export async function changeEmail(actor: Actor, { email, ...proof }: EmailChange): Promise<void> {
  if (actor.role === "owner") {
    throw new ShopError("conflict", currentTranslations("privacyErrors")("ownerAccount"));
  }
  if (email === actor.email)
    throw new ShopError("invalid", t("sameEmail"), { fields: { email: t("sameEmail") } });
  await consumeAccountRateLimit(
    "email-change",
    actor.userId,
    { hits: 5, seconds: 3600 },
    t("manyChanges"),
  );
  await requireOwnPassword(actor, proof);
  await transaction(async (tx) => {
    const from = actor.isVerified ? newSecret() : null;
    const to = newSecret();
    const values = {
      email,
      fromTokenHash: from && hashOf(from),
      toTokenHash: hashOf(to),
      expiresAt: sql`now() + make_interval(secs => ${confirmationLifetime})`,
    };
    await tx
      .insert(emailChanges)
      .values({ userId: actor.userId, ...values })
      .onConflictDoUpdate({ target: emailChanges.userId, set: values });
    await recordEvent(tx, "account.email-change-asked", { subjectId: actor.userId });
    const change = hashOf(to);
    if (from) {
      const message = changeEmailFromEmail({ email, token: from });
      await queueEmail(tx, { key: `change-email-from:${change}`, to: actor.email, email: message });
    }
    const message = (await isTaken(tx, email))
      ? addressTakenEmail()
      : changeEmailToEmail({ token: to });
    await queueEmail(tx, {
      key: `change-email-to:${change}`,
      to: email,
      language: currentLanguage(),
      email: message,
    });
  });
}

async function isTaken(tx: Pick<Transaction, "$count">, email: string): Promise<boolean> {
  const isAdmins = email === env("site").ADMIN_EMAIL.toLowerCase();
  return (await tx.$count(users, eq(users.email, email))) > 0 || isAdmins;
}

export async function cancelEmailChange({ userId }: Actor): Promise<void> {
  await database().delete(emailChanges).where(eq(emailChanges.userId, userId));
}
