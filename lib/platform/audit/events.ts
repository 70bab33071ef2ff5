import { auditEvents } from "@/lib/translations/en/audit";

/** The areas by which the trail is filtered. */
export const auditAreas = {
  access: "Sign-ins",
  account: "Accounts",
  catalog: "Templates, coupons and reviews",
  order: "Orders and payments",
  site: "Sites and domains",
  support: "Messages to the shop",
  operation: "Operation",
} as const;

export type AuditArea = keyof typeof auditAreas;

const events = auditEvents satisfies Record<`${AuditArea}.${string}`, string>;

export type AuditEventName = keyof typeof events;

// Cast: they have no other keys.
export const auditEventNames = Object.keys(events) as [AuditEventName, ...AuditEventName[]];

/** The events that record a refusal: anybody can cause any number of them. */
export type Refusal =
  | "access.sign-in-refused"
  | "access.code-refused"
  | "access.back-office-refused"
  | "access.api-token-refused";
