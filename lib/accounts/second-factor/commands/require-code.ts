import "server-only";
import { currentTranslations } from "#current-translations";
import { transaction } from "@/db/client";
import { ShopError } from "@/lib/errors";
import { recordRefusals } from "../../record-refusals";
import { limitCodes } from "../code-rate-limit";
import { findAuthenticator } from "../queries";
import { isAppCode, needsCode, normalizeCode } from "../rules";
import { queueFactorNotice } from "./queue-factor-notice";
import { spendCode } from "./spend-code";

const t = currentTranslations("accountErrors");

const refused = (error: string) =>
  new ShopError("unauthorized", error, { extra: { needs: needsCode } });

interface Login {
  id: number;
  email: string;
}

/**
 * Asks for the code of an account with an authenticator app; call it once the first factor is
 * proved. Returns whether a second factor was proved. When somebody guesses codes, the owner of the
 * account is informed.
 */
export async function requireCode(
  login: Login,
  code: string | undefined,
  request: Request,
): Promise<boolean> {
  const authenticator = await findAuthenticator(login.id);
  if (!authenticator) return false;
  const normalized = normalizeCode(code ?? "");
  if (!normalized) throw refused(t("typeCode"));
  const proof = { event: "access.code-refused", email: login.email, detail: "Wrong code" } as const;
  await recordRefusals(proof, () => checkCode(login, authenticator.secret, normalized, request));
  return true;
}

async function checkCode(
  login: Login,
  secret: string,
  code: string,
  request: Request,
): Promise<void> {
  const { isLast, refund } = await limitCodes(login, { isApp: isAppCode(code), request });
  if (await transaction((tx) => spendCode(tx, login, secret, code))) return refund();
  if (isLast) {
    const day = new Date().toISOString().slice(0, 10);
    await transaction((tx) => queueFactorNotice(tx, login, "guessed", day));
  }
  throw refused(t("codeWrong"));
}
