import { currentTranslations } from "#current-translations";
import "server-only";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { coupons, couponUses } from "@/db/schema/coupons";
import { requireKnownPresets } from "@/lib/catalogue/queries/require-known";
import { isUniqueViolation } from "@/lib/database-errors";
import { ShopError } from "@/lib/errors";
import { mainLanguage } from "@/lib/languages.mjs";
import { changedNames } from "@/lib/platform/audit/changed-names";
import { recordEvent } from "@/lib/platform/audit/commands";
import { runInLanguage } from "@/lib/translations/current-language";
import { findCoupon, findCouponFor, findOrderWithCoupon, requireCoupon } from "./queries";
import { type Coupon, describeCoupon } from "./rules";
import type { CouponChange, CouponRecord, NewCoupon } from "./schemas";

const t = currentTranslations("catalogueRefusals");

const invalid = (field: string, error: string) =>
  new ShopError("invalid", error, { fields: { [field]: error } });

type Values = typeof coupons.$inferInsert;

const dateOf = (iso: string | null | undefined) => (typeof iso === "string" ? new Date(iso) : iso);

/** The columns for a client's input; absent fields stay absent. */
const valuesOf = ({ startsAt, endsAt, ...body }: CouponChange) => ({
  ...body,
  presetIds: body.presetIds === null ? [] : body.presetIds,
  categories: body.categories === null ? [] : body.categories,
  startsAt: dateOf(startsAt),
  endsAt: dateOf(endsAt),
});

type Facts = Pick<Values, "percent" | "amountCents" | "startsAt" | "endsAt">;

function requireSense({ percent, amountCents, startsAt, endsAt }: Facts): void {
  if ((percent ?? null) === null && (amountCents ?? null) === null) {
    throw invalid("percent", t("couponWithout"));
  }
  if ((percent ?? null) !== null && (amountCents ?? null) !== null) {
    throw invalid("amount", t("couponWithBoth"));
  }
  if (startsAt && endsAt && startsAt > endsAt) {
    throw invalid("endsAt", t("endsBefore"));
  }
}

/** The details of a coupon for the audit trail. */
async function record(
  tx: Transaction,
  event: "catalog.coupon-made" | "catalog.coupon-changed" | "catalog.coupon-ended",
  { id, code }: CouponRecord,
  changes?: string,
): Promise<void> {
  const coupon = changes ? null : await findCoupon(code, tx);
  const inEnglish = (it: Coupon) => runInLanguage(mainLanguage, () => describeCoupon(it));
  const detail = changes ?? (coupon ? inEnglish(coupon) : "");
  await recordEvent(tx, event, { target: `coupon ${id}`, detail: `${code}: ${detail}` });
}

export const createCoupon = (body: NewCoupon): Promise<CouponRecord> =>
  transaction(async (tx) => {
    const values = { ...valuesOf(body), code: body.code };
    requireSense(values);
    await requireKnownPresets(tx, values.presetIds);
    const [made] = await tx.insert(coupons).values(values).returning({ id: coupons.id });
    if (!made) throw new Error("The coupon was not stored.");
    const coupon = await requireCoupon(made.id, tx);
    await record(tx, "catalog.coupon-made", coupon);
    return coupon;
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new ShopError("conflict", t("couponExists", { code: body.code }), { cause: error });
  });

async function lockCouponById(tx: Transaction, id: number) {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for("no key update");
  if (!row) throw new ShopError("not_found", t("unknownCoupon"));
  return row;
}

/** Absent fields are not changed. */
const changed = <T>(before: T, after: T | undefined): T => (after === undefined ? before : after);

/** Changes a coupon; existing orders with the coupon do not change. */
export const changeCoupon = (id: number, change: CouponChange): Promise<CouponRecord> =>
  transaction(async (tx) => {
    const before = await lockCouponById(tx, id);
    if (change.code !== undefined && change.code !== before.code) {
      throw new ShopError("conflict", t("codeStays", { code: before.code }));
    }
    const values = valuesOf(change);
    requireSense({
      percent: changed(before.percent, values.percent),
      amountCents: changed(before.amountCents, values.amountCents),
      startsAt: changed(before.startsAt, values.startsAt),
      endsAt: changed(before.endsAt, values.endsAt),
    });
    await requireKnownPresets(tx, values.presetIds);
    const names = changedNames(before, values);
    if (names) {
      await tx.update(coupons).set(values).where(eq(coupons.id, id));
      await record(tx, "catalog.coupon-changed", await requireCoupon(id, tx), names);
    }
    return requireCoupon(id, tx);
  });

/** Ends a coupon: it cannot be used for new orders any more. */
export const endCoupon = (id: number): Promise<CouponRecord> =>
  transaction(async (tx) => {
    await lockCouponById(tx, id);
    const isOpen = or(isNull(coupons.endsAt), gt(coupons.endsAt, sql`now()`));
    const ended = await tx
      .update(coupons)
      .set({
        endsAt: sql`now()`,
        // A coupon that has not begun ends at its beginning.
        startsAt: sql`case when ${coupons.startsAt} > now() then now() else ${coupons.startsAt} end`,
      })
      .where(and(eq(coupons.id, id), isOpen))
      .returning({ id: coupons.id });
    const coupon = await requireCoupon(id, tx);
    if (ended.length > 0) await record(tx, "catalog.coupon-ended", coupon);
    return coupon;
  });

const lockCoupon = (tx: Transaction, code: string) =>
  tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.code, code)).for("no key update");

/**
 * Ensures that a customer can still order with a coupon, in the transaction that then records the
 * use. The lock makes orders count the uses one after the other, so that the coupon's limit is never
 * exceeded. An order takes the lock after that of its customer, and on one coupon only, so two
 * orders never deadlock.
 */
export async function reserveCoupon(tx: Transaction, code: string, userId: number): Promise<void> {
  await lockCoupon(tx, code);
  // Read after the lock: a statement sees what was committed when it began.
  const { refusal } = await findCouponFor({ userId, presetIds: [] }, code, tx);
  if (refusal) throw new ShopError("conflict", refusal);
}

interface Order {
  id: number;
  userId: number;
  couponCode: string | null;
}

/** Records an order as a use of its coupon, if it has one. */
export async function recordCouponUse(
  tx: Transaction,
  { id: invoiceId, userId, couponCode }: Order,
): Promise<void> {
  if (couponCode === null) return;
  const { id: couponId } = await requireCouponOf(tx, couponCode);
  await tx.insert(couponUses).values({ invoiceId, userId, couponId });
}

/**
 * Uses the coupon of a closed order again, because its money has arrived. Returns why that is not
 * possible, or null. It does not matter that the coupon has ended meanwhile. With `isAccepted`,
 * staff keep the order at its price, also beyond the limits of the coupon.
 */
export async function restoreCouponUse(
  tx: Transaction,
  { id: invoiceId, userId, couponCode }: Order,
  { isAccepted }: { isAccepted: boolean },
): Promise<string | null> {
  if (couponCode === null) return null;
  await lockCoupon(tx, couponCode);
  const { id: couponId, uses, maxUses } = await requireCouponOf(tx, couponCode);
  const other = await findOrderWithCoupon(couponId, userId, [], tx);
  if (!isAccepted && other) return `its coupon is in order ${other.id}`;
  if (!isAccepted && maxUses !== null && uses >= maxUses) {
    return "its coupon is used up by other orders";
  }
  if (!other) await tx.insert(couponUses).values({ invoiceId, userId, couponId });
  return null;
}

async function requireCouponOf(tx: Transaction, code: string): Promise<Coupon> {
  const coupon = await findCoupon(code, tx);
  if (!coupon) throw new Error("An order has a coupon that does not exist.");
  return coupon;
}

/** Releases the coupon of an order that is not paid. */
export async function returnCouponUse(tx: Transaction, invoiceId: number): Promise<void> {
  await tx.delete(couponUses).where(eq(couponUses.invoiceId, invoiceId));
}
