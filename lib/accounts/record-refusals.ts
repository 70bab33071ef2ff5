import "server-only";
import { isEmail } from "@/lib/email-address";
import { ShopError } from "@/lib/errors";
import { callerHeaders } from "@/lib/platform/audit/caller";
import { recordRefusal } from "@/lib/platform/audit/commands";
import type { Refusal } from "@/lib/platform/audit/events";
import { countryOf, placeOf } from "@/lib/platform/sessions/country";

interface Proof {
  event: Refusal;
  /** The account to be opened. */
  email: string;
  /** The detail that is recorded for a wrong proof. */
  detail: string;
}

/** Checks a proof of identity; a refusal is recorded in the audit trail. */
export async function recordRefusals<T>(
  { event, email, detail }: Proof,
  check: () => Promise<T>,
): Promise<T> {
  try {
    return await check();
  } catch (error) {
    const code = error instanceof ShopError ? error.code : undefined;
    if (code === "unauthorized" || code === "invalid") {
      const facts = { email, detail: await withPlace(detail), isByAccount: isEmail(email) };
      await recordRefusal(event, facts);
    }
    if (code === "too_many_requests") {
      const facts = { email, detail: await withPlace("Too many attempts"), isByAccount: false };
      await recordRefusal(event, facts);
    }
    throw error;
  }
}

/** The detail, and which way into the account was tried. */
const withPlace = async (detail: string): Promise<string> =>
  [detail, placeOf(await countryOf({ headers: callerHeaders() }))].filter(Boolean).join(", ");
