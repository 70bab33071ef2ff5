import { z } from "zod";
import { idParam } from "@/lib/id-schemas";
import { currency, formatMoney } from "@/lib/money";
import { staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { leastLeftCents } from "./rules";
import { couponChange, couponListQuery, couponSchema, newCoupon } from "./schemas";

const leastLeft = currency === "USD" ? "a dollar" : formatMoney({ cents: leastLeftCents });

const one = {
  params: z.object({ id: idParam }),
  returns: couponSchema,
  failures: { ...staffOnly, 404: "There is no such coupon" },
};

export const getCoupons = endpoint({
  method: "GET",
  path: "/api/coupon",
  summary: "All coupons",
  access: "coupons:read",
  query: couponListQuery,
  returns: z.array(couponSchema),
  headers: totalCount,
  failures: staffOnly,
});

export const getCoupon = endpoint({
  method: "GET",
  path: "/api/coupon/{id}",
  summary: "One coupon",
  access: "coupons:read",
  ...one,
});

export const postCoupon = endpoint({
  method: "POST",
  path: "/api/coupon",
  summary: "Make a coupon",
  description: `It takes a part or an amount off the price of presets, once for each customer, and leaves at least ${leastLeft} to be paid.`,
  access: "coupons:write",
  body: newCoupon,
  returns: couponSchema,
  status: 201,
  failures: { ...staffOnly, 409: "There is a coupon with this code" },
});

export const putCoupon = endpoint({
  method: "PUT",
  path: "/api/coupon/{id}",
  summary: "Change a coupon; orders that have it stay as they are",
  access: "coupons:write",
  body: couponChange,
  ...one,
  failures: { ...one.failures, 409: "The code was changed: invoices name it" },
});

export const deleteCoupon = endpoint({
  method: "DELETE",
  path: "/api/coupon/{id}",
  summary: "End a coupon at once",
  description: "It stays in the list, because invoices name its code.",
  access: "coupons:write",
  ...one,
});
