import type { Task } from "@/lib/analytics/schemas";
import { type Permission, permissionsOf, type Role } from "@/lib/platform/staff/rules";
import type { Translator } from "@/lib/translations/translator";

type Title = Parameters<Translator<"backOffice">>[0];

/** The sections of the back office in groups, in the order of the navigation, with the permission for each. */
const groups = [
  {
    title: "overview",
    sections: [{ slug: "figures", title: "figures", permission: "figures:read" }],
  },
  {
    title: "sales",
    sections: [
      { slug: "orders", title: "orders", permission: "orders:read" },
      { slug: "refunds", title: "refunds", permission: "orders:read" },
      { slug: "bank", title: "bank", permission: "orders:write" },
      { slug: "books", title: "books", permission: "books:read" },
    ],
  },
  {
    title: "catalogue",
    sections: [
      { slug: "presets", title: "presets", permission: "presets:read" },
      { slug: "coupons", title: "coupons", permission: "coupons:read" },
      { slug: "reviews", title: "reviews", permission: "reviews:read" },
    ],
  },
  {
    title: "customers",
    sections: [
      { slug: "customers", title: "customers", permission: "customers:read" },
      { slug: "sites", title: "sites", permission: "sites:read" },
      { slug: "reports", title: "reports", permission: "sites:read" },
      { slug: "held-sites", title: "heldSites", permission: "sites:read" },
      { slug: "messages", title: "messages", permission: "messages:read" },
    ],
  },
  {
    title: "operation",
    sections: [
      { slug: "mail", title: "mail", permission: "mail:read" },
      { slug: "email-samples", title: "emailSamples", permission: "mail:read" },
      { slug: "jobs", title: "jobs", permission: "jobs:read" },
      { slug: "audit", title: "audit", permission: "audit:read" },
      { slug: "staff", title: "staff", permission: "staff:read" },
      { slug: "api-tokens", title: "apiTokens", permission: "api-tokens:read" },
    ],
  },
] as const satisfies {
  title: Title;
  sections: { slug: string; title: Title; permission: Permission }[];
}[];

export type Section = (typeof groups)[number]["sections"][number];

interface SectionGroup {
  title: (typeof groups)[number]["title"];
  sections: Section[];
}

/** The groups with the sections that a role includes; none for customers. */
export const groupsOf = (role: Role | null): SectionGroup[] =>
  groups
    .map(({ title, sections }) => ({
      title,
      sections: sections.filter(
        ({ permission }) => role !== null && permissionsOf[role].includes(permission),
      ),
    }))
    .filter(({ sections }) => sections.length > 0);

export const sectionsOf = (role: Role | null): Section[] =>
  groupsOf(role).flatMap(({ sections }) => sections);

/** The sections with a page for each record, and its title. */
export const recordTitles: Partial<Record<Section["slug"], "orderTitle" | "customerTitle">> = {
  orders: "orderTitle",
  customers: "customerTitle",
};

/** Where each kind of task is done. */
export const sectionOfTask: Record<Task, Section["slug"]> = {
  payments: "orders",
  "refund-requests": "refunds",
  evidence: "orders",
  "vat-ids": "orders",
  threads: "messages",
  "held-sites": "held-sites",
  sites: "sites",
  reports: "reports",
  mails: "mail",
  jobs: "jobs",
};
