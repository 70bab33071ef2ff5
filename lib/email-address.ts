import { z } from "zod";
import { currentTranslations } from "#current-translations";

const t = currentTranslations("fieldErrors");

export const emailMaxLength = 254;

/**
 * Whether no mail can reach a normalized address (RFC 2606). The shop's own account for the invoices of deleted
 * customers has such an address, so that nobody can have it.
 */
export const isReserved = (address: string): boolean => address.endsWith(".invalid");

/** Whether an account can have this normalized address. */
export const isEmail = (address: string): boolean =>
  address.length <= emailMaxLength && z.regexes.email.test(address) && !isReserved(address);

/** Why the shop cannot use an address. */
function emailProblem(address: string): string {
  if (address.length > emailMaxLength) {
    return t("emailLong", { max: String(emailMaxLength) });
  }
  return /\P{ASCII}/u.test(address) ? t("emailLetters") : t("emailFormat");
}

interface Refused {
  input?: unknown;
}

/** For the rules of a schema. */
export const emailRefusal = ({ input }: Refused): string => emailProblem(String(input));
