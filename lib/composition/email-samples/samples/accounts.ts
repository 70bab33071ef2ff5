import { addressTakenEmail } from "@/lib/accounts/emails/address-taken";
import { apiTokenEmail } from "@/lib/accounts/emails/api-token";
import { apiTokensEndedEmail } from "@/lib/accounts/emails/api-tokens-ended";
import { changeEmailFromEmail, changeEmailToEmail } from "@/lib/accounts/emails/change-email";
import { emailChangedEmail } from "@/lib/accounts/emails/email-changed";
import { identityLinkedEmail } from "@/lib/accounts/emails/identity-linked";
import { identityUnlinkedEmail } from "@/lib/accounts/emails/identity-unlinked";
import { newDeviceEmail } from "@/lib/accounts/emails/new-device";
import { passkeyEmail } from "@/lib/accounts/emails/passkey";
import { passwordChangedEmail } from "@/lib/accounts/emails/password-changed";
import { resetPasswordEmail } from "@/lib/accounts/emails/reset-password";
import { secondFactorEmail } from "@/lib/accounts/emails/second-factor";
import { verifyEmailEmail } from "@/lib/accounts/emails/verify-email";
import { welcomeEmail } from "@/lib/accounts/emails/welcome";
import { keptDraftEmail } from "@/lib/customization/draft-emails/emails";
import {
  accountDeletedEmail,
  confirmDeletionEmail,
  deletionAskedEmail,
  deletionReminderEmail,
} from "@/lib/privacy/emails/deletion";
import { exportReadyEmail } from "@/lib/privacy/emails/export-ready";
import type { emailKinds } from "../rules";
import { deletesAt, type EmailSample, sample, token } from "../sample";

const email = "ann@new-address.example";
const name = "Halden Bakery";

export const accountSamples: Record<(typeof emailKinds)["accounts"][number], EmailSample> = {
  welcome: sample("Account opened", welcomeEmail, { name, token }),
  "verify-email": sample("Confirmation asked for again", verifyEmailEmail, { token }),
  "reset-password": sample("Password forgotten", resetPasswordEmail, { token }),
  "password-changed": sample("Password changed", passwordChangedEmail, { token }),
  "change-email-from": sample("Address to be changed: to the present one", changeEmailFromEmail, {
    email,
    token,
  }),
  "change-email-to": sample("Address to be changed: to the new one", changeEmailToEmail, {
    token,
  }),
  "email-changed": sample("Address changed: to the old one", emailChangedEmail, {
    email,
    token,
  }),
  "address-taken": sample("Address taken by another account", addressTakenEmail),
  "new-device": sample("First login with a browser", newDeviceEmail, {
    device: "Firefox on Windows",
    country: "NO",
    token,
  }),
  "identity-linked": sample("Identity provider linked", identityLinkedEmail, {
    token,
  }),
  "identity-unlinked": sample("Identity provider removed", identityUnlinkedEmail, {
    provider: "id.example.com",
    token,
  }),
  "passkey-added": sample("Passkey added", passkeyEmail, {
    event: "added",
    name: "Phone",
    token,
  }),
  "passkey-removed": sample("Passkey removed", passkeyEmail, {
    event: "removed",
    name: "Phone",
    token,
  }),
  "second-factor-on": sample("Two-step login turned on", secondFactorEmail, {
    event: "on",
    token,
  }),
  "second-factor-off": sample("Two-step login turned off", secondFactorEmail, {
    event: "off",
    token,
  }),
  "codes-renewed": sample("Recovery codes renewed", secondFactorEmail, {
    event: "codes-renewed",
    token,
  }),
  "recovery-code-used": sample("Recovery code used", secondFactorEmail, {
    event: "recovery-code-used",
    token,
  }),
  "codes-guessed": sample("Codes guessed by someone with the password", secondFactorEmail, {
    event: "guessed",
    token,
  }),
  "api-token": sample("API token made", apiTokenEmail, {
    name: "Accounting",
    reach: "own",
    token,
  }),
  "api-tokens-ended": sample("API tokens ended", apiTokensEndedEmail, {
    names: ["Accounting", "My assistant"],
  }),
  "export-ready": sample("Copy of one’s data ready", exportReadyEmail, {
    token,
    alarm: token,
  }),
  "confirm-deletion": sample("Deletion to be confirmed, without a password", confirmDeletionEmail, {
    token,
  }),
  "deletion-asked": sample("Deletion asked for", deletionAskedEmail, { deletesAt, token }),
  "deletion-reminder": sample("Deletion in a week", deletionReminderEmail, {
    deletesAt,
    token,
  }),
  "account-deleted": sample("Account deleted", accountDeletedEmail),
  "kept-draft": sample("Draft left for a week", keptDraftEmail, {
    template: "atlantic",
    changedAt: new Date("2026-03-02T09:00:00Z"),
    token,
  }),
};
