import { addToCart, emptyCart, removeFromCart } from "@/lib/orders/cart/commands";
import { deleteCart, getCart, postCart } from "@/lib/orders/cart/endpoints";
import { listCartLines } from "@/lib/orders/cart/queries";
import { perLicense } from "@/lib/orders/cart/rules";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { resolveAccount } from "@/lib/platform/sessions/queries";

export const GET = route(getCart, async ({ actor, query }) => {
  const lines = await listCartLines(await resolveAccount(actor, query.email, "orders:read"));
  return (query.perLicense ? perLicense(lines) : lines).map(({ id }) => id);
});

export const POST = route(postCart, async ({ actor, body }) =>
  addToCart(await resolveAccount(actor, body.email, "orders:write"), body.products),
);

export const DELETE = route(deleteCart, async ({ actor, query: { id, email } }) => {
  const userId = await resolveAccount(actor, email, "orders:write");
  await (id === undefined ? emptyCart(userId) : removeFromCart(userId, id));
  return { isSuccess: true as const };
});

export const { PUT, PATCH, OPTIONS } = methodNotAllowed("GET", "POST", "DELETE");
