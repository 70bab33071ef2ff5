import "server-only";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { draftEmailConsents } from "@/db/schema/draft-emails";
import type { Actor } from "@/lib/platform/sessions/rules";
import type { DraftEmailChoice } from "./schemas";

export async function getDraftEmailChoice({
  userId,
  isVerified,
}: Pick<Actor, "userId" | "isVerified">): Promise<DraftEmailChoice> {
  const consents = await database().$count(
    draftEmailConsents,
    eq(draftEmailConsents.userId, userId),
  );
  return { isOn: consents > 0, isVerified };
}
