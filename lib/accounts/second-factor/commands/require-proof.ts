import "server-only";
import { type Database, database } from "@/db/client";
import { ShopError } from "@/lib/errors";
import type { Actor } from "@/lib/sessions/rules";
import { hasFactor } from "../queries";

/**
 * The admin's factors are added and removed by the first factor, or in a session that has proved one:
 * otherwise the password alone would be enough to prove another.
 */
export async function requireProof(
  { userId, needsSecondFactor }: Actor,
  db: Pick<Database, "select" | "$count"> = database(),
): Promise<void> {
  if (!needsSecondFactor || !(await hasFactor(userId, db))) return;
  throw new ShopError(
    "forbidden",
    "Please sign in with the second factor that your account has. If it is lost, a command on the server removes it: npm run reset-second-factor.",
  );
}
