import "server-only";
import { recordRefusal } from "@/lib/audit/commands";
import { ShopError } from "@/lib/errors";
import { isEmail } from "./schemas";

/** Runs a sign-in to the account with this address; if it is refused, the audit trail says so. */
export async function recordRefusedSignIns<T>(
  request: Pick<Request, "headers">,
  email: string,
  signIn: () => Promise<T>,
): Promise<T> {
  try {
    return await signIn();
  } catch (error) {
    const code = error instanceof ShopError ? error.code : undefined;
    const event = "access.sign-in-refused";
    if (code === "unauthorized") {
      const detail = "Wrong credentials";
      await recordRefusal(event, { request, email, detail, isByAccount: isEmail(email) });
    }
    if (code === "too_many_requests") {
      const detail = "Too many attempts";
      await recordRefusal(event, { request, email, detail, isByAccount: false });
    }
    throw error;
  }
}
