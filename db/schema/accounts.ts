import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

const moment = () => timestamp({ withTimezone: true });

export const users = pgTable(
  "users",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case, ASCII: the address is also the account's name on the wire. */
    email: text().notNull().unique(),
    /** The customer's company. */
    name: text().notNull(),
    logo: text().notNull().default(""),
    about: text().notNull().default(""),
    lastname: text().notNull().default(""),
    firstname: text().notNull().default(""),
    city: text().notNull().default(""),
    /** Text: post codes have leading zeros and letters. */
    zipcode: text().notNull().default(""),
    country: text().notNull().default(""),
    /** Names of swatches, as the preview's toolbar stores them; null while none was chosen. */
    palette: jsonb().$type<Record<string, string>>(),
    /** argon2id; null for an account that only an identity provider opens. */
    passwordHash: text(),
    /** When the address was proved to be theirs: by a provider, a reset link, the seed or a command. */
    emailVerifiedAt: moment(),
    bannedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [check("users_email_lower", sql`${t.email} = lower(${t.email})`)],
);

const ofUser = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** One row per login. The cookie and the access token both point here; without the row neither opens anything. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    /** SHA-256 of the cookie: a stolen backup opens no account. */
    cookieHash: text().notNull().unique(),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
  },
  (t) => [index("sessions_by_user").on(t.userId), index("sessions_idle").on(t.lastSeenAt)],
);

/** Who an identity provider says somebody is. */
export const identities = pgTable(
  "identities",
  {
    provider: text().notNull(),
    subject: text().notNull(),
    userId: ofUser(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    index("identities_by_user").on(t.userId),
  ],
);

/** Tickets of the identity provider's login that were already exchanged for a session. */
export const usedTickets = pgTable(
  "used_tickets",
  { id: text().primaryKey(), expiresAt: moment().notNull() },
  (t) => [index("used_tickets_expired").on(t.expiresAt)],
);

/** Links to choose a new password with. Used ones are deleted. */
export const passwordResets = pgTable(
  "password_resets",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text().primaryKey(),
    userId: ofUser(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index("password_resets_by_user").on(t.userId),
    index("password_resets_expired").on(t.expiresAt),
  ],
);
