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
import { type EmailSample, license, sample } from "../sample";

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
  "site-live-with-sample": sample(
    "Site online that search engines do not list",
    siteLiveEmail,
    template,
    "https://halden.example",
    license,
    true,
  ),
  "site-live": sample("Site published", siteLiveEmail, template, "https://halden.example", license),
  "site-held": sample("Site waits for a person", siteHeldEmail, {
    ...held,
    isOnline: true,
    score: 5,
    findings: [
      { rule: "presents-as", weight: 3, evidence: "Deutsche Bank" },
      { rule: "secret-request", weight: 2, evidence: "Please enter your PIN." },
    ],
  }),
  "site-approved": sample("Held site approved", siteApprovedEmail, held),
  "site-refused": sample("Held site refused", siteRefusedEmail, {
    ...held,
    answer: "Please do not ask for card numbers in the form.",
  }),
  "site-taken-down": sample("Site taken down", siteTakenDownEmail, template, {
    reason: "It shows pictures of others.",
    ground: "law",
    source: "notice",
    license,
  }),
  "site-allowed": sample("Site allowed again", siteAllowedEmail, template, {
    isOnline: false,
    answer: null,
  }),
  "site-put-back": sample("Site put back after an objection", siteAllowedEmail, template, {
    isOnline: true,
    answer: "You are right: the pictures are yours.",
  }),
  "objection-declined": sample(
    "Objection to a takedown declined",
    objectionDeclinedEmail,
    template,
    "The pictures are still those of somebody else.",
  ),
  "report-received": sample("Report of a site received", reportReceivedEmail, {
    ...report,
    name: "Ola Nordmann",
  }),
  "report-taken-down": sample("Report of a site: taken down", reportDecidedEmail, {
    ...report,
    isTakenDown: true,
    ground: "law",
    reason: "It shows pictures of others.",
  }),
  "report-no-action": sample("Report of a site: no action", reportDecidedEmail, {
    ...report,
    isTakenDown: false,
    ground: null,
    reason: "The owner has a license for the pictures.",
  }),
  "report-restored": sample("Report of a site: taken back", reportRestoredEmail, report),
  "draft-taken-down": sample("Shared draft taken down", draftTakenDownEmail, template, {
    reason: "It asks for the PIN of a bank.",
    ground: "law",
  }),
  "domain-proved": sample("Domain set up", domainEmail, "proved", host, license, []),
  "domain-failing": sample("Domain’s records changed", domainEmail, "failing", host, license, [
    problem,
  ]),
  "domain-withdrawn": sample("Domain taken off", domainEmail, "withdrawn", host, license, [
    problem,
  ]),
  "domain-expired": sample("Domain never set up", domainEmail, "expired", host, license, [problem]),
  "webhook-failed": sample("Webhook failed", webhookFailedEmail, {
    template,
    address: "https://crm.halden.example/messages",
    reason: failure("answeredWith", { status: 500 }),
    license,
  }),
  "site-message": sample("Message of a site’s visitor", siteMessageEmail, {
    ...message,
    kind: "contact",
  }),
  "site-order": sample("Order of a site’s visitor", siteMessageEmail, {
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
  "site-request": sample("Request of a site’s visitor", siteMessageEmail, {
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
