import "server-only";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { draftMailConsents } from "@/db/schema/draft-mail";
import type { Actor } from "@/lib/platform/sessions/rules";
import type { DraftMailChoice } from "./schemas";

export async function getDraftMailChoice({
  userId,
  isVerified,
}: Pick<Actor, "userId" | "isVerified">): Promise<DraftMailChoice> {
  const consents = await database().$count(draftMailConsents, eq(draftMailConsents.userId, userId));
  return { isOn: consents > 0, isVerified };
}
