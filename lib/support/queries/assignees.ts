import { currentTranslations } from "#current-translations";
import "server-only";
import { and, count, eq, inArray, isNotNull, or } from "drizzle-orm";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { users } from "@/db/schema/accounts";
import { staff } from "@/db/schema/staff";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/platform/http/admin-list";
import { permissionsOf, staffRoles } from "@/lib/platform/staff/rules";
import type { Assignee, AssigneeField } from "../schemas";

const t = currentTranslations("supportRefusals");

const { id, email } = users;

const answering = staffRoles.filter((role) => permissionsOf[role].includes("messages:write"));

/** The staff members who may answer, including the owner. */
const mayAnswer = () =>
  and(
    isNotNull(users.emailVerifiedAt),
    or(inArray(staff.role, answering), eq(email, env("site").ADMIN_EMAIL.toLowerCase())),
  );

const selectAssignees = () =>
  database()
    .select({ id, email })
    .from(users)
    .leftJoin(staff, eq(staff.userId, users.id))
    .$dynamic();

export async function listAssignees(
  list: AdminList<AssigneeField>,
): Promise<{ assignees: Assignee[]; total: number }> {
  const { where, orderBy } = listPage(list, { columns: { id, email }, id, searched: [email] });
  const listed = and(mayAnswer(), where);
  const [assignees, all] = await Promise.all([
    selectAssignees()
      .where(listed)
      .orderBy(...orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database()
      .select({ total: count() })
      .from(users)
      .leftJoin(staff, eq(staff.userId, users.id))
      .where(listed),
  ]);
  return { assignees, total: all[0]?.total ?? 0 };
}

/** Undefined for anybody who may not answer. */
export async function findAssignee(userId: number): Promise<Assignee | undefined> {
  const [assignee] = await selectAssignees().where(and(mayAnswer(), eq(id, userId)));
  return assignee;
}

export async function requireAssignee(userId: number): Promise<Assignee> {
  const assignee = await findAssignee(userId);
  if (assignee) return assignee;
  throw new ShopError("not_found", t("unknownAssignee"));
}
