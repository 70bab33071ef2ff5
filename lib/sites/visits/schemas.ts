import { z } from "zod";

export const visitsSchema = z.object({
  isCounted: z.boolean().describe("False where another host answers the readers"),
  days: z
    .array(z.object({ day: z.iso.date(), visits: z.int(), views: z.int(), programs: z.int() }))
    .describe("90 days in UTC, the last one today"),
  visits: z.int().describe("Of people, on these days. A device counts once a day"),
  views: z.int().describe("Of all pages, by people"),
  programs: z.int().describe("Visits by what does not show the pages, as search engines do"),
  visitsBefore: z.int().describe("Of the 90 days before"),
  pages: z.array(z.object({ path: z.string(), views: z.int() })).describe("The most viewed ones"),
  sources: z
    .array(z.object({ host: z.string(), views: z.int() }))
    .describe(
      "Sites with links that were followed; an empty host for all that are too many to name",
    ),
});

export type VisitsView = z.infer<typeof visitsSchema>;
