import type { Task } from "@/lib/analytics/schemas";
import { type Permission, permissionsOf, type Role } from "@/lib/platform/staff/rules";
import { backOfficeTexts as texts } from "./texts";

/** The sections of the back office in groups, in the order of the navigation, with the permission for each. */
const groups = [
  {
    title: texts.overview,
    sections: [{ slug: "figures", title: texts.figures, permission: "figures:read" }],
  },
  {
    title: texts.sales,
    sections: [
      { slug: "orders", title: texts.orders, permission: "orders:read" },
      { slug: "refunds", title: texts.refunds, permission: "orders:read" },
      { slug: "bank", title: texts.bank, permission: "orders:write" },
      { slug: "books", title: texts.books, permission: "books:read" },
    ],
  },
  {
    title: texts.catalogue,
    sections: [
      { slug: "presets", title: texts.presets, permission: "presets:read" },
      { slug: "coupons", title: texts.coupons, permission: "coupons:read" },
      { slug: "reviews", title: texts.reviews, permission: "reviews:read" },
    ],
  },
  {
    title: texts.customers,
    sections: [
      { slug: "customers", title: texts.customers, permission: "customers:read" },
      { slug: "sites", title: texts.sites, permission: "sites:read" },
      { slug: "reports", title: texts.reports, permission: "sites:read" },
      { slug: "held-sites", title: texts.heldSites, permission: "sites:read" },
      { slug: "messages", title: texts.messages, permission: "messages:read" },
    ],
  },
  {
    title: texts.operation,
    sections: [
      { slug: "mail", title: texts.mail, permission: "mail:read" },
      { slug: "email-samples", title: texts.emailSamples, permission: "mail:read" },
      { slug: "jobs", title: texts.jobs, permission: "jobs:read" },
      { slug: "audit", title: texts.audit, permission: "audit:read" },
      { slug: "staff", title: texts.staff, permission: "staff:read" },
      { slug: "api-tokens", title: texts.apiTokens, permission: "api-tokens:read" },
    ],
  },
] as const satisfies {
  title: string;
  sections: { slug: string; title: string; permission: Permission }[];
}[];

export type Section = (typeof groups)[number]["sections"][number];

interface SectionGroup {
  title: string;
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
export const recordTitles: Partial<Record<Section["slug"], (id: number) => string>> = {
  orders: texts.orderTitle,
  customers: texts.customerTitle,
};

/** Where each kind of task is done. */
export const sectionOfTask: Record<Task, Section["slug"]> = {
  payments: "orders",
  "refund-requests": "refunds",
  evidence: "orders",
  threads: "messages",
  "held-sites": "held-sites",
  sites: "sites",
  reports: "reports",
  mails: "mail",
  jobs: "jobs",
};
