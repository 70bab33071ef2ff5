import "server-only";
import { and, eq, isNull } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { ShopError } from "@/lib/errors";
import { hashPassword } from "@/lib/passwords";
import { recordEvent } from "@/lib/platform/audit/commands";
import { openSession } from "@/lib/platform/sessions/commands";
import { countryOf } from "@/lib/platform/sessions/country";
import { deviceOf } from "@/lib/platform/sessions/device";
import type { LoginReply } from "@/lib/platform/sessions/login-response";
import type { Actor } from "@/lib/platform/sessions/rules";
import { hashOf } from "@/lib/secrets";
import { endOldPassword } from "../../commands/end-old-password";
import { deviceCookie } from "../../device-cookie";
import { refuseGuessable } from "../../password-policy";
import { knownToOthers } from "../../queries";
import { requireOwnPassword } from "../own-password";
import type { PasswordChange } from "../schemas";

const t = currentTranslations("accountErrors");

/**
 * Replaces the password of the signed-in customer. Every session ends, and this browser gets a new
 * one, so that a stolen cookie is useless afterwards.
 */
export async function changePassword(
  actor: Actor,
  { password, keepsApiTokens, ...proof }: PasswordChange,
  request: Request,
): Promise<LoginReply> {
  const oldHash = await requireOwnPassword(actor, proof);
  if (oldHash === null) {
    throw new ShopError("conflict", t("noPassword"));
  }
  const [known] = await database()
    .select(knownToOthers)
    .from(users)
    .where(eq(users.id, actor.userId));
  await refuseGuessable(password, Object.values(known ?? {}));
  const passwordHash = await hashPassword(password);
  const user = await transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ passwordHash })
      .where(
        and(eq(users.id, actor.userId), eq(users.passwordHash, oldHash), isNull(users.bannedAt)),
      )
      .returning({ id: users.id, email: users.email });
    if (!changed) {
      throw new ShopError("conflict", t("passwordChanged"));
    }
    await recordEvent(tx, "account.password-changed", { subjectId: changed.id });
    await endOldPassword(tx, changed, { change: hashOf(passwordHash), keepsApiTokens });
    return changed;
  });
  const device = deviceOf(request);
  const { token, cookie } = await openSession(user.id, {
    passwordHash,
    device,
    country: await countryOf(request),
    hasSecondFactor: actor.hasSecondFactor,
  });
  return { token, cookies: [cookie, deviceCookie(request, { id: user.id, passwordHash })] };
}
