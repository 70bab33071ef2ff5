import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { rateLimits } from "@/db/schema/rate-limits";
import { socketAddressHeader, socketAddressValue } from "./client-ip";
import { consumeCallerRateLimit } from "./rate-limit";

const request = (address = "203.0.113.7", headers: Record<string, string> = {}) =>
  new Request("https://shop.test/api/contact", {
    headers: { ...headers, [socketAddressHeader]: socketAddressValue(address) },
  });

let subject = "";
beforeEach(({ task }) => {
  subject = task.id;
});

const attempt = (limit: { hits: number; seconds: number }, from = request()) =>
  consumeCallerRateLimit(subject, from, limit).then(
    () => "through",
    (error: { code: string }) => error.code,
  );

const count = (outcomes: string[], outcome: string) =>
  outcomes.filter((it) => it === outcome).length;

const endWindow = () =>
  database()
    .update(rateLimits)
    .set({ resetsAt: new Date(Date.now() - 1000) })
    .where(eq(rateLimits.key, `${subject}:caller:203.0.113.7`));

/**
 * @requirement Security and resilience: Login attempts are counted exactly, per caller and per
 *   account, before the password is checked
 */
test("of 500 concurrent attempts with a limit of 10, exactly 10 are allowed", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 500 }, () => attempt({ hits: 10, seconds: 600 })),
  );
  expect(count(outcomes, "through")).toBe(10);
  expect(count(outcomes, "too_many_requests")).toBe(490);
});

test("a rejection has a Retry-After of at most the window", async () => {
  const limit = { hits: 1, seconds: 600 };
  await consumeCallerRateLimit(subject, request(), limit);
  const error = await consumeCallerRateLimit(subject, request(), limit).catch((it) => it);
  expect(error).toMatchObject({ code: "too_many_requests" });
  expect(error.retryAfter).toBeGreaterThan(590);
  expect(error.retryAfter).toBeLessThanOrEqual(600);
});

test("attempts during a window do not prolong it, and a new window starts with one attempt", async () => {
  const limit = { hits: 2, seconds: 600 };
  expect(await attempt(limit)).toBe("through");
  const [first] = await database().select().from(rateLimits).where(eq(rateLimits.hits, 1));
  expect(await attempt(limit)).toBe("through");
  expect(await attempt(limit)).toBe("too_many_requests");
  const rows = () =>
    database()
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.key, `${subject}:caller:203.0.113.7`));
  expect((await rows())[0]?.resetsAt).toEqual(first?.resetsAt);

  await endWindow();
  expect(await attempt(limit)).toBe("through");
  expect(await rows()).toMatchObject([{ hits: 1 }]);
  expect((await rows())[0]?.resetsAt.getTime()).toBeGreaterThan(Date.now() + 590_000);
});

test("when a window ends, exactly the limit of 100 concurrent attempts is allowed", async () => {
  const limit = { hits: 5, seconds: 600 };
  const burst = () => Promise.all(Array.from({ length: 100 }, () => attempt(limit)));
  await burst();
  await endWindow();
  expect(count(await burst(), "through")).toBe(5);
});

test("callers and subjects are counted separately", async () => {
  const limit = { hits: 1, seconds: 600 };
  const other = request("203.0.113.8");
  expect(await attempt(limit)).toBe("through");
  expect(await attempt(limit, other)).toBe("through");
  expect(await attempt(limit)).toBe("too_many_requests");
  await expect(consumeCallerRateLimit(`${subject}-other`, request(), limit)).resolves.toBe(0);
});

test("all addresses of an IPv6 network are one caller", async () => {
  const limit = { hits: 1, seconds: 600 };
  expect(await attempt(limit, request("2001:db8:0:1::1"))).toBe("through");
  expect(await attempt(limit, request("2001:db8:0:1:ffff::2"))).toBe("too_many_requests");
  expect(await attempt(limit, request("2001:db8:0:2::1"))).toBe("through");
});

/**
 * @requirement Security and resilience: Links start with the configured URL, and the client IP is
 *   read through as many proxies as configured
 */
test("a forged X-Forwarded-For does not evade the limit", async () => {
  const limit = { hits: 1, seconds: 600 };
  const forged = (hop: string) => request("203.0.113.7", { "x-forwarded-for": hop });
  expect(await attempt(limit, forged("1.1.1.1"))).toBe("through");
  expect(await attempt(limit, forged("2.2.2.2"))).toBe("too_many_requests");
});

test.each([
  ["2", 4],
  ["0.1", 1],
  ["1.5", 3],
])("RATE_LIMIT_SCALE=%s scales a limit of 2 to %d", async (scale, allowed) => {
  vi.stubEnv("RATE_LIMIT_SCALE", scale);
  vi.resetModules();
  const scaled = await import("./rate-limit");
  const limit = { hits: 2, seconds: 600 };
  for (let n = 0; n < allowed; n++) await scaled.consumeCallerRateLimit(subject, request(), limit);
  await expect(scaled.consumeCallerRateLimit(subject, request(), limit)).rejects.toMatchObject({
    code: "too_many_requests",
  });
});
