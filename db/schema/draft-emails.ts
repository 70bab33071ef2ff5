import { pgTable } from "drizzle-orm/pg-core";
import { ofUser } from "./accounts";
import { timestamptz } from "./columns";

/** The customers who agreed to get emails about unfinished drafts. */
export const draftEmailConsents = pgTable("draft_email_consents", {
  userId: ofUser().primaryKey(),
  givenAt: timestamptz().notNull().defaultNow(),
});
