import { getTableName, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { contactMessages } from "@/db/schema/contact";
import { rateLimits } from "@/db/schema/limits";
import { mailOutbox } from "@/db/schema/mail";
import { getOnePreset, getPresets } from "@/lib/catalogue/endpoints";
import { postContact } from "@/lib/contact/endpoints";
import type { Endpoint } from "@/lib/http/endpoint";
import { getHealth } from "@/lib/http/endpoints";
import { call, type Handler } from "@/scripts/testing/call";
import { addAdmin } from "@/scripts/testing/customers";
import { addPresets } from "@/scripts/testing/factories";
import { settleAfter } from "@/scripts/testing/framework/next-server";
import { expectGoodManners, requests } from "@/scripts/testing/hostile";
import { startMailbox } from "@/scripts/testing/mailbox";
import { watchStderr } from "@/scripts/testing/stderr";
import * as unknownRoute from "./[[...path]]/route";
import * as csrfRoute from "./auth/csrf/route";
import * as signInRoute from "./auth/signin/oidc/route";
import * as contactRoute from "./contact/route";
import * as healthRoute from "./health/route";
import * as mediaRoute from "./media/route";
import * as openapiRoute from "./openapi.json/route";
import * as presetRoute from "./preset/[id]/route";
import * as presetsRoute from "./preset/route";
import * as cartRoute from "./shop/order/route";
import * as login0Route from "./user/login0/route";

const seed = 20_261_121;
const numRuns = 300;

startMailbox();

const tables = [contactMessages, mailOutbox];
async function rowCounts() {
  const counts = await Promise.all(
    tables.map((table) => database().execute(sql`select count(*)::int as n from ${table}`)),
  );
  return Object.fromEntries(
    counts.map(([row], n) => [getTableName(tables[n] ?? contactMessages), row?.n]),
  );
}

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});

beforeEach(async () => {
  await database().delete(rateLimits);
});

const routes: [Endpoint, Handler, string][] = [
  [getPresets, presetsRoute.GET, "/api/preset"],
  [getOnePreset, presetRoute.GET as Handler, "/api/preset/1"],
  [postContact, contactRoute.POST, "/api/contact"],
  [getHealth, healthRoute.GET, "/api/health"],
];

test.each(routes)(
  "$method $path keeps its manners, and what it refuses changes nothing",
  async (endpoint, handler, path) => {
    const lines = watchStderr();
    await addPresets({}, { color: "red" }, { type: "home", isDisabled: true });
    let before = await rowCounts();
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(
        requests(endpoint),
        async ({ params, query, type, body, forwarded, isAdmin, origin }) => {
          await database().delete(rateLimits);
          const response = await call(handler, `${path}?${query}`, {
            method: endpoint.method,
            params,
            body,
            headers: {
              "content-type": type,
              "x-forwarded-for": forwarded,
              ...(origin ? { origin } : {}),
              ...(isAdmin ? admin.bearer : {}),
            },
          });
          await expectGoodManners(response);
          await settleAfter();
          const now = await rowCounts();
          if (!response.ok) expect(now).toEqual(before);
          if (response.ok) accepted++;
          before = now;
        },
      ),
      { seed, numRuns },
    );
    expect(lines).toEqual([]);
    // Neither all nor none: both sides of the door were tried.
    expect(accepted).toBeGreaterThan(numRuns / 50);
  },
  120_000,
);

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const modules = {
  "/api/preset": presetsRoute,
  "/api/preset/1": presetRoute,
  "/api/contact": contactRoute,
  "/api/auth/csrf": csrfRoute,
  "/api/auth/signin/oidc": signInRoute,
  "/api/user/login0": login0Route,
  "/api/media": mediaRoute,
  "/api/shop/order": cartRoute,
  "/api/health": healthRoute,
  "/api/openapi.json": openapiRoute,
  "/api/nothing/here": unknownRoute,
} as Record<string, Partial<Record<(typeof methods)[number], Handler>>>;

test.each(Object.keys(modules))(
  "%s answers every method with JSON, and 405 with Allow",
  async (path) => {
    for (const method of methods) {
      const handler = modules[path]?.[method];
      if (!handler)
        throw new Error(`${method} ${path} is answered by the framework, with no words.`);
      const response = await call(handler, path, { method, params: { id: "2147483647" } });
      await expectGoodManners(response);
      expect(response.headers.has("allow"), method).toBe(response.status === 405);
    }
  },
);

test("an address that nothing has is 404 in the words of the API", async () => {
  const response = await call(unknownRoute.GET, "/api/nothing/here");
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "There is nothing at this address." });
});
