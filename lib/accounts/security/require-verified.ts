import { ShopError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/sessions/rules";

/**
 * Refuses what would go on opening the account once somebody else proves that the address is
 * theirs.
 */
export function requireVerified({ isVerified }: Pick<Actor, "isVerified">): void {
  if (isVerified) return;
  throw new ShopError(
    "conflict",
    "Please confirm your e-mail address first. You can ask for the link in your profile.",
  );
}
