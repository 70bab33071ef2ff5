import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { mainLanguage } from "@/lib/languages.mjs";
import { timestamptz } from "./columns";

export const users = pgTable(
  "users",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case, ASCII: the address is also the account's name on the wire. */
    email: text().notNull().unique(),
    /** The display name of the customer's company. */
    name: text().notNull(),
    /** On invoices; empty if it is the display name. */
    legalName: text().notNull().default(""),
    logo: text().notNull().default(""),
    about: text().notNull().default(""),
    lastname: text().notNull().default(""),
    firstname: text().notNull().default(""),
    street: text().notNull().default(""),
    street2: text().notNull().default(""),
    region: text().notNull().default(""),
    city: text().notNull().default(""),
    /** Text, because postal codes have leading zeros and letters. */
    zipcode: text().notNull().default(""),
    country: text().notNull().default(""),
    /** Empty if the customer has no VAT ID. */
    vatId: text().notNull().default(""),
    /** Class names of the colors; null until the customer chooses some. */
    palette: jsonb().$type<Record<string, string>>(),
    /** In which we write to the customer: one of `lib/languages.mjs`, perhaps of an earlier release. */
    language: text().notNull().default(mainLanguage),
    /** argon2id; null for an account that signs in with an identity provider only. */
    passwordHash: text(),
    /** When the address was verified: by a link, a provider, a reset, the seed or a command. */
    emailVerifiedAt: timestamptz(),
    bannedAt: timestamptz(),
    /** When a session was opened last; null before the first one. */
    signedInAt: timestamptz(),
    /**
     * When the account will be deleted; null unless its owner asked for the deletion. Until then
     * the owner can cancel it.
     */
    deletesAt: timestamptz(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    check("users_email_lower", sql`${t.email} = lower(${t.email})`),
    index("users_leaving").on(t.deletesAt).where(sql`deletes_at is not null`),
  ],
);

export const ofUser = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/**
 * One row per login. The cookie and the access token both refer to this row; without it neither is
 * valid.
 */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    /** SHA-256 of the cookie's secret, so that a leaked backup contains no usable session. */
    cookieHash: text().notNull().unique(),
    /** The browser and system in words; empty if the login did not send them. */
    device: text().notNull().default(""),
    /**
     * The country of the IP address that the session was opened from, as two letters; null if
     * unknown. The IP address itself is not stored here.
     */
    country: text(),
    /** When this login proved a second factor; null if a password or an identity alone opened it. */
    secondFactorAt: timestamptz(),
    createdAt: timestamptz().notNull().defaultNow(),
    lastSeenAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [index("sessions_by_user").on(t.userId), index("sessions_idle").on(t.lastSeenAt)],
);

/** Accounts at identity providers, linked to users. */
export const identities = pgTable(
  "identities",
  {
    provider: text().notNull(),
    subject: text().notNull(),
    userId: ofUser(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    index("identities_by_user").on(t.userId),
  ],
);

/** Sign-in tickets that were already exchanged for a session, and challenges that passkeys answered. */
export const usedTickets = pgTable(
  "used_tickets",
  { id: text().primaryKey(), expiresAt: timestamptz().notNull() },
  (t) => [index("used_tickets_expired").on(t.expiresAt)],
);

/** The authenticator app of a customer: a second factor of each login once it is confirmed. */
export const authenticators = pgTable("authenticators", {
  userId: ofUser().primaryKey(),
  /** Encrypted with a key of the environment: a backup alone holds no factor. */
  secret: text().notNull(),
  /** When a first code was entered; null during the setup. */
  confirmedAt: timestamptz(),
  /** The time step of the last accepted code, so that each code works once. */
  lastStep: integer().notNull().default(0),
  createdAt: timestamptz().notNull().defaultNow(),
});

/** Recovery codes, which replace the authenticator app in a login. Used codes are deleted. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: ofUser(),
    /** SHA-256 of the code: a code is as random as a key, so a slow hash is not needed. */
    codeHash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/**
 * A passkey: a customer signs in with it instead of a password. The key is on a device or in its
 * owner's cloud.
 */
export const passkeys = pgTable(
  "passkeys",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    /** The credential ID of WebAuthn, in base64url. */
    credentialId: text().notNull().unique(),
    /** The public key in COSE format, in base64url. */
    publicKey: text().notNull(),
    /** The signature counter; stays 0 for a passkey that is synced between devices. */
    counter: bigint({ mode: "number" }).notNull(),
    name: text().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
    lastUsedAt: timestamptz(),
    /**
     * Since when the owner of this passkey is in doubt; from then on it signs in only together with
     * the password.
     */
    doubtedAt: timestamptz(),
  },
  (t) => [index("passkeys_by_user").on(t.userId)],
);

/** Links that verify an email address. Used ones are deleted. */
export const emailVerifications = pgTable(
  "email_verifications",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text().primaryKey(),
    userId: ofUser(),
    /**
     * The address that the link was sent to. The link is void once the account has another address.
     */
    email: text().notNull(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [
    index("email_verifications_by_user").on(t.userId),
    index("email_verifications_expired").on(t.expiresAt),
  ],
);

/**
 * The address that a customer wants to change to, until both mailboxes have confirmed the change.
 */
export const emailChanges = pgTable(
  "email_changes",
  {
    userId: ofUser().primaryKey(),
    email: text().notNull(),
    /**
     * SHA-256 of the token sent to the present address; null once confirmed, or if the present
     * address is not verified.
     */
    fromTokenHash: text(),
    /** SHA-256 of the token sent to the new address; null once confirmed. */
    toTokenHash: text(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [index("email_changes_expired").on(t.expiresAt)],
);

/** Links in notices. With such a link an owner closes an account that was taken over. */
export const securityAlarms = pgTable(
  "security_alarms",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text().primaryKey(),
    userId: ofUser(),
    /** The address that the notice was sent to: the account gets this address back. */
    email: text().notNull(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [
    index("security_alarms_by_user").on(t.userId),
    index("security_alarms_expired").on(t.expiresAt),
  ],
);

/** Password reset tokens. Used ones are deleted. */
export const passwordResets = pgTable(
  "password_resets",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text().primaryKey(),
    userId: ofUser(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [
    index("password_resets_by_user").on(t.userId),
    index("password_resets_expired").on(t.expiresAt),
  ],
);
