import { createCoupon } from "@/lib/catalogue/coupons/commands";
import { getCoupons, postCoupon } from "@/lib/catalogue/coupons/endpoints";
import { listCoupons } from "@/lib/catalogue/coupons/queries";
import { adminList } from "@/lib/platform/http/admin-list";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";

export const GET = route(getCoupons, async ({ query }) => {
  const { coupons, total } = await listCoupons(adminList(query));
  return withTotal(coupons, total);
});

export const POST = route(postCoupon, ({ body }) => createCoupon(body));

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
