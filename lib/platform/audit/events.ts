import { auditEvents } from "@/lib/translations/en/audit";

/** The areas by which the trail is filtered. */
export const auditAreas = [
  "access",
  "account",
  "catalog",
  "order",
  "site",
  "support",
  "operation",
] as const;

export type AuditArea = (typeof auditAreas)[number];

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
