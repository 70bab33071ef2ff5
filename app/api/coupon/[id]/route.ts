import { changeCoupon, endCoupon } from "@/lib/coupons/commands";
import { deleteCoupon, getCoupon, putCoupon } from "@/lib/coupons/endpoints";
import { requireCoupon } from "@/lib/coupons/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getCoupon, ({ params }) => requireCoupon(params.id));

export const PUT = route(putCoupon, ({ params, body }) => changeCoupon(params.id, body));

export const DELETE = route(deleteCoupon, ({ params }) => endCoupon(params.id));

export const { POST, PATCH, OPTIONS } = methodNotAllowed("GET", "PUT", "DELETE");
