import "server-only";
import type { Transaction } from "@/db/client";
import { forgetSecondFactor } from "@/lib/sessions/commands";
import { hasFactor } from "../queries";

/** After a factor was removed: without another, what sessions proved with it counts no more. */
export async function voidProofWithoutFactor(tx: Transaction, userId: number): Promise<void> {
  if (!(await hasFactor(userId, tx))) await forgetSecondFactor(tx, userId);
}
