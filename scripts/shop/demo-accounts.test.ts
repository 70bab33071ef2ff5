import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { resetSecondFactor } from "@/db/accounts";
import { database } from "@/db/client";
import { identities, passwordResets, sessions, users } from "@/db/schema/accounts";
import { apiTokens } from "@/db/schema/api-tokens";
import { meetsPasswordRules } from "@/lib/accounts/rules";
import { getSecondFactor } from "@/lib/accounts/second-factor/queries";
import { env } from "@/lib/env";
import { verifyPassword } from "@/lib/passwords";
import { addCustomerWithApp } from "../../e2e/support/authenticator";
import { addAdmin } from "../../e2e/support/customers";
import { addApiToken } from "../../e2e/support/staff";
import { newPassword } from "../shared/environment";
import { openDemoAccounts, setUpAdmin } from "./demo-accounts";

const url = env("database").DATABASE_URL;
const accountOf = async (email: string) =>
  (await database().select().from(users).where(eq(users.email, email)))[0];

test("a generated password satisfies the password rules", () => {
  for (let n = 0; n < 200; n++) {
    expect(meetsPasswordRules(newPassword(6))).toBe(true);
    expect(meetsPasswordRules(newPassword(15))).toBe(true);
  }
});

/**
 * @requirement Operations: The demo accounts are there, and their passwords are named only while
 *   they work
 */
test("the demo accounts are verified, opened once, and named only while their password works", async () => {
  const both = [
    { name: "Customer", email: "demo@presetry.example", password: "Shop-one-7" },
    { name: "Admin", email: "admin@presetry.example", password: "Shop-one-7" },
  ];
  expect(await openDemoAccounts(url, "Shop-one-7")).toEqual(both);
  expect(await openDemoAccounts(url, "Shop-one-7")).toEqual(both);
  expect(await openDemoAccounts(url, "Shop-two-7")).toEqual([]);
  expect((await accountOf("admin@presetry.example"))?.emailVerifiedAt).toBeInstanceOf(Date);
  expect(await database().$count(users)).toBe(2);
});

const liveTokensOf = (userId: number) =>
  database().$count(apiTokens, and(eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt)));

const addResetLink = (userId: number) =>
  database()
    .insert(passwordResets)
    .values({ tokenHash: `reset-${userId}`, userId, expiresAt: new Date(Date.now() + 60_000) });

/** @requirement Operations: Setting up the admin leaves the new password as the only way into the account */
test("setting up the admin replaces the password, lifts a ban and ends all other access", async () => {
  await database().delete(users);
  const before = await addAdmin();
  const { id: userId } = before;
  await addApiToken(before, ["customers:write"]);
  await addResetLink(userId);
  await database().insert(identities).values({ provider: "https://id.test", subject: "x", userId });
  const date = new Date();
  await database().update(users).set({ bannedAt: date, emailVerifiedAt: null, deletesAt: date });
  const { email, password } = await setUpAdmin(url);
  expect(email).toBe("admin@presetry.example");
  const account = await accountOf(email);
  expect(account).toMatchObject({ id: before.id, bannedAt: null, deletesAt: null });
  expect(account?.emailVerifiedAt).toBeInstanceOf(Date);
  expect(await verifyPassword(password, account?.passwordHash ?? null)).toBe(true);
  for (const table of [sessions, passwordResets, identities]) {
    expect(await database().$count(table)).toBe(0);
  }
  expect(await liveTokensOf(userId)).toBe(0);
});

/** @requirement Operations: A command removes the second factor of an owner who lost it */
test("a lost second factor is removed on the server, with the access that it gave", async () => {
  const [owner, other] = [await addCustomerWithApp(), await addCustomerWithApp()];
  for (const account of [owner, other]) {
    await addApiToken(account, []);
    await addResetLink(account.id);
  }
  expect(await resetSecondFactor(url, ` ${owner.email.toUpperCase()}`)).toBe(true);
  expect(await getSecondFactor(owner.id)).toBeNull();
  for (const table of [sessions, passwordResets]) {
    expect(await database().$count(table, eq(table.userId, owner.id))).toBe(0);
    expect(await database().$count(table, eq(table.userId, other.id))).toBe(1);
  }
  expect([await liveTokensOf(owner.id), await liveTokensOf(other.id)]).toEqual([0, 1]);
  expect(await getSecondFactor(other.id)).not.toBeNull();
  expect(await resetSecondFactor(url, "nobody@example.com")).toBe(false);
});
