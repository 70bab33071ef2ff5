import { cancelReturn } from "@/lib/checkout/commands/paypal-return";
import { getCancelReturn } from "@/lib/checkout/endpoints";
import { methodNotAllowed } from "@/lib/http/json";
import { Reply, route } from "@/lib/http/route";
import { links } from "@/lib/links";

export const GET = route(getCancelReturn, async ({ query, actor }) => {
  const outcome = await cancelReturn(query.token, actor);
  return new Reply(null, { Location: links.payOutcome(outcome) });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
