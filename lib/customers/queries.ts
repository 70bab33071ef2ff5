import "server-only";
import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { users } from "@/db/schema/accounts";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/http/admin-list";
import type { Customer, CustomerField } from "./schemas";

const columns: Record<CustomerField, AnyColumn> = {
  id: users.id,
  email: users.email,
  name: users.name,
  createdAt: users.createdAt,
  isBanned: users.bannedAt,
};

export const customerColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  logo: users.logo,
  createdAt: users.createdAt,
  isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
  isBanned: sql<boolean>`${users.bannedAt} is not null`,
};

type Row = Omit<Customer, "createdAt"> & { createdAt: Date };

export const viewCustomer = (row: Row): Customer => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

export const noSuchCustomer = () => new ShopError("not_found", "There is no such customer.");

/** Matches by id if the key is a number, otherwise by e-mail address. */
export const hasKey = (key: string): SQL =>
  /^\d{1,9}$/.test(key) ? eq(users.id, Number(key)) : eq(users.email, key.trim().toLowerCase());

export async function listCustomers(
  list: AdminList<CustomerField>,
): Promise<{ customers: Customer[]; total: number }> {
  const page = listPage(list, { columns, id: users.id, searched: [users.email, users.name] });
  const [rows, total] = await Promise.all([
    database()
      .select(customerColumns)
      .from(users)
      .where(page.where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database().$count(users, page.where),
  ]);
  return { customers: rows.map(viewCustomer), total };
}

export async function requireCustomer(key: string): Promise<Customer> {
  const [row] = await database().select(customerColumns).from(users).where(hasKey(key));
  if (!row) throw noSuchCustomer();
  return viewCustomer(row);
}
