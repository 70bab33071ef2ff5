import "server-only";
import { recordRefusal } from "@/lib/audit/commands";
import type { Refusal } from "@/lib/audit/events";
import { ShopError } from "@/lib/errors";
import { isEmail } from "./schemas";

interface Proof {
  event: Refusal;
  /** Of the account that is to be opened. */
  email: string;
  /** What is said of a proof that is wrong. */
  detail: string;
}

/** Checks what somebody proves who they are with; if it is refused, the audit trail says so. */
export async function recordRefusals<T>(
  { event, email, detail }: Proof,
  check: () => Promise<T>,
): Promise<T> {
  try {
    return await check();
  } catch (error) {
    const code = error instanceof ShopError ? error.code : undefined;
    if (code === "unauthorized" || code === "invalid") {
      await recordRefusal(event, { email, detail, isByAccount: isEmail(email) });
    }
    if (code === "too_many_requests") {
      await recordRefusal(event, { email, detail: "Too many attempts", isByAccount: false });
    }
    throw error;
  }
}
