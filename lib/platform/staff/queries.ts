import "server-only";
import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { users } from "@/db/schema/accounts";
import { staff } from "@/db/schema/staff";
import type { AdminList } from "@/lib/platform/http/admin-list";
import type { StaffField, StaffMember } from "./schemas";

const columns = {
  id: staff.id,
  email: sql<string>`coalesce(${users.email}, ${staff.email})`,
  name: users.name,
  role: staff.role,
  state: sql<StaffMember["state"]>`case when ${staff.userId} is not null then 'active'
    when ${staff.expiresAt} <= now() then 'expired' else 'invited' end`,
  createdAt: staff.createdAt,
  joinedAt: staff.joinedAt,
} satisfies Record<StaffField, AnyColumn | SQL>;

const selectStaff = (db: Pick<Database, "select"> = database()) =>
  db.select(columns).from(staff).leftJoin(users, eq(users.id, staff.userId)).$dynamic();

type Row = Awaited<ReturnType<typeof selectStaff>>[number];

const view = ({ createdAt, joinedAt, ...row }: Row): StaffMember => ({
  ...row,
  createdAt: createdAt.toISOString(),
  joinedAt: joinedAt?.toISOString() ?? null,
});

export async function listStaff(
  list: AdminList<StaffField>,
): Promise<{ members: StaffMember[]; total: number }> {
  const { email, name } = columns;
  const { where, orderBy } = listPage(list, { columns, id: staff.id, searched: [email, name] });
  const [rows, [counted]] = await Promise.all([
    selectStaff()
      .where(where)
      .orderBy(...orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database()
      .select({ total: sql<number>`count(*)::int` })
      .from(staff)
      .leftJoin(users, eq(users.id, staff.userId))
      .where(where),
  ]);
  return { members: rows.map(view), total: counted?.total ?? 0 };
}

export async function getStaffMember(
  id: number,
  db?: Pick<Database, "select">,
): Promise<StaffMember | null> {
  const [row] = await selectStaff(db).where(eq(staff.id, id));
  return row ? view(row) : null;
}

/** The role of an account, for the export of its personal data. */
export async function getOwnRole(userId: number) {
  const [own] = await database()
    .select({ role: staff.role, invitedAt: staff.createdAt, joinedAt: staff.joinedAt })
    .from(staff)
    .where(eq(staff.userId, userId));
  return own ?? null;
}
