import "server-only";
import { ShopError } from "@/lib/errors";
import type { Actor } from "./rules";

const missing =
  "The back office needs a second factor. Open /admin in a browser to set one up, then sign in with its code.";

/** Refuses the admin in a session that has not proved the second factor the back office needs. */
export function requireSecondFactor({ needsSecondFactor }: Actor): void {
  if (!needsSecondFactor) return;
  throw new ShopError("forbidden", missing, { extra: { needs: "second-factor" } });
}
