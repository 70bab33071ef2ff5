/** What the trail is filtered by. */
export const auditAreas = {
  access: "Sign-ins",
  account: "Accounts",
  catalog: "Presets, coupons and reviews",
  order: "Orders and payments",
  site: "Sites and domains",
  operation: "Operation",
} as const;

export type AuditArea = keyof typeof auditAreas;

/** Every event of the trail, by its name: the part before the dot is its area, the value is its words. */
export const auditEvents = {
  "access.signed-in": "Signed in",
  "access.signed-in-with-passkey": "Signed in with a passkey",
  "access.recovery-code-used": "Recovery code used",
  "access.sign-in-refused": "Sign-in refused",
  "access.code-refused": "Code of the second factor refused",
  "access.signed-out": "Signed out",
  "access.device-signed-out": "Signed out a device",
  "access.signed-out-everywhere": "Signed out everywhere",
  "access.back-office-refused": "Refused in the back office",
  "access.api-token-made": "API token made",
  "access.api-token-first-used": "API token used for the first time",
  "access.api-token-refused": "API token refused",
  "access.api-token-revoked": "API token revoked",
  "access.staff-invited": "Invited to the back office",
  "access.staff-joined": "Invitation to the back office accepted",
  "access.staff-role-changed": "Role in the back office changed",
  "access.staff-removed": "Removed from the back office",
  "access.refusals-left-out": "More refusals this hour than are recorded",
  "account.opened": "Account opened",
  "account.profile-changed": "Profile changed",
  "account.password-changed": "Password changed",
  "account.password-link-sent": "Asked for a link to choose a password",
  "account.password-reset": "Password chosen with a link",
  "account.email-verified": "E-mail address confirmed",
  "account.email-change-asked": "Asked for another e-mail address",
  "account.email-changed": "E-mail address changed",
  "account.identity-linked": "Account at a provider linked",
  "account.identity-unlinked": "Account at a provider unlinked",
  "account.second-factor-added": "Second factor turned on",
  "account.second-factor-removed": "Second factor turned off",
  "account.second-factor-reset": "Second factor and passkeys removed by the shop",
  "account.recovery-codes-renewed": "New recovery codes made",
  "account.passkey-added": "Passkey added",
  "account.passkey-renamed": "Passkey renamed",
  "account.passkey-removed": "Passkey removed",
  "account.passkey-doubted": "Passkey put in doubt: it works together with the password only",
  "account.closed-by-alarm": "“That was not me”: every way in closed",
  "account.data-asked": "Asked for a copy of all data",
  "account.data-ready": "Copy of all data ready",
  "account.data-downloaded": "Downloaded a copy of all data",
  "account.deletion-asked": "Deletion asked for",
  "account.deletion-taken-back": "Deletion taken back",
  "account.deleted": "Account deleted",
  "account.changed-by-shop": "Account changed by the shop",
  "account.banned": "Banned",
  "account.ban-lifted": "Ban lifted",
  "catalog.preset-added": "Preset added",
  "catalog.preset-changed": "Preset changed",
  "catalog.price-changed": "Price changed",
  "catalog.preset-on-sale": "Preset put on sale",
  "catalog.preset-off-sale": "Preset taken off sale",
  "catalog.coupon-made": "Coupon made",
  "catalog.coupon-changed": "Coupon changed",
  "catalog.coupon-ended": "Coupon ended",
  "catalog.bundle-made": "Bundle made",
  "catalog.bundle-changed": "Bundle changed",
  "catalog.bundle-deleted": "Bundle deleted",
  "catalog.review-hidden": "Review hidden",
  "catalog.review-shown": "Review shown",
  "catalog.review-answered": "Review answered",
  "catalog.review-answer-changed": "Answer to a review changed",
  "catalog.review-answer-removed": "Answer to a review removed",
  "order.placed": "Order placed",
  "order.paid": "Order paid",
  "order.declined": "Payment declined",
  "order.cancelled": "Order cancelled",
  "order.expired": "Order expired",
  "order.refund-asked": "Refund asked for",
  "order.refund-declined": "Request for a refund declined",
  "order.refund-begun": "Refund begun",
  "order.refund-failed": "Refund failed",
  "order.refunded": "Payment refunded",
  "order.flagged": "Payment needs a decision",
  "order.decided": "Decision about a payment",
  "site.publication-asked": "Publication asked for",
  "site.restored": "Earlier version restored",
  "site.offline-asked": "Taken offline",
  "site.renamed": "Site renamed",
  "site.form-settings-changed": "Settings of forms changed",
  "site.taken-down": "Taken down by the shop",
  "site.allowed-again": "Allowed again by the shop",
  "site.domain-chosen": "Domain chosen",
  "site.domain-removed": "Domain removed",
  "site.domain-proved": "Domain proved",
  "site.domain-failing": "Records of a domain missing",
  "site.domain-expired": "Domain given up",
  "site.domain-withdrawn": "Domain withdrawn",
  "operation.job-retried": "Job run again",
  "operation.email-retried": "E-mail sent again",
  "operation.trail-exported": "Audit trail exported",
} as const satisfies Record<`${AuditArea}.${string}`, string>;

export type AuditEventName = keyof typeof auditEvents;

/** The events that refuse somebody: anybody can cause as many as they like. */
export type Refusal =
  | "access.sign-in-refused"
  | "access.code-refused"
  | "access.back-office-refused"
  | "access.api-token-refused";

const wordsByName: Readonly<Record<string, string>> = auditEvents;

/** The words of an event; of one that another version of the shop recorded, its name. */
export const wordsOf = (event: string): string => wordsByName[event] ?? event;
