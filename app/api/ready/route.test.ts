import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { jobs } from "@/db/schema/jobs";
import { call, told } from "@/e2e/support/call";
import { GET } from "./route";

const getReady = async () => told(await call(GET, "/api/ready"));

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
    });

const addDueJob = (age: string) =>
  database()
    .insert(jobs)
    .values({ name: "test", key: age, payload: {}, dueAt: sql`now() - ${age}::interval` });

afterEach(async () => {
  await database().delete(emailOutbox);
  await database().delete(jobs);
});

test("with empty queues, the shop is ready", async () => {
  expect(await getReady()).toEqual({
    status: 200,
    body: { status: "ready", oldestDueSeconds: 0, oldestUnsentEmailSeconds: 0 },
  });
});

test("delays below the limits are reported, and the shop is ready", async () => {
  await addEmail("10 minutes");
  await addDueJob("5 minutes");
  const { status, body } = await getReady();
  expect(status).toBe(200);
  expect(body).toMatchObject({ oldestDueSeconds: 300, oldestUnsentEmailSeconds: 600 });
});

test("a job that has been due for more than 15 minutes makes it 503", async () => {
  await addDueJob("20 minutes");
  expect(await getReady()).toEqual(notReady({ jobs: "The oldest job has been due for 1200 s." }));
});

test("an email that is unsent for more than an hour makes it 503", async () => {
  await addEmail("2 hours");
  expect(await getReady()).toEqual(
    notReady({ email: "The oldest email has been unsent for 7200 s." }),
  );
});

test("a database without the newest migration makes it 503", async () => {
  const shift = (by: number) =>
    database().execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at + ${by}`,
    );
  await shift(-1);
  expect(await getReady()).toEqual(
    notReady({ migrations: "The database is older than this server." }),
  );
  // Newer migrations are accepted: the release that applied them is about to replace this one.
  await shift(1_000);
  expect((await getReady()).status).toBe(200);
  await shift(-999);
});
