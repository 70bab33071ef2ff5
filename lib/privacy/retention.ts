import { maxSeen } from "@/lib/catalogue/saved/limits";
import { unusedDays } from "@/lib/customization/pictures/rules";
import { keptDays as tokenDays } from "@/lib/platform/api-tokens/rules";
import { keptYears as auditYears, fullAddressDays } from "@/lib/platform/audit/rules";
import { sessionLifetimes } from "@/lib/platform/sessions/rules";
import { keptDays as messageDays } from "@/lib/sites/messages/rules";
import { keptYears as contactYears } from "@/lib/support/contact/rules";
import { graceDays } from "../accounts/rules";
import { reporterMonths, keptYears as reportYears } from "../sites/reports/rules";
import { keptVersions } from "../sites/rules";
import { keptDays as visitDays } from "../sites/visits/rules";
import { keptYears as supportYears } from "../support/rules";
import { exportHours } from "./rules";

/** What happens to data when its account is deleted. */
export type Fate =
  | { kind: "deleted"; also?: string }
  | { kind: "anonymous" }
  | { kind: "kept"; years: number; because: string; without: string };

interface Retention {
  /** A description of the data. */
  data: string;
  /** How long it is kept while the account exists. */
  kept: string;
  fate: Fate;
  /** The tables in the database. */
  tables: readonly string[];
}

const days = (seconds: number) => seconds / (24 * 60 * 60);

const untilDeletion = "As long as you have the account";

/**
 * The data that the shop stores about customers, and how long it is kept: the privacy page shows
 * this table, and the job that deletes an account processes it from top to bottom.
 */
export const retention = {
  access: {
    data: "Where you are logged in (browser, system, country, times), linked accounts, passkeys, your two-step login, your API tokens, your role in the back office if you work there, the links we e-mailed you, and counts of attempts to log in",
    kept: `Passkeys, two-step login and a role until they are removed; API tokens ${tokenDays} days after they end; logins end after ${days(sessionLifetimes.idle)} days without use, ${days(sessionLifetimes.absolute)} at most; links after an hour to a week; an export of your data after ${exportHours} hours; counts of attempts after a day at most`,
    fate: { kind: "deleted" },
    tables: [
      "sessions",
      "identities",
      "passkeys",
      "authenticators",
      "recovery_codes",
      "email_verifications",
      "email_changes",
      "security_alarms",
      "password_resets",
      "account_exports",
      "account_export_files",
      "account_deletion_links",
      "staff",
      "api_tokens",
      "rate_limits",
    ],
  },
  support: {
    data: "What you and the shop wrote to each other about orders, and after a message to us",
    kept: `${supportYears} years`,
    fate: { kind: "deleted" },
    tables: ["threads", "thread_messages"],
  },
  orders: {
    data: "Orders that were not completed, and your cart",
    kept: untilDeletion,
    fate: { kind: "deleted" },
    tables: ["cart_items", "purchase_claims", "idempotency_keys"],
  },
  reviews: {
    data: "Your reviews",
    kept: untilDeletion,
    fate: { kind: "anonymous" },
    tables: ["reviews"],
  },
  domains: {
    data: "The domains of your sites",
    kept: "Until you remove them",
    fate: {
      kind: "deleted",
      also: "they are released, and your sites taken offline, before anything else of them",
    },
    tables: ["site_domains"],
  },
  messages: {
    data: "What visitors of your sites sent you",
    kept: `${messageDays.message} days, spam and what you deleted ${messageDays.spam}`,
    fate: { kind: "deleted" },
    tables: ["site_messages", "site_webhook_deliveries"],
  },
  sites: {
    data: "Your sites: names, versions, settings, and how often they were visited",
    kept: `The newest ${keptVersions} versions; visits by day for ${visitDays} days, without anything about the visitor`,
    fate: { kind: "deleted", also: "the files of its pages within two days" },
    tables: [
      "deployments",
      "site_webhooks",
      "deployment_events",
      "site_names",
      "site_takedowns",
      "held_sites",
      "site_versions",
      "site_files",
      "site_visitors",
      "site_visit_days",
      "site_page_views",
      "site_referrals",
    ],
  },
  reports: {
    data: "Reports of your sites, what we decided about them and what you objected; and the sites that you reported yourself",
    kept: `${reportYears} years; who reported a site, ${reporterMonths} months after our decision`,
    fate: {
      kind: "kept",
      years: reportYears,
      because: "we publish each year how many there were, as the law asks",
      without: "addresses, names and words",
    },
    tables: ["site_reports"],
  },
  saved: {
    data: "The templates you saved, and those you viewed last",
    kept: `Saved ones until you remove them; the last ${maxSeen} you viewed, until you clear the list`,
    fate: { kind: "deleted" },
    tables: ["saved_presets", "seen_presets"],
  },
  businesses: {
    data: "What you told us about your companies, so that templates show it",
    kept: "Until you remove it",
    fate: { kind: "deleted" },
    tables: ["businesses"],
  },
  drafts: {
    data: "Your drafts, copies of them that you shared, and whether you want e-mails about them",
    kept: "Until you delete them, or turn the e-mails off",
    fate: { kind: "deleted" },
    tables: ["content_revisions", "shared_copies", "draft_email_consents"],
  },
  pictures: {
    data: "Your pictures and logos",
    kept: `Until you delete them, or for ${unusedDays} days after nothing shows them any more`,
    fate: { kind: "deleted" },
    tables: ["pictures", "picture_files", "picture_owners", "media"],
  },
  emails: {
    data: "The e-mails we sent you (after sending: address, subject and time only), and what you wrote to us",
    kept: `E-mails as long as you have the account; what you wrote to us for ${contactYears} years`,
    fate: { kind: "deleted" },
    tables: ["email_outbox", "contact_messages"],
  },
  invoices: {
    data: "Invoices, their payments and refunds, the countries that show where you bought (of your address, network, PayPal and bank accounts), with the license keys of what you bought",
    kept: untilDeletion,
    fate: {
      kind: "kept",
      years: 10,
      because: "tax law requires it",
      without: "your e-mail address and any link to your other data",
    },
    tables: [
      "invoices",
      "invoice_items",
      "invoice_corrections",
      "payments",
      "payment_steps",
      "licenses",
      "refunds",
      "refund_items",
      "refund_requests",
      "coupon_uses",
      "transfers",
      "bank_lines",
    ],
  },
  audit: {
    data: "What happened in your account, when, and from where: logins, also refused ones, changes, orders and sites",
    kept: `${auditYears} years; after ${fullAddressDays} days without the last part of the network address`,
    fate: { kind: "anonymous" },
    tables: ["audit_events"],
  },
  profile: {
    data: "Your account: address, password (as a hash only), company, billing address, colors",
    kept: `As long as you want it, and ${graceDays} days more in which you can change your mind`,
    fate: { kind: "deleted" },
    tables: ["users"],
  },
} satisfies Record<string, Retention>;

export type RetentionKey = keyof typeof retention;
