import { z } from "zod";
import { type EmailGroup, type EmailKind, emailKinds } from "./rules";

// Cast: Object.keys forgets the names.
const groups = Object.keys(emailKinds) as [EmailGroup, ...EmailGroup[]];

const kinds: EmailKind[] = Object.values(emailKinds).flat();

export const kindParam = z.object({ kind: z.enum(kinds) });

export const emailSampleSummary = z
  .object({
    kind: z.enum(kinds),
    group: z.enum(groups),
    occasion: z.string().describe("What has happened, in few words"),
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
