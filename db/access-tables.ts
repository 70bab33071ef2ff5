import {
  authenticators,
  emailChanges,
  identities,
  passkeys,
  passwordResets,
  recoveryCodes,
} from "./schema/accounts";
import { accountDeletionLinks, accountExports } from "./schema/personal-data";

/**
 * Emailed links that open an account or act for it. Links of notices are not in this list: with them the owner closes
 * the account to an intruder.
 */
export const emailedLinks = [passwordResets, emailChanges, accountExports, accountDeletionLinks];

/** Everything but the password that opens an account. */
export const factors = [identities, passkeys, authenticators, recoveryCodes];
