import "server-only";
import { ShopError } from "@/lib/errors";
import { limitPasswordGuesses } from "../login-rate-limit";
import { verifyCode } from "./commands/verify-code";
import { findAuthenticator } from "./queries";
import { needsCode } from "./rules";

const refused = (error: string) =>
  new ShopError("unauthorized", error, { extra: { needs: needsCode } });

interface Login {
  id: number;
  email: string;
}

/**
 * Asks for the code of an account with a second factor; call it once the first is proved. Codes are
 * limited as passwords are: a browser that signed in before has attempts of its own.
 */
export async function requireCode(
  { id, email }: Login,
  code: string | undefined,
  request: Request,
): Promise<void> {
  const authenticator = await findAuthenticator(id);
  if (!authenticator) return;
  if (!code) throw refused("Please type the code that your authenticator app shows.");
  const refundAttempt = await limitPasswordGuesses("code", request, email);
  if (!(await verifyCode(authenticator, code))) {
    throw refused(
      "This code is wrong, or was used already. Please wait for the next one, or use a recovery code.",
    );
  }
  await refundAttempt();
}
