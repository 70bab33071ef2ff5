import { z } from "zod";
import { currentTranslations } from "#current-translations";
import {
  reportKinds,
  reportSources,
  reportStatuses,
  takedownGrounds,
} from "@/db/words/site-reports";
import { adminListQuery, filterByWord, filterTypes, orNull } from "@/lib/platform/http/admin-list";
import { requiredText } from "@/lib/text";
import { reasonSchema } from "../screening/schemas";
import { maxObjection, maxReason } from "./rules";

const form = currentTranslations("caseForms");

const t = currentTranslations("siteFormFields");

/** The columns by which the back office's list can be sorted and filtered. */
const reportFields = {
  id: filterTypes.id,
  siteId: orNull(filterTypes.id),
  site: orNull(filterTypes.text),
  isDraft: filterTypes.flag,
  isOffline: filterTypes.flag,
  source: filterByWord(reportSources),
  address: filterTypes.text,
  shownAddress: filterTypes.text,
  kind: filterByWord(reportKinds),
  explanation: filterTypes.text,
  reporterName: orNull(filterTypes.text),
  reporterEmail: orNull(filterTypes.text),
  receivedAt: filterTypes.date,
  waitsSince: filterTypes.date,
  dueAt: filterTypes.date,
  status: filterByWord(reportStatuses),
  isWaiting: filterTypes.flag,
  others: filterTypes.integer,
  ground: orNull(filterByWord(takedownGrounds)),
  reason: filterTypes.text,
  decidedBy: orNull(filterTypes.text),
  decidedAt: orNull(filterTypes.date),
  objection: orNull(filterTypes.text),
  objectedAt: orNull(filterTypes.date),
  objectionAnswer: orNull(filterTypes.text),
  objectionDecidedBy: orNull(filterTypes.text),
  objectionDecidedAt: orNull(filterTypes.date),
};

/** Descending: what waits for a decision first, by its deadline; then the others, the newest first. */
const lists = ["attention"] as const;

export type ReportField = keyof typeof reportFields | (typeof lists)[number];

export const reportListQuery = z.strictObject(
  adminListQuery({ fields: reportFields, lists, ranges: ["waitsSince"] }),
);

/** A case about a site as a back office shows it. */
export const siteReportSchema = z
  .object({
    id: z.int(),
    siteId: z.int().nullable().describe("null once the site is deleted"),
    site: z.string().nullable().describe("The name in its address"),
    isDraft: z.boolean().describe("It is about a draft that is shared by a link, not about a site"),
    isOffline: z
      .boolean()
      .describe("The shop took it down, it is deleted, or its words are not stored"),
    source: z.enum(reportSources).describe("`shop` for a takedown without a notice"),
    address: z.string().describe("As it was reported"),
    shownAddress: z
      .string()
      .describe("The same for people: a domain in its own letters, with the form in DNS behind it"),
    kind: z.enum(reportKinds),
    explanation: z.string(),
    reporterName: z.string().nullable(),
    reporterEmail: z.string().nullable(),
    receivedAt: z.iso.datetime(),
    waitsSince: z.iso.datetime().describe("When it was received, or the owner objected"),
    dueAt: z.iso.datetime().describe("When it has to be decided"),
    status: z.enum(reportStatuses),
    isWaiting: z.boolean().describe("A person has to decide"),
    others: z.int().describe("Other open reports of the same site or draft"),
    ground: z.enum(takedownGrounds).nullable(),
    reason: z.string(),
    decidedBy: z.string().nullable().describe("The address of the staff member"),
    decidedAt: z.iso.datetime().nullable(),
    objection: z.string().nullable().describe("The words of the site's owner"),
    objectedAt: z.iso.datetime().nullable(),
    objectionAnswer: z.string().nullable(),
    objectionDecidedBy: z.string().nullable(),
    objectionDecidedAt: z.iso.datetime().nullable(),
    screening: z
      .object({
        score: z.int().describe("The sum of the weights of the reasons"),
        reasons: z.array(reasonSchema),
        areFormsPaused: z
          .boolean()
          .describe("Until a report of phishing is decided, the site takes no messages"),
      })
      .nullable()
      .describe(
        "What is noticed in the site or draft as it is now; null once it is decided, or not to be read",
      ),
  })
  .meta({ id: "SiteReport" });

export type SiteReport = z.output<typeof siteReportSchema>;

const reason = requiredText(maxReason, () => form("reason"));

export const takedownGround = z.enum(takedownGrounds, {
  error: () => form("known", { values: takedownGrounds.join(", ") }),
});

/** What staff decides: the first two about a notice, the others about an objection. */
export const reportDecision = z.discriminatedUnion(
  "status",
  [
    z.object({ status: z.literal("taken_down"), reason, ground: takedownGround }),
    z.object({
      status: z.literal("no_action"),
      reason,
      withOthers: z
        .boolean()
        .default(false)
        .describe("Answers the other open reports of the site in the same way"),
    }),
    z.object({ status: z.literal("restored"), reason }),
    z.object({ status: z.literal("upheld"), reason }),
  ],
  { error: () => form("known", { values: "taken_down, no_action, restored, upheld" }) },
);

export type ReportDecision = z.output<typeof reportDecision>;

export const objectionForm = z.object({
  objection: requiredText(maxObjection, () => t("objection")),
});

/** What the owner of a site that was taken down learns besides the reason. */
export const takedownSchema = z.object({
  ground: z.enum(takedownGrounds).nullable(),
  canObject: z.boolean(),
  objectedAt: z.iso.datetime().nullable(),
  answer: z.string().nullable().describe("To the objection, where the site stays offline"),
});

export type Takedown = z.output<typeof takedownSchema>;

const counts = z.record(z.string(), z.int());

export const reportFiguresSchema = z
  .object({
    year: z.int(),
    years: z.array(z.int()).describe("The years that have cases, and this one"),
    notices: z.int(),
    kinds: counts.describe("Notices by kind"),
    open: z.int().describe("Notices that are not decided"),
    takenDown: z.int().describe("Notices that led to a takedown"),
    noAction: z.int(),
    ownTakedowns: z.int().describe("Takedowns without a notice"),
    grounds: counts.describe("Takedowns by ground, each counted once"),
    medianHours: z.number().nullable().describe("From a notice to its decision"),
    objections: z.int(),
    restored: z.int().describe("Objections after which the site was put back"),
    upheld: z.int(),
  })
  .meta({ id: "SiteReportFigures" });

export type ReportFigures = z.output<typeof reportFiguresSchema>;
