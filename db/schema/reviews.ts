import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { isWithinCharacters } from "../is-within-characters";
import { users } from "./accounts";
import { presets } from "./catalogue";
import { timestamptz } from "./columns";

export const reviews = pgTable(
  "reviews",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the customer has deleted the account: the review is anonymous from then on. */
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    presetId: integer()
      .notNull()
      .references(() => presets.id, { onDelete: "cascade" }),
    rating: integer().notNull(),
    message: text().notNull(),
    /** Hidden by the admin: neither shown nor counted, but still the customer's only review. */
    isHidden: boolean().notNull().default(false),
    /** The message to the customer about the hidden review. Null if the shop gave none. */
    hiddenReason: text(),
    /** The shop's answer, shown below the review. */
    answer: text(),
    /** When the answer was written or last changed. */
    answeredAt: timestamptz(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    unique("reviews_once_each").on(t.userId, t.presetId),
    check("reviews_rating_range", sql`${t.rating} between 1 and 5`),
    check(
      "reviews_message_length",
      sql`${t.message} <> '' and ${isWithinCharacters(t.message, 200)}`,
    ),
    check(
      "reviews_hidden_reason_length",
      sql`${t.hiddenReason} <> '' and ${isWithinCharacters(t.hiddenReason, 500)}`,
    ),
    check("reviews_answer_length", sql`${t.answer} <> '' and ${isWithinCharacters(t.answer, 600)}`),
    check("reviews_answer_has_day", sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    index("reviews_by_preset").on(t.presetId, t.createdAt),
    index("reviews_best").on(t.createdAt).where(sql`rating = 5 and not is_hidden`),
  ],
);
