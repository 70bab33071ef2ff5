import "server-only";
import { eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database, type Transaction, transaction } from "@/db/client";
import { draftEmailConsents } from "@/db/schema/draft-emails";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import type { Actor } from "@/lib/platform/sessions/rules";
import type { DraftEmailChoice } from "../schemas";
import { readStopToken } from "../token";
import { withdrawEmails } from "./email-kept-drafts";

const t = currentTranslations("draftErrors");

export async function chooseDraftEmail(
  { userId, isVerified }: Pick<Actor, "userId" | "isVerified">,
  isOn: boolean,
): Promise<DraftEmailChoice> {
  if (isOn && !isVerified) {
    throw new ShopError("conflict", t("confirmFirst"));
  }
  await transaction((tx) => (isOn ? turnOn(tx, userId) : turnOff(tx, userId)));
  return { isOn, isVerified };
}

/** Turns the emails off with the token of an email, for the customer who got it. */
export async function stopDraftEmail(token: string): Promise<null> {
  const userId = readStopToken(token);
  if (userId === null) {
    throw new ShopError("not_found", t("linkNotValid"));
  }
  await transaction((tx) => turnOff(tx, userId));
  return null;
}

async function turnOn(tx: Transaction, userId: number): Promise<void> {
  const given = await tx
    .insert(draftEmailConsents)
    .values({ userId })
    .onConflictDoNothing()
    .returning({ userId: draftEmailConsents.userId });
  if (given.length > 0) await recordEvent(tx, "account.draft-mail-on", { subjectId: userId });
}

async function turnOff(tx: Transaction, userId: number): Promise<void> {
  const withdrawn = await tx
    .delete(draftEmailConsents)
    .where(eq(draftEmailConsents.userId, userId))
    .returning({ userId: draftEmailConsents.userId });
  if (withdrawn.length === 0) return;
  await withdrawEmails(tx);
  await recordEvent(tx, "account.draft-mail-off", { subjectId: userId });
}

/** Called when an account is deleted. */
export async function deleteDraftEmailOf(userId: number): Promise<void> {
  await database().delete(draftEmailConsents).where(eq(draftEmailConsents.userId, userId));
}
