import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { heldChanges, heldStatuses } from "@/db/words/sites";
import { filterByWord, filterTypes, orNull } from "@/lib/platform/http/admin-list";
import { requiredText } from "@/lib/text";

const t = currentTranslations("caseForms");

export const reasonSchema = z.object({
  reason: z.string(),
  evidence: z.string().describe("The words that gave the reason"),
});

/** What its owner sees of a held publication or change. */
export const waitingSchema = z.object({
  change: z.enum(heldChanges),
  isRefused: z.boolean().describe("Whether a person has refused it"),
  reasons: z.array(reasonSchema),
  answer: z.string().nullable().describe("Why it was refused"),
  askedAt: z.iso.datetime(),
});

export type WaitingView = z.infer<typeof waitingSchema>;

/** The columns by which the back office's list can be sorted and filtered. */
export const heldFields = {
  id: filterTypes.id,
  siteId: filterTypes.id,
  name: filterTypes.text,
  template: filterTypes.text,
  email: filterTypes.text,
  change: filterByWord(heldChanges),
  status: filterByWord(heldStatuses),
  score: filterTypes.integer,
  reasons: filterTypes.text,
  createdAt: filterTypes.date,
  decidedAt: orNull(filterTypes.date),
  decidedBy: orNull(filterTypes.text),
  answer: orNull(filterTypes.text),
};

export type HeldField = keyof typeof heldFields;

export const heldRecordSchema = z
  .object({
    id: z.int(),
    siteId: z.int(),
    name: z.string().describe("In the site’s address"),
    template: z.string(),
    email: z.string().describe("The owner’s"),
    change: z.enum(heldChanges),
    status: z.enum(heldStatuses),
    score: z.int().describe("The sum of the weights of its findings"),
    reasons: z.array(reasonSchema),
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
    decidedBy: z.string().nullable(),
    answer: z.string().nullable().describe("The reason of a refusal"),
  })
  .meta({ id: "HeldSite" });

export type HeldRecord = z.output<typeof heldRecordSchema>;

export const heldContentSchema = z.object({
  name: z.string(),
  domain: z.string().nullable(),
  company: z.string(),
  legalName: z.string().optional(),
  title: z.string(),
  texts: z.array(z.string()),
  links: z.array(z.object({ label: z.string(), to: z.string() })),
  alts: z.array(z.string()).describe("What pictures are said to show"),
  oldAddresses: z.array(z.string()),
});

export type HeldContent = z.output<typeof heldContentSchema>;

export const heldRefusal = z.object({
  reason: requiredText(500, () => t("reasonForOwner")),
});
