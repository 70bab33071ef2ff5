/** The sections of the back office, in the order of their tabs. */
export const sections = [
  { slug: "orders", title: "Orders" },
  { slug: "presets", title: "Presets" },
  { slug: "reviews", title: "Reviews" },
  { slug: "customers", title: "Customers" },
  { slug: "messages", title: "Messages" },
  { slug: "mail", title: "Mail" },
  { slug: "jobs", title: "Jobs" },
] as const;

export type Section = (typeof sections)[number];

export const findSection = (slug: string): Section | undefined =>
  sections.find((section) => section.slug === slug);
