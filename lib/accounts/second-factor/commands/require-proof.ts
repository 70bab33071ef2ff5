import "server-only";
import { currentTranslations } from "#current-translations";
import { type Database, database } from "@/db/client";
import { ShopError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/sessions/rules";
import { hasFactor } from "../queries";

const t = currentTranslations("staffRefusals");

/**
 * Staff add and remove second factors only with the first factor (if they have no second one yet)
 * or in a session that has proved a second factor: otherwise the password alone would be enough to
 * add a new second factor.
 */
export async function requireProof(
  { userId, needsSecondFactor }: Actor,
  db: Pick<Database, "select" | "$count"> = database(),
): Promise<void> {
  if (!needsSecondFactor || !(await hasFactor(userId, db))) return;
  throw new ShopError("forbidden", t("secondFactorFirst"));
}
