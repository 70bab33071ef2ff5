import { destinationsChangedEmail } from "@/lib/sites/destinations/emails";
import { domainEmail } from "@/lib/sites/domains/emails";
import type { DomainRecord } from "@/lib/sites/domains/problems";
import { siteLiveEmail } from "@/lib/sites/emails/site-live";
import { siteAllowedEmail, siteTakenDownEmail } from "@/lib/sites/emails/site-taken-down";
import { siteMessageEmail } from "@/lib/sites/messages/emails";
import {
  draftTakenDownEmail,
  objectionDeclinedEmail,
  reportDecidedEmail,
  reportReceivedEmail,
  reportRestoredEmail,
} from "@/lib/sites/reports/emails";
import { siteApprovedEmail, siteHeldEmail, siteRefusedEmail } from "@/lib/sites/screening/emails";
import { failure } from "@/lib/sites/stored-failure";
import { webhookFailedEmail } from "@/lib/sites/webhooks/emails";
import type { emailKinds } from "../rules";
import { type EmailSample, license, sample, token } from "../sample";

const template = "Gourmet Grove";
const held = { template, license, change: "publication" } as const;
const host = "www.halden.example";
const problem: DomainRecord = {
  type: "CNAME",
  name: host,
  value: "sites.presetry.example",
  state: "extra",
  found: ["192.0.2.1"],
};

const report = {
  id: 12,
  host,
  kind: "intellectual_property",
  dueAt: new Date(Date.UTC(2026, 11, 4, 9, 30)),
} as const;

const message = {
  name: "Ola Nordmann",
  email: "ola@example.com",
  order: null,
  fields: [],
  message: "Good morning!\nDo you bake on Sundays?",
  template,
  license,
};

export const siteSamples: Record<(typeof emailKinds)["sites"][number], EmailSample> = {
  "site-live-with-sample": sample(siteLiveEmail, template, "https://halden.example", license, true),
  "site-live": sample(siteLiveEmail, template, "https://halden.example", license),
  "site-held": sample(siteHeldEmail, {
    ...held,
    isOnline: true,
    score: 5,
    findings: [
      { rule: "presents-as", weight: 3, evidence: "Deutsche Bank" },
      { rule: "secret-request", weight: 2, evidence: "Please enter your PIN." },
    ],
  }),
  "site-approved": sample(siteApprovedEmail, held),
  "site-refused": sample(siteRefusedEmail, {
    ...held,
    answer: "Please do not ask for card numbers in the form.",
  }),
  "site-taken-down": sample(siteTakenDownEmail, template, {
    reason: "It shows pictures of others.",
    ground: "law",
    source: "notice",
    license,
  }),
  "site-allowed": sample(siteAllowedEmail, template, {
    isOnline: false,
    answer: null,
  }),
  "site-put-back": sample(siteAllowedEmail, template, {
    isOnline: true,
    answer: "You are right: the pictures are yours.",
  }),
  "objection-declined": sample(
    objectionDeclinedEmail,
    template,
    "The pictures are still those of somebody else.",
  ),
  "report-received": sample(reportReceivedEmail, {
    ...report,
    name: "Ola Nordmann",
  }),
  "report-taken-down": sample(reportDecidedEmail, {
    ...report,
    isTakenDown: true,
    ground: "law",
    reason: "It shows pictures of others.",
  }),
  "report-no-action": sample(reportDecidedEmail, {
    ...report,
    isTakenDown: false,
    ground: null,
    reason: "The owner has a license for the pictures.",
  }),
  "report-restored": sample(reportRestoredEmail, report),
  "draft-taken-down": sample(draftTakenDownEmail, template, {
    reason: "It asks for the PIN of a bank.",
    ground: "law",
  }),
  "domain-proved": sample(domainEmail, "proved", host, license, []),
  "domain-failing": sample(domainEmail, "failing", host, license, [problem]),
  "domain-withdrawn": sample(domainEmail, "withdrawn", host, license, [problem]),
  "domain-expired": sample(domainEmail, "expired", host, license, [problem]),
  "webhook-failed": sample(webhookFailedEmail, {
    template,
    address: "https://crm.halden.example/messages",
    reason: failure("answeredWith", { status: 500 }),
    license,
  }),
  "destinations-changed": sample(destinationsChangedEmail, {
    template,
    changes: [
      { name: "domain", from: [], to: [host] },
      { name: "paymentLink", from: [], to: ["https://pay.halden.example"] },
      {
        name: "webhook",
        from: ["https://crm.halden.example/messages"],
        to: ["https://books.halden.example/orders"],
      },
    ],
    token,
  }),
  "site-message": sample(siteMessageEmail, {
    ...message,
    kind: "contact",
  }),
  "site-order": sample(siteMessageEmail, {
    ...message,
    kind: "order",
    message: "",
    order: {
      lines: [
        { name: "Rye bread", quantity: 2, priceCents: 4_900, currency: "NOK" },
        { name: "Cinnamon bun", quantity: 6, priceCents: 3_500, currency: "NOK" },
      ],
      sumCents: 30_800,
      currency: "NOK",
    },
  }),
  "site-request": sample(siteMessageEmail, {
    ...message,
    kind: "request",
    message: "By the window, please.",
    fields: [
      { label: "Day", value: "24/12/2026" },
      { label: "Time", value: "18:30" },
      { label: "Guests", value: "4" },
    ],
  }),
};
