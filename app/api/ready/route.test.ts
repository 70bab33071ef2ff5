import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { webhookEvents } from "@/db/schema/payments";
import { call, told } from "@/e2e/support/call";
import { GET } from "./route";

const ask = async () => told(await call(GET, "/api/ready"));

const notReady = (fields: Record<string, string>) => ({
  status: 503,
  body: { error: "The shop is not ready.", fields },
});

const addEmail = (age: string) =>
  database()
    .insert(emailOutbox)
    .values({
      key: `test:${age}`,
      payload: { from: "", to: "ann@example.com", subject: "", html: "", text: "" },
      createdAt: sql`now() - ${age}::interval`,
      nextAttemptAt: sql`now() + interval '1 hour'`,
    });

afterEach(async () => {
  await database().delete(emailOutbox);
  await database().delete(webhookEvents);
});

test("a shop that has nothing left to do is ready", async () => {
  expect(await ask()).toEqual({
    status: 200,
    body: { status: "ready", oldestDueSeconds: 0, oldestUnsentMailSeconds: 0 },
  });
});

test("work that is a little late is told, and no reason not to be ready", async () => {
  await addEmail("10 minutes");
  await database()
    .insert(webhookEvents)
    .values({ id: "WH-1", type: "A.B", receivedAt: sql`now() - interval '5 minutes'` });
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body).toMatchObject({ oldestDueSeconds: 300, oldestUnsentMailSeconds: 600 });
});

test("a queue that nobody works on is a reason", async () => {
  await database()
    .insert(webhookEvents)
    .values({ id: "WH-1", type: "A.B", receivedAt: sql`now() - interval '20 minutes'` });
  expect(await ask()).toEqual(notReady({ "webhook-events": "Work has been due for 1200 s." }));
});

test("an email that cannot be sent is a reason after an hour", async () => {
  await addEmail("2 hours");
  expect(await ask()).toEqual(notReady({ mail: "The oldest has been unsent for 7200 s." }));
});

test("a database without the newest migration is a reason", async () => {
  const shift = (by: number) =>
    database().execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at + ${by}`,
    );
  await shift(-1);
  expect(await ask()).toEqual(notReady({ migrations: "The database is older than this server." }));
  // One that is newer: its server is about to replace this one.
  await shift(1_000);
  expect((await ask()).status).toBe(200);
  await shift(-999);
});
