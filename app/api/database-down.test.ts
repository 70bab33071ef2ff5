import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { closeDatabase } from "@/db/client";
import { call, type Handler } from "@/e2e/support/call";
import { watchStderr } from "@/e2e/support/stderr";
import { GET as getHealth } from "./health/route";
import { GET as getOne } from "./preset/[id]/route";
import { GET as getList } from "./preset/route";

/** An address where nobody listens: taken for a moment, so that it is certainly free. */
async function deadAddress() {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return `postgres://shop@127.0.0.1:${typeof address === "object" ? address?.port : 1}/shop`;
}

const nowhere = await deadAddress();

beforeEach(() => {
  vi.stubEnv("DATABASE_URL", nowhere);
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
] as const)(
  "without a database, %s is 503 and says when to come back",
  async (_, handler, path, params) => {
    const lines = watchStderr();
    const response = await call(handler as Handler, path, { params });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("2");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.json()).toEqual({
      error: "The shop is busy for a moment. Please try again.",
    });
    expect(lines).toEqual([]);
  },
);

test("the health check that asks for nothing is still well", async () => {
  const response = await call(getHealth as Handler, "/api/health");
  expect(response.status).toBe(200);
});
