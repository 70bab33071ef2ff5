import { maxSeen } from "@/lib/catalogue/saved/limits";
import { unusedDays } from "@/lib/customization/pictures/rules";
import { keptDays as tokenDays } from "@/lib/platform/api-tokens/rules";
import { keptYears as auditYears, fullAddressDays } from "@/lib/platform/audit/rules";
import { sessionLifetimes } from "@/lib/platform/sessions/rules";
import { keptDays as messageDays } from "@/lib/sites/messages/rules";
import { keptYears as contactYears } from "@/lib/support/contact/rules";
import type { Translator } from "@/lib/translations/translator";
import { graceDays } from "../accounts/rules";
import { reporterMonths, keptYears as reportYears } from "../sites/reports/rules";
import { keptVersions } from "../sites/rules";
import { keptDays as visitDays } from "../sites/visits/rules";
import { keptYears as supportYears } from "../support/rules";
import { exportHours } from "./rules";

interface Retention {
  /** How long it is kept while the account exists. */
  kept: (t: Translator<"retentionTime">) => string;
  /** What happens to it when the account is deleted. */
  fate: (t: Translator<"retentionFate">) => string;
  /** The tables in the database. */
  tables: readonly string[];
}

/** Years for which invoices are kept, after the one they are from. */
export const invoiceYears = 10;

const days = (seconds: number) => seconds / (24 * 60 * 60);

const untilDeletion: Retention["kept"] = (t) => t("untilDeletion");

const deleted: Retention["fate"] = (t) => t("deleted");

const anonymous: Retention["fate"] = (t) => t("anonymous");

/**
 * The data that the shop stores about customers, and how long it is kept: the privacy page shows
 * this table, and the job that deletes an account processes it from top to bottom.
 */
export const retention = {
  access: {
    kept: (t) =>
      t("access", {
        tokenDays,
        idleDays: days(sessionLifetimes.idle),
        mostDays: days(sessionLifetimes.absolute),
        exportHours,
      }),
    fate: deleted,
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
    kept: (t) => t("support", { years: supportYears }),
    fate: deleted,
    tables: ["threads", "thread_messages"],
  },
  orders: {
    kept: untilDeletion,
    fate: deleted,
    tables: ["cart_items", "purchase_claims", "idempotency_keys"],
  },
  reviews: {
    kept: untilDeletion,
    fate: anonymous,
    tables: ["reviews"],
  },
  domains: {
    kept: (t) => t("domains"),
    fate: (t) => t("domains"),
    tables: ["site_domains"],
  },
  messages: {
    kept: (t) => t("messages", { days: messageDays.message, spamDays: messageDays.spam }),
    fate: deleted,
    tables: ["site_messages", "site_webhook_deliveries"],
  },
  sites: {
    kept: (t) => t("sites", { versions: keptVersions, days: visitDays }),
    fate: (t) => t("sites"),
    tables: [
      "deployments",
      "site_webhooks",
      "site_former_destinations",
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
    kept: (t) => t("reports", { years: reportYears, months: reporterMonths }),
    fate: (t) => t("reports", { years: reportYears }),
    tables: ["site_reports"],
  },
  saved: {
    kept: (t) => t("saved", { most: maxSeen }),
    fate: deleted,
    tables: ["saved_presets", "seen_presets"],
  },
  businesses: {
    kept: (t) => t("businesses"),
    fate: deleted,
    tables: ["businesses"],
  },
  drafts: {
    kept: (t) => t("drafts"),
    fate: deleted,
    tables: ["content_revisions", "shared_copies", "draft_email_consents"],
  },
  pictures: {
    kept: (t) => t("pictures", { days: unusedDays }),
    fate: deleted,
    tables: ["pictures", "picture_files", "picture_owners", "media"],
  },
  emails: {
    kept: (t) => t("emails", { years: contactYears }),
    fate: deleted,
    tables: ["email_outbox", "contact_messages"],
  },
  invoices: {
    kept: untilDeletion,
    fate: (t) => t("invoices", { years: invoiceYears }),
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
    kept: (t) => t("audit", { years: auditYears, days: fullAddressDays }),
    fate: anonymous,
    tables: ["audit_events"],
  },
  profile: {
    kept: (t) => t("profile", { days: graceDays }),
    fate: deleted,
    tables: ["users"],
  },
} satisfies Record<string, Retention>;

export type RetentionKey = keyof typeof retention;
