import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { closeDatabase } from "@/db/client";
import { call, type Handler, statusAndBody } from "@/e2e/support/call";
import { takeLogText } from "@/e2e/support/log";
import { GET as getHealth } from "./health/route";
import { GET as getMetrics } from "./metrics/route";
import { GET as getOne } from "./preset/[id]/route";
import { GET as getList } from "./preset/route";
import { GET as getReady } from "./ready/route";
import { POST as postForm } from "./site-form/[key]/route";

/** A URL with a port that no server listens on: opened and closed again, so that it is free. */
async function unreachableUrl() {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return `postgres://shop@127.0.0.1:${typeof address === "object" ? address?.port : 1}/shop`;
}

const unreachable = await unreachableUrl();

beforeAll(closeDatabase);
beforeEach(() => {
  vi.stubEnv("DATABASE_URL", unreachable);
});
afterAll(closeDatabase);

/**
 * @requirement Security and resilience: Without its database the shop responds with 503 and
 *   recovers by itself; without external services it keeps working
 */
test.each([
  ["the list", getList, "/api/preset", {}],
  ["presets by id", getList, "/api/preset?ids=1", {}],
  ["one preset", getOne, "/api/preset/1", { id: "1" }],
  ["the health check that asks for it", getHealth, "/api/health?ready", {}],
] as const)("without a database, %s is 503 with Retry-After", async (_, handler, path, params) => {
  const response = await call(handler as Handler, path, { params });
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("2");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await response.json()).toMatchObject({
    error: "The shop is busy for a moment. Please try again.",
  });
  const lines = takeLogText();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/"code":"unavailable".*"code":"ECONNREFUSED"/);
});

test("without a database, readiness is 503, and the failure is logged once", async () => {
  const response = await call(getReady as Handler, "/api/ready");
  expect(await statusAndBody(response)).toEqual({
    status: 503,
    body: { error: "The shop is not ready.", fields: { database: "It is unavailable." } },
  });
  expect(takeLogText()).toEqual([expect.stringMatching(/"route":"\/api\/ready".*"ECONNREFUSED"/)]);
});

test("without a database, the metrics of the process are still served", async () => {
  const headers = { authorization: "Bearer for-the-tests-only-9876543210-fedcba" };
  const response = await call(getMetrics as Handler, "/api/metrics", { headers });
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^db_up 0$/m);
});

test("without a database, the liveness check is still 200", async () => {
  const response = await call(getHealth as Handler, "/api/health");
  expect(response.status).toBe(200);
});

test("without a database, a site's form is answered with a page that has what was written", async () => {
  const key = "0".repeat(32);
  const response = await call(postForm as Handler, `/api/site-form/${key}`, {
    method: "POST",
    params: { key },
    body: new URLSearchParams({ name: "Ann", message: "Do you make lamps?" }),
  });
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("2");
  const page = await response.text();
  expect(page).toContain('value="Ann"');
  expect(page).toContain("Do you make lamps?");
  expect(takeLogText()).toEqual([
    expect.stringMatching(/"route":"\/api\/site-form.*"ECONNREFUSED"/),
  ]);
});
