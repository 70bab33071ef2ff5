import type { EmailGroup, Scheme } from "@/lib/composition/email-samples/rules";

const groups: Record<EmailGroup, string> = {
  accounts: "Accounts",
  orders: "Orders",
  sites: "Sites",
  team: "To the shop and its staff",
};

const schemes: Record<Scheme, string> = { light: "Light", dark: "Dark" };

const widths = { desktop: "Desktop", phone: "Phone" };

export const emailSampleTexts = {
  intro: "Every e-mail that the shop sends, with invented data. Links do nothing here.",
  loading: "The e-mails are loading.",
  sample: "E-mail",
  groups,
  nameOf: (group: EmailGroup, occasion: string) => `${groups[group]}: ${occasion}`,
  from: "From",
  subject: "Subject",
  scheme: "E-mail program",
  schemes,
  width: "Width",
  widths,
  frame: (subject: string) => `The e-mail “${subject}”`,
  asText: "Plain text version",
} as const;
