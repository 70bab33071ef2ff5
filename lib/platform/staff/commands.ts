import { currentTranslations } from "#current-translations";
import "server-only";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { staff } from "@/db/schema/staff";
import { isUniqueViolation } from "@/lib/database-errors";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { revokeApiTokensOf } from "@/lib/platform/api-tokens/commands";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import type { Actor, Caller } from "@/lib/platform/sessions/rules";
import { hashOf, newSecret } from "@/lib/secrets";
import { staffInvitationEmail } from "./emails";
import { getStaffMember } from "./queries";
import { invitationDays, type StaffRole, staffRoles } from "./rules";
import type { Invitation, StaffMember } from "./schemas";

const t = currentTranslations("staffRefusals");

const hour = 60 * 60;

const nobody = () => new ShopError("not_found", t("unknown"));

const alreadyHere = (cause?: unknown) =>
  new ShopError("conflict", t("alreadyHere"), {
    cause,
  });

const notValid = () => new ShopError("malformed", t("notValid"));

/**
 * Emails a person a link with which they join the back office. An open invitation to the same
 * address is replaced.
 */
export async function inviteStaff(
  { userId }: Caller,
  { email, role }: Invitation,
): Promise<StaffMember> {
  if (email === env("site").ADMIN_EMAIL.toLowerCase()) {
    throw new ShopError("conflict", t("owner"));
  }
  await consumeAccountRateLimit(
    "staff-invitation",
    userId,
    { hits: 30, seconds: hour },
    t("tooMany"),
  );
  return transaction(async (tx) => {
    const [member] = await tx
      .select({ id: staff.id })
      .from(staff)
      .innerJoin(users, eq(users.id, staff.userId))
      .where(eq(users.email, email));
    if (member) throw alreadyHere();
    const token = newSecret();
    const values = {
      role,
      tokenHash: hashOf(token),
      expiresAt: sql`now() + make_interval(days => ${invitationDays})`,
      createdAt: sql`now()`,
    };
    const [invited] = await tx
      .insert(staff)
      .values({ email, ...values })
      .onConflictDoUpdate({ target: staff.email, targetWhere: isNull(staff.userId), set: values })
      .returning({ id: staff.id });
    const view = invited && (await getStaffMember(invited.id, tx));
    if (!view) throw new Error("The invitation was not stored.");
    await recordEvent(tx, "access.staff-invited", { target: `staff ${view.id}`, detail: role });
    const message = staffInvitationEmail({ role, token });
    await queueEmail(tx, { key: `staff-invitation:${hashOf(token)}`, to: email, email: message });
    return view;
  });
}

/** Gives the signed-in customer the role that their address was invited to. Each invitation works once. */
export async function acceptInvitation(
  { userId, email, isVerified }: Actor,
  token: string,
): Promise<{ role: StaffRole }> {
  await consumeAccountRateLimit("staff-acceptance", userId, { hits: 30, seconds: hour });
  if (!isVerified) {
    throw new ShopError("conflict", t("notVerified"));
  }
  return transaction(async (tx) => {
    const [joined] = await tx
      .update(staff)
      .set({ userId, tokenHash: null, expiresAt: null, joinedAt: sql`now()` })
      .where(
        and(
          eq(staff.tokenHash, hashOf(token)),
          eq(staff.email, email),
          isNull(staff.userId),
          gt(staff.expiresAt, sql`now()`),
        ),
      )
      .returning({ id: staff.id, role: staff.role });
    const role = staffRoles.find((it) => it === joined?.role);
    if (!joined || !role) throw notValid();
    const facts = { subjectId: userId, target: `staff ${joined.id}`, detail: role } as const;
    await recordEvent(tx, "access.staff-joined", facts);
    return { role };
  }).catch((error: unknown) => {
    // The account had another address when it was invited before.
    throw isUniqueViolation(error) ? alreadyHere(error) : error;
  });
}

/** The next request uses the new role; so do the member's API tokens. */
export const changeRole = (id: number, role: StaffRole): Promise<StaffMember> =>
  transaction(async (tx) => {
    const [before] = await tx
      .select({ role: staff.role, userId: staff.userId })
      .from(staff)
      .where(eq(staff.id, id))
      .for("update");
    if (!before) throw nobody();
    await tx.update(staff).set({ role }).where(eq(staff.id, id));
    const view = await getStaffMember(id, tx);
    if (!view) throw nobody();
    if (role !== before.role) {
      await recordEvent(tx, "access.staff-role-changed", {
        subjectId: before.userId,
        target: `staff ${id}`,
        detail: `${before.role} to ${role}`,
      });
    }
    return view;
  });

/** Removes a member and revokes their API tokens, or withdraws an invitation. */
export const removeStaff = (id: number): Promise<StaffMember> =>
  transaction(async (tx) => {
    const [found] = await tx
      .select({ userId: staff.userId })
      .from(staff)
      .where(eq(staff.id, id))
      .for("update");
    const view = await getStaffMember(id, tx);
    if (!found || !view) throw nobody();
    await tx.delete(staff).where(eq(staff.id, id));
    if (found.userId !== null) await revokeApiTokensOf(tx, found.userId);
    await recordEvent(tx, "access.staff-removed", {
      subjectId: found.userId,
      target: `staff ${id}`,
      detail: view.role,
    });
    return view;
  });

/** Withdraws the open invitations to an address whose account is deleted. */
export async function deleteInvitationsTo(email: string): Promise<void> {
  await database()
    .delete(staff)
    .where(and(eq(staff.email, email), isNull(staff.userId)));
}

/**
 * Deletes expired invitations, some time after they expired, so that the list shows them for a
 * while.
 */
export async function deleteExpiredInvitations(): Promise<void> {
  const longAgo = sql`now() - make_interval(days => ${invitationDays})`;
  await database()
    .delete(staff)
    .where(and(isNull(staff.userId), lt(staff.expiresAt, longAgo)));
}
