import { parseOptions, verify } from "@node-rs/argon2";
import { beforeEach, expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "./passwords";

// Still the real thing: only watched.
vi.mock("@node-rs/argon2", { spy: true });

beforeEach(() => {
  vi.mocked(verify).mockClear();
});

/**
 * @requirement Security and resilience: Passwords are stored as argon2id hashes and taken exactly
 *   as sent
 */
test("a password is kept as argon2id and known again", async () => {
  const kept = await hashPassword("Abcdef1!");
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword("Abcdef1!", kept)).toBe(true);
  expect(await verifyPassword("Abcdef1! ", kept)).toBe(false);
  expect(await hashPassword("Abcdef1!")).not.toBe(kept);
});

test("without a hash the same work is done, and no password is right", async () => {
  const kept = await hashPassword("Abcdef1!");
  await verifyPassword("Abcdef1!", kept);
  for (const password of ["", "Abcdef1!", "A".repeat(43)]) {
    expect(await verifyPassword(password, null)).toBe(false);
  }
  const costs = vi.mocked(verify).mock.calls.map(([it]) => parseOptions(it));
  expect(costs).toHaveLength(4);
  expect(new Set(costs.map((it) => JSON.stringify(it))).size).toBe(1);
});

test("however many come at once, they take turns and each gets an answer", async () => {
  const kept = await hashPassword("Abcdef1!");
  const answers = Array.from({ length: 20 }, (_, n) =>
    verifyPassword(n % 2 ? "Abcdef1!" : "wrong", kept),
  );
  expect(vi.mocked(verify).mock.calls.length).toBeLessThan(20);
  expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(10);
});

test("a queue that is too long is refused at its end, and the rest is served", async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 130 }, () => verifyPassword("Abcdef1!", null)),
  );
  const refused = answers.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ reason: { code: "unavailable", retryAfter: 5 } });
  expect(await verifyPassword("Abcdef1!", null)).toBe(false);
}, 30_000);
