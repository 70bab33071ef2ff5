import "server-only";
import { currentLanguage, currentTranslations } from "#current-translations";
import { transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { welcomeEmail } from "@/lib/accounts/emails/welcome";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { hashPassword } from "@/lib/passwords";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { requireOwnLogo } from "@/lib/platform/media/own-logo";
import { limitPasswordGuesses } from "../login-rate-limit";
import { refuseGuessable } from "../password-policy";
import type { Registration } from "../schemas";
import { addVerification } from "../security/commands/verify-email";

const t = currentTranslations("accountErrors");

const taken = () => new ShopError("conflict", t("emailTaken"));

/** Creates an account and queues the welcome email. The admin's address cannot be registered. */
export async function register(
  { email, password, name, logo: sentLogo, brandName = name }: Registration,
  request: Request,
): Promise<{ email: string; name: string }> {
  // Checked before the attempt is counted: others could otherwise use up the attempts of an address
  // that has no account.
  const logo = requireOwnLogo(sentLogo);
  await limitPasswordGuesses("register", request, email);
  await refuseGuessable(password, [name, brandName, email]);
  const passwordHash = await hashPassword(password);
  return transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ email, name: brandName, logo, passwordHash, language: currentLanguage() })
      .onConflictDoNothing()
      .returning({ id: users.id });
    // Refused after the same work as any other taken address, so that the response time does not
    // reveal the admin's address.
    if (!user || email === env("site").ADMIN_EMAIL.toLowerCase()) throw taken();
    await recordEvent(tx, "account.opened", { actorId: user.id, subjectId: user.id });
    const token = await addVerification(tx, { id: user.id, email });
    const welcome = welcomeEmail({ name, token });
    await queueEmail(tx, { key: `welcome:${user.id}`, to: email, email: welcome });
    return { email, name };
  });
}
