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
  welcome: sample(welcomeEmail, { name, token }),
  "verify-email": sample(verifyEmailEmail, { token }),
  "reset-password": sample(resetPasswordEmail, { token }),
  "password-changed": sample(passwordChangedEmail, { token }),
  "change-email-from": sample(changeEmailFromEmail, {
    email,
    token,
  }),
  "change-email-to": sample(changeEmailToEmail, {
    token,
  }),
  "email-changed": sample(emailChangedEmail, {
    email,
    token,
  }),
  "address-taken": sample(addressTakenEmail),
  "new-device": sample(newDeviceEmail, {
    device: "Firefox on Windows",
    country: "NO",
    token,
  }),
  "identity-linked": sample(identityLinkedEmail, {
    token,
  }),
  "identity-unlinked": sample(identityUnlinkedEmail, {
    provider: "id.example.com",
    token,
  }),
  "passkey-added": sample(passkeyEmail, {
    event: "added",
    name: "Phone",
    token,
  }),
  "passkey-removed": sample(passkeyEmail, {
    event: "removed",
    name: "Phone",
    token,
  }),
  "second-factor-on": sample(secondFactorEmail, {
    event: "on",
    token,
  }),
  "second-factor-off": sample(secondFactorEmail, {
    event: "off",
    token,
  }),
  "codes-renewed": sample(secondFactorEmail, {
    event: "codes-renewed",
    token,
  }),
  "recovery-code-used": sample(secondFactorEmail, {
    event: "recovery-code-used",
    token,
  }),
  "codes-guessed": sample(secondFactorEmail, {
    event: "guessed",
    token,
  }),
  "api-token": sample(apiTokenEmail, {
    name: "Accounting",
    reach: "own",
    token,
  }),
  "api-tokens-ended": sample(apiTokensEndedEmail, {
    names: ["Accounting", "My assistant"],
  }),
  "export-ready": sample(exportReadyEmail, {
    token,
    alarm: token,
  }),
  "confirm-deletion": sample(confirmDeletionEmail, {
    token,
  }),
  "deletion-asked": sample(deletionAskedEmail, { deletesAt, token }),
  "deletion-reminder": sample(deletionReminderEmail, {
    deletesAt,
    token,
  }),
  "account-deleted": sample(accountDeletedEmail),
  "kept-draft": sample(keptDraftEmail, {
    template: "atlantic",
    changedAt: new Date("2026-03-02T09:00:00Z"),
    token,
  }),
};
