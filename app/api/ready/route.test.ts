import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { emailOutbox } from "@/db/schema/email";
import { jobs } from "@/db/schema/jobs";
import { call, statusAndBody } from "@/e2e/support/call";
import { addPreset } from "@/e2e/support/factories";
import { findSkew } from "@/lib/platform/health/rules";
import { GET } from "./route";

const getReady = async () => statusAndBody(await call(GET, "/api/ready"));

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

beforeAll(() => addPreset());

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

test("a shop without presets is not ready", async () => {
  await database().delete(presets);
  expect(await getReady()).toEqual(
    notReady({ presets: "There are none: npm run db:seed, then build again." }),
  );
  await addPreset();
});

test("clocks that are more than a minute apart are a reason", () => {
  expect(findSkew(59)).toEqual({});
  expect(findSkew(-172_800)).toEqual({
    clock: "It is -172800 s ahead of the database's. Set both by NTP.",
  });
});

test("a database that cannot be written to is not ready", async () => {
  // A write is tried every ten seconds, so the module has to be new.
  vi.resetModules();
  const { GET: getAnew } = await import("./route");
  await database().execute(sql`alter table rate_limits rename to unwritable`);
  const answer = statusAndBody(await call(getAnew, "/api/ready"));
  await database().execute(sql`alter table unwritable rename to rate_limits`);
  expect(await answer).toEqual(notReady({ database: "It cannot be written to." }));
});
