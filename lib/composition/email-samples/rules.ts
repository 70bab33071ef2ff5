import { darkQuery } from "@/lib/platform/email/theme";

/**
 * Every email that the shop sends, by its subject. An email whose text differs by case has several
 * samples.
 */
export const emailKinds = {
  accounts: [
    "welcome",
    "verify-email",
    "reset-password",
    "password-changed",
    "change-email-from",
    "change-email-to",
    "email-changed",
    "address-taken",
    "new-device",
    "identity-linked",
    "identity-unlinked",
    "passkey-added",
    "passkey-removed",
    "second-factor-on",
    "second-factor-off",
    "codes-renewed",
    "recovery-code-used",
    "codes-guessed",
    "api-token",
    "api-tokens-ended",
    "export-ready",
    "confirm-deletion",
    "deletion-asked",
    "deletion-reminder",
    "account-deleted",
    "kept-draft",
  ],
  orders: [
    "bank-details",
    "transfer-reminder",
    "transfer-expired",
    "transfer-replaced",
    "transfer-cancelled",
    "transfer-part",
    "transfer-overpaid",
    "credit-returned",
    "payment-taken-back",
    "vat-id-unknown",
    "receipt",
    "receipt-with-deployment",
    "receipt-of-deployment",
    "payment-declined",
    "refunded",
    "refund-declined",
    "started",
    "withdrawal-received",
    "review-hidden",
    "invoice-corrected",
    "thread-answer",
    "thread-begun",
  ],
  sites: [
    "site-live",
    "site-live-with-sample",
    "site-held",
    "site-approved",
    "site-refused",
    "site-taken-down",
    "site-allowed",
    "site-put-back",
    "objection-declined",
    "report-received",
    "report-taken-down",
    "report-no-action",
    "report-restored",
    "draft-taken-down",
    "domain-proved",
    "domain-failing",
    "domain-withdrawn",
    "domain-expired",
    "webhook-failed",
    "destinations-changed",
    "site-message",
    "site-order",
    "site-request",
  ],
  team: [
    "contact-message",
    "staff-invitation",
    "back-office-api-token",
    "payment-attention",
    "payment-report",
    "late-transfer",
    "refund-requested",
    "refund-refused",
    "withdrawal-unmatched",
    "thread-message",
    "report-arrived",
    "objection-arrived",
    "vat-id-confirmed",
    "vat-id-denied",
    "tax-threshold",
  ],
} as const;

export type EmailGroup = keyof typeof emailKinds;
export type EmailKind = (typeof emailKinds)[EmailGroup][number];

export const schemeNames = ["light", "dark"] as const;
export type Scheme = (typeof schemeNames)[number];

/**
 * An email as a light or dark email program shows it. The `prefers-color-scheme` query is replaced
 * here, because not every browser lets a frame have another color scheme than its page.
 */
export const inScheme = (html: string, scheme: Scheme): string =>
  html.replaceAll(darkQuery, scheme === "dark" ? "@media all" : "@media not all");
