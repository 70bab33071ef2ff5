import { z } from "zod";
import { devices, pageKinds, type Vital, vitals } from "@/db/words/analytics";
import { mostOf, ratings } from "./rules";

const unitOf = (vital: Vital) => (vital === "CLS" ? "A score" : "Milliseconds");

// Cast: the type of Object.fromEntries does not keep the names.
const values = Object.fromEntries(
  vitals.map((it) => [it, z.number().min(0).max(mostOf(it)).optional().describe(unitOf(it))]),
) as Record<Vital, z.ZodOptional<z.ZodNumber>>;

/** A browser's measurements of one page view. */
export const pageVitals = z.strictObject({
  kind: z.enum(pageKinds).describe("Of the page: its address is not sent"),
  device: z.enum(devices),
  values: z
    .strictObject(values)
    .refine((it) => Object.keys(it).length > 0, "At least one value is needed"),
});

export type PageVitals = z.output<typeof pageVitals>;

export const vitalFigures = z
  .object({
    first: z.iso.date(),
    last: z.iso.date().describe("Today, in UTC"),
    pages: z
      .array(
        z.object({
          kind: z.enum(pageKinds),
          device: z.enum(devices),
          vitals: z.array(
            z.object({
              vital: z.enum(vitals),
              p75: z
                .number()
                .describe(
                  "The value that three of four page views stay within: milliseconds, or the score for CLS",
                ),
              rating: z.enum(ratings).describe("By the limits of the Core Web Vitals"),
              views: z.int().describe("Page views that it was measured of"),
            }),
          ),
        }),
      )
      .describe("Kinds of pages that were measured on these days, each on phones and on desktops"),
  })
  .meta({ id: "Vitals" });

export type VitalFigures = z.output<typeof vitalFigures>;
export type PageFigures = VitalFigures["pages"][number];
export type VitalFigure = PageFigures["vitals"][number];
