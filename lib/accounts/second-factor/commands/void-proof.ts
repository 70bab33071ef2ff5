import "server-only";
import type { Transaction } from "@/db/client";
import { forgetSecondFactor } from "@/lib/platform/sessions/commands";
import { hasFactor } from "../queries";

/**
 * After a factor was removed: if no other is left, sessions no longer count as having proved a
 * second factor.
 */
export async function voidProofWithoutFactor(tx: Transaction, userId: number): Promise<void> {
  if (!(await hasFactor(userId, tx))) await forgetSecondFactor(tx, userId);
}
