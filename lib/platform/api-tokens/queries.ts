import "server-only";
import {
  type AnyColumn,
  and,
  arrayOverlaps,
  desc,
  eq,
  gt,
  isNull,
  type SQL,
  sql,
} from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { users } from "@/db/schema/accounts";
import { apiTokens } from "@/db/schema/api-tokens";
import { staff } from "@/db/schema/staff";
import type { AdminList } from "@/lib/platform/http/admin-list";
import type { Caller } from "@/lib/platform/sessions/rules";
import { lastUsedInterval, ownScopes } from "./rules";
import type { ApiTokenField, ApiTokenView } from "./schemas";

/** The API token with this hash, whatever its state, with the account that owns it. */
export async function findApiToken(tokenHash: string) {
  const [found] = await database()
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      scopes: apiTokens.scopes,
      userId: users.id,
      email: users.email,
      staffRole: staff.role,
      isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      isBanned: sql<boolean>`${users.bannedAt} is not null`,
      isRevoked: sql<boolean>`${apiTokens.revokedAt} is not null`,
      isExpired: sql<boolean>`${apiTokens.expiresAt} <= now()`,
      isUnused: sql<boolean>`${apiTokens.lastUsedAt} is null`,
      isLastUseStale: sql<boolean>`coalesce(${apiTokens.lastUsedAt} < now() - make_interval(secs => ${lastUsedInterval}), true)`,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .leftJoin(staff, eq(staff.userId, users.id))
    .where(eq(apiTokens.tokenHash, tokenHash));
  return found;
}

export type FoundApiToken = NonNullable<Awaited<ReturnType<typeof findApiToken>>>;

const columns = {
  id: apiTokens.id,
  name: apiTokens.name,
  ending: apiTokens.ending,
  scopes: sql`cardinality(${apiTokens.scopes})`,
  email: users.email,
  state: sql<ApiTokenView["state"]>`case when ${apiTokens.revokedAt} is not null then 'revoked'
    when ${apiTokens.expiresAt} <= now() then 'expired' else 'live' end`,
  createdAt: apiTokens.createdAt,
  expiresAt: apiTokens.expiresAt,
  revokedAt: apiTokens.revokedAt,
  lastUsedAt: apiTokens.lastUsedAt,
} satisfies Record<ApiTokenField, AnyColumn | SQL>;

export type Reach = Pick<Caller, "role" | "userId">;

/** Only the shop's owner may see the API tokens of others. */
export const isWithinReachOf = ({ role, userId }: Reach): SQL | undefined =>
  role === "owner" ? undefined : eq(apiTokens.userId, userId);

/** The API tokens that are neither revoked nor expired. */
export const isLive = and(isNull(apiTokens.revokedAt), gt(apiTokens.expiresAt, sql`now()`));

const selectTokens = () =>
  database()
    .select({ ...columns, scopes: apiTokens.scopes })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectTokens>>[number];

/** The API tokens that work, and the newest of those that ended. */
const mostListed = 100;

const view = ({ createdAt, expiresAt, revokedAt, lastUsedAt, ...row }: Row): ApiTokenView => ({
  ...row,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export async function listApiTokens(
  caller: Caller,
  list: AdminList<ApiTokenField>,
): Promise<{ tokens: ApiTokenView[]; total: number }> {
  const { name, email } = columns;
  const page = listPage(list, {
    columns,
    id: apiTokens.id,
    searched: [name, email],
    conditions: { scopes: (values) => arrayOverlaps(apiTokens.scopes, values.map(String)) },
  });
  const where = and(page.where, isWithinReachOf(caller));
  const [rows, [counted]] = await Promise.all([
    selectTokens()
      .where(where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database()
      .select({ total: sql<number>`count(*)::int` })
      .from(apiTokens)
      .innerJoin(users, eq(users.id, apiTokens.userId))
      .where(where),
  ]);
  return { tokens: rows.map(view), total: counted?.total ?? 0 };
}

/** How many API tokens of an account work. */
export const countLiveApiTokens = (
  userId: number,
  db: Pick<Database, "$count"> = database(),
): Promise<number> => db.$count(apiTokens, and(eq(apiTokens.userId, userId), isLive));

/** A customer's API tokens for their own data, the newest first. */
export async function listProfileTokens(userId: number): Promise<ApiTokenView[]> {
  const rows = await selectTokens()
    .where(and(eq(apiTokens.userId, userId), arrayOverlaps(apiTokens.scopes, [...ownScopes])))
    .orderBy(desc(apiTokens.id))
    .limit(mostListed);
  return rows.map(view);
}

/** An API token that the caller may see. */
export async function getApiToken(caller: Reach, id: number): Promise<ApiTokenView | null> {
  const [row] = await selectTokens().where(and(eq(apiTokens.id, id), isWithinReachOf(caller)));
  return row ? view(row) : null;
}

/** An account's API tokens, for the export of its personal data. */
export const listOwnApiTokens = (userId: number) =>
  database()
    .select({
      name: apiTokens.name,
      scopes: apiTokens.scopes,
      createdAt: apiTokens.createdAt,
      expiresAt: apiTokens.expiresAt,
      revokedAt: apiTokens.revokedAt,
      lastUsedAt: apiTokens.lastUsedAt,
    })
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId));
