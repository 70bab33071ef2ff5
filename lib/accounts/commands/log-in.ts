import "server-only";
import { ShopError } from "@/lib/errors";
import { verifyPassword } from "@/lib/passwords";
import type { LoginReply } from "@/lib/sessions/login-response";
import { limitPasswordGuesses } from "../login-rate-limit";
import { findCredentials } from "../queries";
import { recordRefusedSignIns } from "../record-refused-sign-ins";
import type { LoginForm } from "../schemas";
import { requireCode } from "../second-factor/commands/require-code";
import { signInDevice } from "../sign-in-device";

/** Opens a session if the password is right. An unknown address gets the same error in the same time. */
export const logIn = (form: LoginForm, request: Request): Promise<LoginReply> =>
  recordRefusedSignIns(request, form.email, () => checkPassword(form, request));

async function checkPassword({ email, password, code }: LoginForm, request: Request) {
  const refundAttempt = await limitPasswordGuesses("login", request, email);
  const user = await findCredentials(email);
  const passwordHash = user?.passwordHash ?? null;
  const isRight = await verifyPassword(password, passwordHash);
  if (!user || !passwordHash || !isRight) {
    throw new ShopError("unauthorized", "The email or password is incorrect.");
  }
  await refundAttempt();
  const hasSecondFactor = await requireCode({ id: user.id, email }, code, request);
  return signInDevice(request, { id: user.id, email, passwordHash }, { hasSecondFactor });
}
