import { expect } from "vitest";
import { database } from "@/db/client";
import { staff } from "@/db/schema/staff";
import { makeApiToken } from "@/lib/platform/api-tokens/commands";
import { findActor } from "@/lib/platform/sessions/authenticate";
import type { Scope, StaffRole } from "@/lib/platform/staff/rules";
import { addCustomer } from "./customers";

/** Somebody who works in the back office, signed in with a second factor. */
export async function addStaff(role: StaffRole) {
  const member = await addCustomer({ emailVerifiedAt: new Date() }, { hasSecondFactor: true });
  const [row] = await database()
    .insert(staff)
    .values({ email: member.email, role, userId: member.id, joinedAt: new Date() })
    .returning();
  if (!row) throw new Error("The member was not stored.");
  return { ...member, staffId: row.id };
}

/** The answer of the back office to somebody who has signed in with a password alone. */
export const secondFactorNeeded = {
  status: 403,
  body: {
    error: expect.stringMatching(/^The back office needs two-step login/),
    needs: "second-factor",
  },
};

/** An API token of a member, with those of the scopes that their role includes. */
export async function addApiToken(
  member: { cookie: Record<string, string> },
  scopes: readonly Scope[],
  days = 30,
) {
  const maker = await findActor({ headers: new Headers(member.cookie) });
  if (!maker) throw new Error("The member is not signed in.");
  const granted = scopes.filter((scope) => maker.permissions.includes(scope));
  const body = { name: "Nightly export", scopes: granted, days };
  const { id, token } = await makeApiToken(maker, body, async () => {});
  return { id, token, bearer: { authorization: `Bearer ${token}` } };
}
