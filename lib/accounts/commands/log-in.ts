import "server-only";
import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { verifyPassword } from "@/lib/passwords";
import type { LoginReply } from "@/lib/platform/sessions/login-response";
import { limitPasswordGuesses } from "../login-rate-limit";
import { findCredentials } from "../queries";
import { recordRefusals } from "../record-refusals";
import type { LoginForm } from "../schemas";
import { requireCode } from "../second-factor/commands/require-code";
import { signInDevice } from "../sign-in-device";

const t = currentTranslations("accountErrors");

/** Opens a session if the password is right, and the code if one is needed. */
export async function logIn(
  { email, password, code }: LoginForm,
  request: Request,
): Promise<LoginReply> {
  const proof = { event: "access.sign-in-refused", email, detail: "Wrong credentials" } as const;
  const user = await recordRefusals(proof, () => checkPassword(email, password, request));
  const hasSecondFactor = await requireCode(user, code, request);
  return signInDevice(request, user, { hasSecondFactor });
}

/** An unknown address gets the same error as a wrong password, in the same time. */
async function checkPassword(email: string, password: string, request: Request) {
  const { refund } = await limitPasswordGuesses("login", request, email);
  const user = await findCredentials(email);
  const passwordHash = user?.passwordHash ?? null;
  const isRight = await verifyPassword(password, passwordHash);
  if (!user || !passwordHash || !isRight) {
    throw new ShopError("unauthorized", t("wrongLogin"));
  }
  await refund();
  return { id: user.id, email, passwordHash };
}
