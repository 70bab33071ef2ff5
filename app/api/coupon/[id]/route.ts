import { changeCoupon, endCoupon } from "@/lib/catalogue/coupons/commands";
import { deleteCoupon, getCoupon, putCoupon } from "@/lib/catalogue/coupons/endpoints";
import { requireCoupon } from "@/lib/catalogue/coupons/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getCoupon, ({ params }) => requireCoupon(params.id));

export const PUT = route(putCoupon, ({ params, body }) => changeCoupon(params.id, body));

export const DELETE = route(deleteCoupon, ({ params }) => endCoupon(params.id));

export const { POST, PATCH, OPTIONS } = methodNotAllowed("GET", "PUT", "DELETE");
