import { z } from "zod";
import { adminListQuery, filterByWord, filterTypes } from "@/lib/platform/http/admin-list";
import { type EmailGroup, type EmailKind, emailKinds } from "./rules";

// Cast: the type of Object.keys does not keep the names.
const groups = Object.keys(emailKinds) as [EmailGroup, ...EmailGroup[]];

// Cast: the list is not empty.
const kinds = Object.values(emailKinds).flat() as [EmailKind, ...EmailKind[]];

export const kindParam = z.object({ kind: z.enum(kinds) });

const fields = {
  id: filterByWord(kinds),
  kind: filterByWord(kinds),
  group: filterByWord(groups),
  occasion: filterTypes.text,
  subject: filterTypes.text,
};

export const emailSampleQuery = z.strictObject(adminListQuery({ fields }));

export const emailSampleSummary = z
  .object({
    id: z.enum(kinds).describe("Its kind"),
    kind: z.enum(kinds),
    group: z.enum(groups),
    occasion: z.string().describe("The occasion, in a few words"),
    subject: z.string(),
  })
  .meta({ id: "MailSampleSummary" });

export type EmailSampleSummary = z.output<typeof emailSampleSummary>;

export const emailSample = emailSampleSummary
  .extend({
    from: z.string(),
    html: z.string().describe("Answers `prefers-color-scheme`; without scripts and pictures"),
    text: z.string().describe("The same content for programs that show no HTML"),
  })
  .meta({ id: "MailSample" });

export type EmailSampleView = z.output<typeof emailSample>;
