import "server-only";
import { ShopError } from "@/lib/errors";
import type { Caller } from "./rules";

const missing =
  "The back office needs a second factor. Open /admin in a browser to set one up, then log in with its code.";

/** Refuses staff in a session that has not proved the second factor the back office needs. */
export function requireSecondFactor({ needsSecondFactor }: Caller): void {
  if (!needsSecondFactor) return;
  throw new ShopError("forbidden", missing, { extra: { needs: "second-factor" } });
}
