import "server-only";
import { eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { accountExports } from "@/db/schema/personal-data";
import { ShopError } from "@/lib/errors";
import { renewToken } from "@/lib/platform/sessions/commands";
import type { Actor } from "@/lib/platform/sessions/rules";
import type { PersonalData } from "../schemas";

const t = currentTranslations("privacyErrors");

/** Whether a customer has asked for an export, and when the account is deleted. */
export async function requirePersonalData(userId: number): Promise<PersonalData> {
  const [row] = await database()
    .select({
      deletesAt: users.deletesAt,
      requestedAt: accountExports.requestedAt,
      expiresAt: accountExports.expiresAt,
    })
    .from(users)
    .leftJoin(accountExports, eq(accountExports.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new ShopError("not_found", t("noAccount"));
  const { deletesAt, requestedAt, expiresAt } = row;
  const isOver = expiresAt !== null && expiresAt < new Date();
  return {
    export:
      requestedAt === null || isOver
        ? null
        : {
            requestedAt: requestedAt.toISOString(),
            expiresAt: expiresAt?.toISOString() ?? null,
          },
    deletesAt: deletesAt?.toISOString() ?? null,
  };
}

/** The same, with an access token that says when the account is deleted. */
export const requireDeletion = async (actor: Actor) => ({
  ...(await requirePersonalData(actor.userId)),
  token: await renewToken(actor),
});
