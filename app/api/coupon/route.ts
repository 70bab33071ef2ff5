import { createCoupon } from "@/lib/coupons/commands";
import { getCoupons, postCoupon } from "@/lib/coupons/endpoints";
import { listCoupons } from "@/lib/coupons/queries";
import { adminList } from "@/lib/http/admin-list";
import { methodNotAllowed } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";

export const GET = route(getCoupons, async ({ query }) => {
  const { coupons, total } = await listCoupons(adminList(query));
  return withTotal(coupons, total);
});

export const POST = route(postCoupon, ({ body }) => createCoupon(body));

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
