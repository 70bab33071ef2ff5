import { and, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { POST as accept } from "@/app/api/user/account/staff-invitation/route";
import { PUT as putCustomer } from "@/app/api/user/admin/[key]/route";
import { GET as getCustomers } from "@/app/api/user/admin/route";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { auditEvents } from "@/db/schema/audit";
import { rateLimits } from "@/db/schema/rate-limits";
import { staff } from "@/db/schema/staff";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { addApiToken, addStaff } from "@/e2e/support/staff";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { openSession } from "@/lib/platform/sessions/commands";
import { deleteExpiredInvitations, deleteInvitationsTo } from "@/lib/platform/staff/commands";
import type { StaffMember } from "@/lib/platform/staff/schemas";
import { PUT as saveProfile } from "../user/[email]/route";
import { DELETE, PUT } from "./[id]/route";
import { GET, POST } from "./route";

const mailbox = startMailbox();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});
beforeEach(async () => {
  await database().delete(rateLimits);
});

type Headers = Record<string, string>;

const invite = (email: string, role = "support", headers: Headers = admin.cookie) =>
  call(POST, "/api/staff", jsonBody({ email, role }, headers));

const change = (id: number, role: string) =>
  call(PUT, `/api/staff/${id}`, {
    ...jsonBody({ role }, admin.cookie),
    method: "PUT",
    params: { id: String(id) },
  });

const remove = (id: number) =>
  call(DELETE, `/api/staff/${id}`, {
    method: "DELETE",
    headers: admin.cookie,
    params: { id: String(id) },
  });

const acceptWith = (token: string, headers: Headers) =>
  call(accept, "/api/user/account/staff-invitation", jsonBody({ token }, headers));

const listed = async (query = "") => {
  const response = await call(GET, `/api/staff?_end=100${query}`, { headers: admin.cookie });
  return (await response.json()) as StaffMember[];
};

const readCustomers = (headers: Headers) => call(getCustomers, "/api/user/admin", { headers });

/** The token of the newest invitation that was emailed to an address. */
async function emailedTo(email: string): Promise<string> {
  await runQueuedJobs();
  const emails = (await mailbox.messages()).filter(({ to }) => to.includes(email));
  return /\/join#([\w-]{43})/.exec(emails[0]?.text ?? "")?.[1] ?? "";
}

/** Somebody with a verified account, who was invited. */
async function addInvited(role = "support") {
  const customer = await addCustomer({ emailVerifiedAt: new Date() }, { hasSecondFactor: true });
  const invited = await invite(customer.email, role);
  const { id } = (await invited.json()) as StaffMember;
  return { ...customer, invitation: id, invited: await emailedTo(customer.email) };
}

const notValid = { status: 400, body: { error: expect.stringMatching(/^This invitation is for/) } };

/** @requirement Back office: The owner invites staff by e-mail, who have a role from then on */
test("an invitation by e-mail is accepted once, and gives its role at once", async () => {
  const ann = await addInvited();
  expect((await readCustomers(ann.cookie)).status).toBe(403);
  expect(await listed(`&email=${ann.email}`)).toMatchObject([{ state: "invited", name: null }]);
  const answer = await statusAndBody(await acceptWith(ann.invited, ann.cookie));
  expect(answer).toEqual({ status: 200, body: { role: "support" } });
  expect((await readCustomers(ann.cookie)).status).toBe(200);
  expect(await listed(`&email=${ann.email}`)).toMatchObject([
    { id: ann.invitation, state: "active", role: "support", name: ann.name },
  ]);
  expect(await statusAndBody(await acceptWith(ann.invited, ann.cookie))).toEqual(notValid);
  const events = await database()
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.target, `staff ${ann.invitation}`))
    .orderBy(auditEvents.id);
  expect(events).toMatchObject([
    { event: "access.staff-invited", actorId: admin.id, detail: "support" },
    { event: "access.staff-joined", actorId: ann.id, subjectId: ann.id },
  ]);
});

test("of several acceptances at once one is answered with the role", async () => {
  const ann = await addInvited();
  const answers = await Promise.all([1, 2, 3].map(() => acceptWith(ann.invited, ann.cookie)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test("an invitation is for its own address, confirmed, and for a week", async () => {
  const [ann, bob] = [await addInvited(), await addCustomer({ emailVerifiedAt: new Date() })];
  expect(await statusAndBody(await acceptWith(ann.invited, bob.cookie))).toEqual(notValid);
  expect(await statusAndBody(await acceptWith("x", ann.cookie))).toEqual(notValid);
  const ofAnn = eq(users.id, ann.id);
  await database().update(users).set({ emailVerifiedAt: null }).where(ofAnn);
  expect(await statusAndBody(await acceptWith(ann.invited, ann.cookie))).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/confirm your e-mail address first/) },
  });
  await database().update(users).set({ emailVerifiedAt: new Date() }).where(ofAnn);
  const isInvitation = eq(staff.id, ann.invitation);
  await database()
    .update(staff)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(isInvitation);
  expect(await statusAndBody(await acceptWith(ann.invited, ann.cookie))).toEqual(notValid);
  expect(await listed(`&email=${ann.email}`)).toMatchObject([{ state: "expired" }]);
  await deleteExpiredInvitations();
  expect(await database().$count(staff, isInvitation)).toBe(1);
  await database()
    .update(staff)
    .set({ expiresAt: sql`now() - interval '8 days'` })
    .where(isInvitation);
  await deleteExpiredInvitations();
  expect(await database().$count(staff, isInvitation)).toBe(0);
});

test("another invitation replaces the one before, also its role", async () => {
  const ann = await addInvited("support");
  expect((await invite(ann.email.toUpperCase(), "bookkeeping")).status).toBe(201);
  const second = await emailedTo(ann.email);
  expect(second).not.toBe(ann.invited);
  expect(await statusAndBody(await acceptWith(ann.invited, ann.cookie))).toEqual(notValid);
  expect(await statusAndBody(await acceptWith(second, ann.cookie))).toMatchObject({
    body: { role: "bookkeeping" },
  });
  expect((await invite(ann.email)).status).toBe(409);
});

test("invitations at once to one address leave one", async () => {
  const email = "twice@example.com";
  const answers = await Promise.all([1, 2, 3].map(() => invite(email)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await database().$count(staff, eq(staff.email, email))).toBe(1);
  await deleteInvitationsTo(email);
  expect(await database().$count(staff, eq(staff.email, email))).toBe(0);
});

test("an invitation that was taken back does nothing, and the owner needs none", async () => {
  const ann = await addInvited();
  expect((await remove(ann.invitation)).status).toBe(200);
  expect(await statusAndBody(await acceptWith(ann.invited, ann.cookie))).toEqual(notValid);
  expect((await remove(ann.invitation)).status).toBe(404);
  expect((await change(ann.invitation, "support")).status).toBe(404);
  expect(await statusAndBody(await invite(admin.email))).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/owner's own address/) },
  });
});

test.each([
  ["no address", "support", "email"],
  ["ann@example.com", "owner", "role"],
])("%s as %s is refused with the field's name", async (email, role, field) => {
  const answer = await statusAndBody(await invite(email, role));
  expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
});

/** @requirement Back office: A changed role, or a removal, holds from the next request on */
test("a role is changed, and a member removed, at once; their tokens end for good", async () => {
  const ann = await addStaff("support");
  const { bearer } = await addApiToken(ann, ["customers:read"]);
  expect((await readCustomers(ann.cookie)).status).toBe(200);
  expect((await change(ann.staffId, "bookkeeping")).status).toBe(200);
  expect(await statusAndBody(await readCustomers(ann.cookie))).toMatchObject({
    status: 403,
    body: { error: "Your role does not include this. The shop's owner can change it." },
  });
  expect((await readCustomers(bearer)).status).toBe(403);
  await change(ann.staffId, "support");
  await change(ann.staffId, "support");
  expect((await readCustomers(bearer)).status).toBe(200);
  expect((await remove(ann.staffId)).status).toBe(200);
  expect((await readCustomers(ann.cookie)).status).toBe(403);
  expect((await readCustomers(bearer)).status).toBe(401);
  await database()
    .insert(staff)
    .values({ email: ann.email, role: "support", userId: ann.id, joinedAt: new Date() });
  expect((await readCustomers(ann.cookie)).status).toBe(200);
  expect((await readCustomers(bearer)).status).toBe(401);
  const changes = await database()
    .select({ detail: auditEvents.detail })
    .from(auditEvents)
    .where(
      and(eq(auditEvents.subjectId, ann.id), eq(auditEvents.event, "access.staff-role-changed")),
    )
    .orderBy(auditEvents.id);
  expect(changes.map(({ detail }) => detail)).toEqual([
    "support to bookkeeping",
    "bookkeeping to support",
  ]);
});

test("a role opens nothing before its session proves a second factor, or once its address is unverified", async () => {
  const ann = await addStaff("support");
  const { token } = await openSession(ann.id);
  expect(await statusAndBody(await readCustomers({ authorization: token }))).toMatchObject({
    status: 403,
    body: { needs: "second-factor" },
  });
  await database().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ann.id));
  expect((await readCustomers(ann.cookie)).status).toBe(403);
});

test("a role that this version does not know opens nothing", async () => {
  const ann = await addStaff("support");
  await database().update(staff).set({ role: "auditor" }).where(eq(staff.id, ann.staffId));
  expect((await readCustomers(ann.cookie)).status).toBe(403);
});

test("support changes customers, but neither the owner nor other staff", async () => {
  const [ann, bob, customer] = [
    await addStaff("support"),
    await addStaff("support"),
    await addCustomer(),
  ];
  const ban = (id: number) =>
    call(putCustomer, "/api/user/admin/x", {
      ...jsonBody({ isBanned: true }, ann.cookie),
      method: "PUT",
      params: { key: String(id) },
    });
  const refused = {
    status: 403,
    body: { error: "Only the owner may change an account of the back office." },
  };
  expect(await statusAndBody(await ban(admin.id))).toEqual(refused);
  expect(await statusAndBody(await ban(bob.id))).toEqual(refused);
  expect((await ban(customer.id)).status).toBe(200);
  const profile = await call(saveProfile, "/api/user/x", {
    ...jsonBody({ about: "Taken over" }, ann.cookie),
    method: "PUT",
    params: { email: admin.email },
  });
  expect(await statusAndBody(profile)).toEqual(refused);
});
