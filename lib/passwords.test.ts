import { parseOptions, verify } from "@node-rs/argon2";
import { beforeEach, expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "./passwords";

// A spy that calls the real implementation.
vi.mock("@node-rs/argon2", { spy: true });

beforeEach(() => {
  vi.mocked(verify).mockClear();
});

/**
 * @requirement Security and resilience: Passwords are stored as argon2id hashes and taken exactly
 *   as sent
 */
test("a password is hashed with argon2id and verified", async () => {
  const passwordHash = await hashPassword("Abcdef1!");
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword("Abcdef1!", passwordHash)).toBe(true);
  expect(await verifyPassword("Abcdef1! ", passwordHash)).toBe(false);
  expect(await hashPassword("Abcdef1!")).not.toBe(passwordHash);
});

test("without a hash a verification takes as long, and fails", async () => {
  const passwordHash = await hashPassword("Abcdef1!");
  await verifyPassword("Abcdef1!", passwordHash);
  for (const password of ["", "Abcdef1!", "A".repeat(43)]) {
    expect(await verifyPassword(password, null)).toBe(false);
  }
  const costs = vi.mocked(verify).mock.calls.map(([it]) => parseOptions(it));
  expect(costs).toHaveLength(4);
  expect(new Set(costs.map((it) => JSON.stringify(it))).size).toBe(1);
});

test("concurrent verifications are limited, and all of them complete", async () => {
  const passwordHash = await hashPassword("Abcdef1!");
  const results = Array.from({ length: 20 }, (_, n) =>
    verifyPassword(n % 2 ? "Abcdef1!" : "wrong", passwordHash),
  );
  expect(vi.mocked(verify).mock.calls.length).toBeLessThan(20);
  expect((await Promise.all(results)).filter(Boolean)).toHaveLength(10);
});

test("calls beyond the queue's limit are rejected, and queued ones complete", async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 130 }, () => verifyPassword("Abcdef1!", null)),
  );
  const rejected = results.filter(({ status }) => status === "rejected");
  expect(rejected.length).toBeGreaterThan(0);
  expect(rejected[0]).toMatchObject({ reason: { code: "unavailable", retryAfter: 5 } });
  expect(await verifyPassword("Abcdef1!", null)).toBe(false);
});
