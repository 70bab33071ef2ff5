import * as z from "zod";
import { isWithin } from "@/lib/graphemes";

/**
 * What companies of one trade say about themselves, in one language. Nothing in a pack is a claim that could
 * be false for a company of that trade; what only the owner knows is a placeholder in square brackets.
 */

const upTo = (max: number) =>
  z
    .string()
    .min(1)
    .refine((it) => isWithin(it, max), `At most ${max} characters`);

/** The number of voices: a text in the same place of two roles is written in the same voice. */
const voices = 5;

/** One text per voice. */
const voiced = (max: number) => z.array(upTo(max)).length(voices);

const named = (name: number, text: number, count: number) =>
  z.array(z.strictObject({ name: upTo(name), text: upTo(text) })).length(count);

export const packSchema = z.strictObject({
  /** As people of the trade are called in a menu: "Bakery". */
  trade: upTo(40),
  /** A short line above a headline. */
  kicker: voiced(28),
  headline: voiced(38),
  /** One or two sentences below the headline. */
  lead: voiced(150),
  /** What the company is. `{name}` stands for its name. */
  about: voiced(170),
  storyTitle: voiced(38),
  story: voiced(300),
  /** A few words in a footer. */
  motto: voiced(55),
  /** One line at the top of a page. */
  notice: voiced(60),
  /** A button that leads to what the company offers. */
  action: voiced(20),
  /** A button that leads to the contact form. */
  ask: voiced(20),
  /** Above what the company offers: "Our breads". */
  itemsTitle: voiced(24),
  itemsLead: voiced(140),
  contactTitle: voiced(40),
  contactText: voiced(150),
  /** What the company offers. Items 1 and 2 show the first picture, 3 and 4 the second, and so on. */
  items: z
    .array(
      z.strictObject({
        name: upTo(34),
        /** A line. */
        line: upTo(60),
        /** A sentence or two; does not repeat `line`. */
        text: upTo(160),
        /** A size, a duration or an amount, as a placeholder where it is the owner's: "[Weight]". */
        detail: upTo(24),
      }),
    )
    .length(10),
  /** Short words to sort the offer by. */
  categories: z.array(upTo(14)).length(5),
  promises: named(24, 95, 10),
  /** Longer reasons to come. */
  reasons: named(50, 260, 6),
  steps: named(24, 120, 6),
  /** `name` is the question. */
  questions: named(70, 220, 8),
  /** The alternative texts of the eight pictures. */
  pictures: z.array(upTo(90)).length(8),
});

export type Pack = z.infer<typeof packSchema>;
