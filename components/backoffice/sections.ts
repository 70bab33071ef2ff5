import { type Permission, permissionsOf, type Role } from "@/lib/platform/staff/rules";
import { backOfficeTexts as texts } from "./texts";

/** The sections of the back office, in the order of their tabs, with the permission for each. */
const sections = [
  { slug: "figures", title: texts.figures, permission: "figures:read" },
  { slug: "orders", title: texts.orders, permission: "orders:read" },
  { slug: "refunds", title: texts.refunds, permission: "orders:read" },
  { slug: "bank", title: texts.bank, permission: "orders:write" },
  { slug: "books", title: texts.books, permission: "books:read" },
  { slug: "presets", title: texts.presets, permission: "presets:read" },
  { slug: "coupons", title: texts.coupons, permission: "coupons:read" },
  { slug: "reviews", title: texts.reviews, permission: "reviews:read" },
  { slug: "customers", title: texts.customers, permission: "customers:read" },
  { slug: "sites", title: texts.sites, permission: "sites:read" },
  { slug: "messages", title: texts.messages, permission: "messages:read" },
  { slug: "mail", title: texts.mail, permission: "mail:read" },
  { slug: "email-samples", title: texts.emailSamples, permission: "mail:read" },
  { slug: "jobs", title: texts.jobs, permission: "jobs:read" },
  { slug: "audit", title: texts.audit, permission: "audit:read" },
  { slug: "staff", title: texts.staff, permission: "staff:read" },
  { slug: "api-tokens", title: texts.apiTokens, permission: "api-tokens:read" },
] as const satisfies { slug: string; title: string; permission: Permission }[];

export type Section = (typeof sections)[number];

/** The sections that a role includes; none for customers. */
export const sectionsOf = (role: Role | null): readonly Section[] =>
  sections.filter(({ permission }) => role !== null && permissionsOf[role].includes(permission));
