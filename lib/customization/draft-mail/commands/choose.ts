import "server-only";
import { eq } from "drizzle-orm";
import { database, type Transaction, transaction } from "@/db/client";
import { draftMailConsents } from "@/db/schema/draft-mail";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import type { Actor } from "@/lib/platform/sessions/rules";
import type { DraftMailChoice } from "../schemas";
import { readStopToken } from "../token";
import { withdrawLetters } from "./mail-kept-drafts";

export async function chooseDraftMail(
  { userId, isVerified }: Pick<Actor, "userId" | "isVerified">,
  isOn: boolean,
): Promise<DraftMailChoice> {
  if (isOn && !isVerified) {
    throw new ShopError("conflict", "Please confirm your e-mail address in your profile first.");
  }
  await transaction((tx) => (isOn ? turnOn(tx, userId) : turnOff(tx, userId)));
  return { isOn, isVerified };
}

/** Turns the emails off with the token of an email, for the customer who got it. */
export async function stopDraftMail(token: string): Promise<null> {
  const userId = readStopToken(token);
  if (userId === null) {
    throw new ShopError(
      "not_found",
      "This link is not valid any more. Please turn the letters off under “Your drafts”.",
    );
  }
  await transaction((tx) => turnOff(tx, userId));
  return null;
}

async function turnOn(tx: Transaction, userId: number): Promise<void> {
  const given = await tx
    .insert(draftMailConsents)
    .values({ userId })
    .onConflictDoNothing()
    .returning({ userId: draftMailConsents.userId });
  if (given.length > 0) await recordEvent(tx, "account.draft-mail-on", { subjectId: userId });
}

async function turnOff(tx: Transaction, userId: number): Promise<void> {
  const withdrawn = await tx
    .delete(draftMailConsents)
    .where(eq(draftMailConsents.userId, userId))
    .returning({ userId: draftMailConsents.userId });
  if (withdrawn.length === 0) return;
  await withdrawLetters(tx);
  await recordEvent(tx, "account.draft-mail-off", { subjectId: userId });
}

/** Called when an account is deleted. */
export async function deleteDraftMailOf(userId: number): Promise<void> {
  await database().delete(draftMailConsents).where(eq(draftMailConsents.userId, userId));
}
