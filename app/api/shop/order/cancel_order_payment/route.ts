import { cancelReturn } from "@/lib/orders/checkout/commands/paypal-return";
import { getCancelReturn } from "@/lib/orders/checkout/endpoints";
import { getOutcomePath } from "@/lib/orders/checkout/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { Reply, route } from "@/lib/platform/http/route";

export const GET = route(getCancelReturn, async ({ query, actor }) => {
  const outcome = await cancelReturn(query.token, actor);
  return new Reply(null, { Location: await getOutcomePath(query.token, outcome) });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
