import "server-only";
import { and, asc, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { emailChanges, identities, sessions, users } from "@/db/schema/accounts";
import { cartItems } from "@/db/schema/cart";
import { presets } from "@/db/schema/catalogue";
import { contactMessages } from "@/db/schema/contact";
import { draftEmailConsents } from "@/db/schema/draft-emails";
import { emailOutbox } from "@/db/schema/email";
import { reviews } from "@/db/schema/reviews";
import { savedPresets, seenPresets } from "@/db/schema/saved";
import { siteReports } from "@/db/schema/site-reports";
import { listPasskeys } from "@/lib/accounts/passkeys/queries";
import { getSecondFactor } from "@/lib/accounts/second-factor/queries";
import { listOwnApiTokens } from "@/lib/platform/api-tokens/queries";
import { listActivity } from "@/lib/platform/audit/queries";
import { getOwnRole } from "@/lib/platform/staff/queries";
import { jsonPart, type Part } from "./part";

async function readAccount(userId: number) {
  const { passwordHash, ...columns } = getTableColumns(users);
  const db = database();
  const [[account], linked, passkeys, secondFactor, role, apiTokens, opened, changes, draftEmail] =
    await Promise.all([
      db.select(columns).from(users).where(eq(users.id, userId)),
      db.select().from(identities).where(eq(identities.userId, userId)),
      listPasskeys(userId),
      getSecondFactor(userId),
      getOwnRole(userId),
      listOwnApiTokens(userId),
      db
        .select({
          device: sessions.device,
          country: sessions.country,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId)),
      db
        .select({ email: emailChanges.email, expiresAt: emailChanges.expiresAt })
        .from(emailChanges)
        .where(eq(emailChanges.userId, userId)),
      db
        .select({ givenAt: draftEmailConsents.givenAt })
        .from(draftEmailConsents)
        .where(eq(draftEmailConsents.userId, userId)),
    ]);
  return {
    account,
    identities: linked,
    passkeys,
    secondFactor,
    sessions: opened,
    emailChanges: changes,
    role,
    apiTokens,
    draftEmailConsents: draftEmail,
  };
}

const readCart = (userId: number) =>
  database()
    .select({ presetId: cartItems.presetId, preset: presets.name, addedAt: cartItems.addedAt })
    .from(cartItems)
    .innerJoin(presets, eq(presets.id, cartItems.presetId))
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.id));

async function readSaved(userId: number) {
  const db = database();
  const [saved, seen] = await Promise.all([
    db
      .select({ presetId: presets.id, preset: presets.name, savedAt: savedPresets.savedAt })
      .from(savedPresets)
      .innerJoin(presets, eq(presets.id, savedPresets.presetId))
      .where(eq(savedPresets.userId, userId))
      .orderBy(asc(savedPresets.savedAt)),
    db
      .select({ presetId: presets.id, preset: presets.name, seenAt: seenPresets.seenAt })
      .from(seenPresets)
      .innerJoin(presets, eq(presets.id, seenPresets.presetId))
      .where(eq(seenPresets.userId, userId))
      .orderBy(asc(seenPresets.seenAt)),
  ]);
  return { saved, seen };
}

const readReviews = (userId: number) =>
  database()
    .select({ ...getTableColumns(reviews), preset: presets.name })
    .from(reviews)
    .innerJoin(presets, eq(presets.id, reviews.presetId))
    .where(eq(reviews.userId, userId))
    .orderBy(asc(reviews.id));

/** Emails to the address that the account has now, if it is verified: others may have caused them. */
const readEmails = (userId: number) =>
  database()
    .select({
      to: users.email,
      subject: sql<string>`${emailOutbox.payload} ->> 'subject'`,
      status: emailOutbox.status,
      createdAt: emailOutbox.createdAt,
      sentAt: emailOutbox.sentAt,
    })
    .from(users)
    .innerJoin(emailOutbox, sql`${emailOutbox.payload} ->> 'to' = ${users.email}`)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)))
    .orderBy(asc(emailOutbox.id))
    .limit(100_000);

/**
 * Anybody can enter any address in the contact form, so messages from an unverified address may be
 * another person's.
 */
const readContact = (userId: number) =>
  database()
    .select(getTableColumns(contactMessages))
    .from(users)
    .innerJoin(contactMessages, eq(contactMessages.email, users.email))
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)))
    .orderBy(asc(contactMessages.id))
    .limit(10_000);

/** The sites that the customer reported. */
const readReports = (userId: number) => {
  const { id, address, kind, explanation, reporterName, receivedAt, status, reason } = siteReports;
  return database()
    .select({ id, address, kind, explanation, reporterName, receivedAt, status, reason })
    .from(users)
    .innerJoin(siteReports, eq(siteReports.reporterEmail, users.email))
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)))
    .orderBy(asc(id))
    .limit(10_000);
};

const readActivity = async (userId: number) =>
  (await listActivity(userId, { limit: 100_000 })).events;

export const listAccountParts = async (userId: number): Promise<Part[]> => [
  jsonPart("account.json", () => readAccount(userId)),
  jsonPart("cart.json", () => readCart(userId)),
  jsonPart("saved.json", () => readSaved(userId)),
  jsonPart("reviews.json", () => readReviews(userId)),
  jsonPart("emails.json", () => readEmails(userId)),
  jsonPart("activity.json", () => readActivity(userId)),
  jsonPart("contact.json", () => readContact(userId)),
  jsonPart("reports.json", () => readReports(userId)),
];
