import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { POST as postCart } from "@/app/api/shop/order/route";
import { database } from "@/db/client";
import { auditEvents } from "@/db/schema/audit";
import { presets } from "@/db/schema/catalogue";
import { jobs } from "@/db/schema/jobs";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addPreset } from "@/e2e/support/factories";
import { makeJobsDue } from "@/e2e/support/jobs";
import { revalidated } from "@/e2e/support/next-stubs/next-cache";
import { orderOf, sendOrder } from "@/e2e/support/orders";
import { launchPreset } from "@/lib/catalogue/commands/launch";
import { listPresetDates } from "@/lib/catalogue/queries/get-preset";
import { runQueuedJobs, runScheduledJobs } from "@/lib/composition/job-registry";
import { GET as getOne, PUT } from "./[id]/route";
import { GET, POST } from "./route";

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});
afterEach(async () => {
  await database().delete(jobs);
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3.6e6).toISOString();
const at = (id: number) => ({ params: { id: String(id) } });

interface Wire {
  id: number;
  isDisabled: boolean;
  launchAt: string | null;
}

const create = async (facts: object) =>
  statusAndBody(
    await call(POST, "/api/preset", {
      ...jsonBody(
        {
          name: "Lighthouse",
          price: 30,
          color: "blue",
          type: "home",
          category: "premium",
          ...facts,
        },
        admin.bearer,
      ),
    }),
  );

async function planned(launchAt = inHours(5)): Promise<Wire> {
  const { status, body } = await create({ launchAt });
  expect({ status, body }).toMatchObject({ status: 201, body: { launchAt, isDisabled: true } });
  return body as Wire;
}

const change = async (id: number, body: object) =>
  statusAndBody(
    await call(PUT, `/api/preset/${id}`, {
      ...jsonBody(body, admin.bearer),
      method: "PUT",
      ...at(id),
    }),
  );

const one = (id: number, headers: Record<string, string> = {}) =>
  call(getOne, `/api/preset/${id}`, { headers, ...at(id) });

const found = async (query: string) =>
  ((await (await call(GET, `/api/preset?${query}`)).json()) as Wire[]).map(({ id }) => id);

/** The date has come, by the database's clock. */
const passTime = async (id: number) => {
  await database()
    .update(presets)
    .set({ launchAt: sql`now() - interval '1 minute'` })
    .where(eq(presets.id, id));
  await makeJobsDue();
};

/** @requirement Presets: Before its launch only staff see a preset, and nobody can buy it */
test("before its launch a preset is nowhere, and nobody can have it", async () => {
  const { id } = await planned();
  const ann = await addCustomer();
  expect((await one(id)).status).toBe(404);
  expect((await one(id, ann.bearer)).status).toBe(404);
  expect(await found(`ids=${id}`)).toEqual([]);
  expect(await found("quantity=100")).not.toContain(id);
  expect(await found("q=lighthouse")).not.toContain(id);
  expect((await listPresetDates(1_000)).map((it) => it.id)).not.toContain(id);
  const cart = jsonBody({ email: ann.email, products: [id] }, ann.bearer);
  expect((await call(postCart, "/api/shop/order", cart)).status).toBe(404);
  const [row] = await database().select().from(presets).where(eq(presets.id, id));
  const order = orderOf(ann, row ? [row] : [], { paymentMethod: "bank_transfer" });
  expect((await sendOrder(ann, order)).status).toBe(409);
  expect(await statusAndBody(await one(id, admin.bearer))).toMatchObject({
    status: 200,
    body: { id, isDisabled: true },
  });
});

/** @requirement Presets: A preset is launched at its date, once, whatever is interrupted */
test("at its date a preset is launched once, however many jobs come at once", async () => {
  const { id } = await planned();
  await runQueuedJobs();
  expect((await one(id)).status).toBe(404);
  await passTime(id);
  revalidated.length = 0;
  const again: number[] = [];
  await Promise.all(
    Array.from({ length: 8 }, () =>
      launchPreset({ presetId: id }, { attempt: 1, runAgainIn: (it) => again.push(it) }),
    ),
  );
  expect(again).toEqual([]);
  expect(revalidated).toEqual(expect.arrayContaining(["presets", `preset:${id}`]));
  const launched = { isDisabled: false, launchAt: null };
  expect(await statusAndBody(await one(id))).toMatchObject({ status: 200, body: launched });
  const events = await database()
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.target, `preset ${id}`));
  expect(events.map(({ event }) => event).sort()).toEqual([
    "catalog.preset-added",
    "catalog.preset-launched",
  ]);
  await runQueuedJobs();
  expect(await database().select().from(jobs)).toEqual([]);
});

test("it counts as released since the date of its launch", async () => {
  const { id } = await planned();
  await passTime(id);
  const [{ launchAt } = { launchAt: null }] = await database()
    .select()
    .from(presets)
    .where(eq(presets.id, id));
  await runQueuedJobs();
  const [row] = await database().select().from(presets).where(eq(presets.id, id));
  expect(row).toMatchObject({ isDisabled: false, launchAt: null, releasedAt: launchAt });
});

test("a launch is moved, canceled, or done at once by hand", async () => {
  const { id } = await planned();
  const later = inHours(50);
  expect(await change(id, { launchAt: later })).toMatchObject({ body: { launchAt: later } });
  await makeJobsDue();
  await runQueuedJobs();
  expect((await one(id)).status).toBe(404);
  expect(await change(id, { launchAt: null })).toMatchObject({
    body: { launchAt: null, isDisabled: true },
  });
  await makeJobsDue();
  await runQueuedJobs();
  expect(await database().select().from(jobs)).toEqual([]);
  expect(await change(id, { launchAt: later })).toMatchObject({ status: 200 });
  expect(await change(id, { isDisabled: false, launchAt: later })).toMatchObject({
    body: { launchAt: null, isDisabled: false },
  });
  expect((await one(id)).status).toBe(200);
});

test("a launch whose job was lost happens all the same", async () => {
  const { id } = await planned();
  await passTime(id);
  await database().delete(jobs);
  await runScheduledJobs();
  await runQueuedJobs();
  expect((await one(id)).status).toBe(200);
});

test("a launch has to be in the future, and of what was not sold before", async () => {
  for (const launchAt of [inHours(-1), "soon", "9999999-01-01T00:00:00Z"]) {
    expect(await create({ launchAt })).toMatchObject({
      status: 422,
      body: { fields: { launchAt: expect.any(String) } },
    });
  }
  const preset = await addPreset();
  const refused = { status: 409, body: { error: "This template has been launched already." } };
  expect(await change(preset.id, { launchAt: inHours(1) })).toMatchObject(refused);
  await addPreset({ isDisabled: true });
  await database()
    .update(presets)
    .set({ isDisabled: true, purchasedCount: 1 })
    .where(eq(presets.id, preset.id));
  expect(await change(preset.id, { launchAt: inHours(1) })).toMatchObject(refused);
});

test("customers cannot plan a launch", async () => {
  const ann = await addCustomer();
  const body = jsonBody({ name: "X", launchAt: inHours(1) }, ann.bearer);
  expect((await call(POST, "/api/preset", body)).status).toBe(403);
});
