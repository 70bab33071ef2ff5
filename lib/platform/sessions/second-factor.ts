import "server-only";
import { ShopError } from "@/lib/errors";
import type { Caller } from "./rules";

const missing =
  "The back office needs two-step login. Open /admin in a browser to set it up, then log in with a code.";

/** Refuses staff in a session that has not proved the second factor the back office needs. */
export function requireSecondFactor({ needsSecondFactor }: Caller): void {
  if (!needsSecondFactor) return;
  throw new ShopError("forbidden", missing, { extra: { needs: "second-factor" } });
}
