import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import {
  emailChanges,
  emailVerifications,
  passwordResets,
  securityAlarms,
  sessions,
  usedTickets,
} from "@/db/schema/accounts";
import { addCustomer } from "@/e2e/support/customers";
import { deleteExpiredSessions } from "./commands";

const past = sql`now() - interval '1 second'`;
const soon = sql`now() + interval '1 minute'`;

test("expired sessions, links and tickets are deleted, and no others", async () => {
  const [idle, old, alive] = [await addCustomer(), await addCustomer(), await addCustomer()];
  const db = database();
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now() - interval '14 days 1 second'` })
    .where(eq(sessions.userId, idle.id));
  await db
    .update(sessions)
    .set({ createdAt: sql`now() - interval '30 days 1 second'` })
    .where(eq(sessions.userId, old.id));
  await db.insert(passwordResets).values([
    { tokenHash: "old", userId: alive.id, expiresAt: past },
    { tokenHash: "new", userId: alive.id, expiresAt: soon },
  ]);
  await db.insert(usedTickets).values([
    { id: "old", expiresAt: past },
    { id: "new", expiresAt: soon },
  ]);
  const email = alive.email;
  await db.insert(emailVerifications).values([
    { tokenHash: "old", userId: alive.id, email, expiresAt: past },
    { tokenHash: "new", userId: alive.id, email, expiresAt: soon },
  ]);
  await db.insert(securityAlarms).values([
    { tokenHash: "old", userId: alive.id, email, expiresAt: past },
    { tokenHash: "new", userId: alive.id, email, expiresAt: soon },
  ]);
  await db.insert(emailChanges).values([
    { userId: idle.id, email, expiresAt: past },
    { userId: alive.id, email, expiresAt: soon },
  ]);
  await deleteExpiredSessions();
  await deleteExpiredSessions();
  expect((await db.select().from(sessions)).map(({ userId }) => userId)).toEqual([alive.id]);
  expect((await db.select().from(passwordResets)).map((it) => it.tokenHash)).toEqual(["new"]);
  expect((await db.select().from(emailVerifications)).map((it) => it.tokenHash)).toEqual(["new"]);
  expect((await db.select().from(securityAlarms)).map((it) => it.tokenHash)).toEqual(["new"]);
  expect((await db.select().from(emailChanges)).map((it) => it.userId)).toEqual([alive.id]);
  expect((await db.select().from(usedTickets)).map(({ id }) => id)).toEqual(["new"]);
});
