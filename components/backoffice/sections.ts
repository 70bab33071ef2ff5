import { backOfficeTexts as texts } from "./texts";

/** The sections of the back office, in the order of their tabs. */
export const sections = [
  { slug: "orders", title: texts.orders },
  { slug: "refunds", title: texts.refunds },
  { slug: "presets", title: texts.presets },
  { slug: "reviews", title: texts.reviews },
  { slug: "customers", title: texts.customers },
  { slug: "sites", title: texts.sites },
  { slug: "messages", title: texts.messages },
  { slug: "mail", title: texts.mail },
  { slug: "jobs", title: texts.jobs },
  { slug: "audit", title: texts.audit },
] as const;

export type Section = (typeof sections)[number];

export const findSection = (slug: string): Section | undefined =>
  sections.find((section) => section.slug === slug);
