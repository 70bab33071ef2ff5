import { currentTranslations } from "#current-translations";
import "server-only";
import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { isOneOfValues, listPage } from "@/db/list-page";
import { users } from "@/db/schema/accounts";
import { listDrafts } from "@/lib/customization/content/queries";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/platform/http/admin-list";
import { listSessions } from "@/lib/platform/sessions/queries";
import { absoluteOrEmpty, relative } from "@/lib/site";
import type { Customer, CustomerActivity, CustomerField } from "./schemas";

const refusal = currentTranslations("customerRefusals");

const isBanned = sql<boolean>`(${users.bannedAt} is not null)`;

export const customerColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  logo: users.logo,
  about: users.about,
  legalName: users.legalName,
  firstname: users.firstname,
  lastname: users.lastname,
  country: users.country,
  street: users.street,
  street2: users.street2,
  region: users.region,
  city: users.city,
  zipcode: users.zipcode,
  vatId: users.vatId,
  createdAt: users.createdAt,
  isVerified: sql<boolean>`(${users.emailVerifiedAt} is not null)`,
  isBanned,
  isDisabled: isBanned,
} satisfies Record<CustomerField, AnyColumn | SQL>;

type Row = Omit<Customer, "createdAt"> & { createdAt: Date };

/** A customer as the API shows it, with an absolute URL of the logo. */
export const viewCustomer = (row: Row): Customer => ({
  ...row,
  logo: absoluteOrEmpty(row.logo),
  createdAt: row.createdAt.toISOString(),
});

export const noSuchCustomer = () => new ShopError("not_found", refusal("unknown"));

/** Matches by id if the key is a number, otherwise by email address. */
export const hasKey = (key: string): SQL =>
  /^\d{1,9}$/.test(key) ? eq(users.id, Number(key)) : eq(users.email, key.trim().toLowerCase());

export async function listCustomers(
  list: AdminList<CustomerField>,
): Promise<{ customers: Customer[]; total: number }> {
  const { id, logo, createdAt, isVerified, isBanned, isDisabled, ...texts } = customerColumns;
  const page = listPage(list, {
    columns: customerColumns,
    id: users.id,
    searched: Object.values(texts),
    conditions: {
      logo: (urls) =>
        isOneOfValues(
          users.logo,
          urls.map((url) => relative(String(url))),
        ),
    },
  });
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

export async function readCustomerActivity(key: string): Promise<CustomerActivity> {
  const { id } = await requireCustomer(key);
  const [drafts, sessions] = await Promise.all([listDrafts(id), listSessions(id)]);
  return { drafts: drafts.length, sessions };
}
