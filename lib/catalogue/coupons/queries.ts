import { currentTranslations } from "#current-translations";
import "server-only";
import {
  type AnyColumn,
  and,
  count,
  eq,
  exists,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { isOneOfValues, listPage } from "@/db/list-page";
import { presets } from "@/db/schema/catalogue";
import { coupons, couponUses } from "@/db/schema/coupons";
import { invoices, purchaseClaims } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/platform/http/admin-list";
import { type Coupon, refusalOfCoupon, unknownCoupon } from "./rules";
import type { CouponRecord, CouponSort } from "./schemas";

const refusal = currentTranslations("catalogueRefusals");

type Reader = Pick<Database, "select">;

const uses = sql<number>`(select count(*)::int from ${couponUses}
  where ${couponUses.couponId} = ${coupons.id})`;

const state = sql<CouponRecord["state"]>`case when ${coupons.endsAt} <= now() then 'ended'
  when ${coupons.startsAt} > now() then 'planned'
  when ${uses} >= ${coupons.maxUses} then 'used_up' else 'running' end`;

const columns = {
  id: coupons.id,
  code: coupons.code,
  percent: coupons.percent,
  amount: coupons.amountCents,
  presetIds: sql`cardinality(${coupons.presetIds})`,
  categories: sql`cardinality(${coupons.categories})`,
  startsAt: coupons.startsAt,
  endsAt: coupons.endsAt,
  maxUses: coupons.maxUses,
  uses,
  state,
  createdAt: coupons.createdAt,
} satisfies Record<CouponSort, AnyColumn | SQL>;

const selectCoupons = (db: Reader) => {
  const { amount, ...own } = columns;
  const { presetIds, categories } = coupons;
  return db
    .select({ ...own, amountCents: amount, presetIds, categories })
    .from(coupons)
    .$dynamic();
};

const iso = (date: Date | null) => date?.toISOString() ?? null;

const view = ({
  startsAt,
  endsAt,
  createdAt,
  ...row
}: Awaited<ReturnType<typeof selectCoupons>>[number]): CouponRecord => ({
  ...row,
  startsAt: iso(startsAt),
  endsAt: iso(endsAt),
  createdAt: createdAt.toISOString(),
});

/** Coupons whose list contains one of the values. */
const having = (column: AnyColumn) => (values: readonly unknown[]) =>
  sql`exists (select from unnest(${column}) as member (value) where ${isOneOfValues(sql`member.value`, values)})`;

export async function listCoupons(
  list: AdminList<CouponSort>,
): Promise<{ coupons: CouponRecord[]; total: number }> {
  const { where, orderBy } = listPage(list, {
    columns,
    id: coupons.id,
    searched: [coupons.code],
    conditions: { presetIds: having(coupons.presetIds), categories: having(coupons.categories) },
  });
  const [rows, [counted]] = await Promise.all([
    selectCoupons(database())
      .where(where)
      .orderBy(...orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database().select({ total: count() }).from(coupons).where(where),
  ]);
  return { coupons: rows.map(view), total: counted?.total ?? 0 };
}

export async function requireCoupon(id: number, db: Reader = database()): Promise<CouponRecord> {
  const [row] = await selectCoupons(db).where(eq(coupons.id, id));
  if (!row) throw new ShopError("not_found", refusal("unknownCoupon"));
  return view(row);
}

/** The coupon with this code, as it is now. */
export async function findCoupon(code: string, db: Reader = database()): Promise<Coupon | null> {
  const { id, percent, amountCents, presetIds, categories, startsAt, endsAt, maxUses } = coupons;
  const [coupon] = await db
    .select({
      id,
      code: coupons.code,
      percent,
      amountCents,
      presetIds,
      categories,
      startsAt,
      endsAt,
      maxUses,
      uses,
      presetNames: sql<string[]>`array(select ${presets.name} from ${presets}
        where ${presets.id} = any(${presetIds}) order by ${presets.id})`,
    })
    .from(coupons)
    .where(eq(coupons.code, code));
  return coupon ?? null;
}

/**
 * The order in which a customer used a coupon, and whether a new order of these presets replaces
 * it: it waits at PayPal, or it is a bank transfer for some of them.
 */
export async function findOrderWithCoupon(
  couponId: number,
  userId: number,
  presetIds: readonly number[],
  db: Reader = database(),
): Promise<{ id: number; isReplaceable: boolean } | null> {
  const isOrdered = exists(
    db
      .select({ id: purchaseClaims.presetId })
      .from(purchaseClaims)
      .where(
        and(
          eq(purchaseClaims.invoiceId, invoices.id),
          inArray(purchaseClaims.presetId, [...presetIds]),
        ),
      ),
  );
  const waits = inArray(payments.state, ["creating", "awaiting_payer"]);
  const isOpen = or(waits, and(isNull(payments.id), isOrdered));
  const [order] = await db
    .select({
      id: invoices.id,
      isReplaceable: sql<boolean>`coalesce(${and(eq(invoices.status, "pending"), isOpen)}, false)`,
    })
    .from(couponUses)
    .innerJoin(invoices, eq(invoices.id, couponUses.invoiceId))
    .leftJoin(payments, eq(payments.invoiceId, invoices.id))
    .where(and(eq(couponUses.couponId, couponId), eq(couponUses.userId, userId)));
  return order ?? null;
}

interface CouponOrder {
  /** Null for a guest. */
  userId: number | null;
  presetIds: readonly number[];
}

/** A coupon, and why it cannot be used for an order now; throws if there is no such coupon. */
export async function findCouponFor(
  { userId, presetIds }: CouponOrder,
  code: string,
  db: Reader = database(),
): Promise<{ coupon: Coupon; refusal: string | null }> {
  const coupon = await findCoupon(code, db);
  if (!coupon) throw new ShopError("conflict", unknownCoupon(code));
  const other =
    userId === null ? null : await findOrderWithCoupon(coupon.id, userId, presetIds, db);
  return { coupon, refusal: refusalOfCoupon(coupon, other, new Date()) };
}
