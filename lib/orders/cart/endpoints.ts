import { endpoint } from "@/lib/platform/http/endpoint";
import {
  cartContents,
  cartLicenses,
  cartLine,
  cartOrder,
  cartOwner,
  cartRemoval,
  perLicenseQuery,
  presetIds,
  removed,
} from "./schemas";

const ownerOnly = { 401: "Nobody is signed in", 403: "The cart is not the caller's" };

export const getCart = endpoint({
  method: "GET",
  path: "/api/shop/order",
  summary: "The ids of the presets in a customer's cart, in the order added",
  access: "customer",
  query: cartOwner.extend(perLicenseQuery.shape),
  returns: presetIds,
  failures: { ...ownerOnly, 404: "The admin named an account that does not exist" },
});

export const postCart = endpoint({
  method: "POST",
  path: "/api/shop/order",
  summary: "Put presets into a customer's cart",
  description:
    "Adding a preset that is in the cart already changes nothing. Of several ids, those that cannot be added are left out; for a single id, the reason is returned.",
  access: "customer",
  body: cartOrder,
  returns: cartContents,
  status: 201,
  failures: {
    ...ownerOnly,
    404: "The one preset does not exist",
    409: "The one preset is no longer sold or already bought, or the cart is full",
  },
});

export const putCartLicenses = endpoint({
  method: "PUT",
  path: "/api/shop/order/licenses",
  summary: "Set how many licenses of a preset are in a customer's cart",
  description:
    "One license is for one site. The preset is added if it is not in the cart. A further license of a bought preset needs `owned`.",
  access: "customer",
  body: cartLicenses,
  returns: cartLine,
  failures: {
    ...ownerOnly,
    404: "The preset does not exist",
    409: "The preset is no longer sold, `owned` is wrong, or the cart is full",
  },
});

export const deleteCart = endpoint({
  method: "DELETE",
  path: "/api/shop/order",
  summary: "Take a preset out of a customer's cart, or without `id` all of them",
  access: "customer",
  query: cartRemoval,
  returns: removed,
  failures: { ...ownerOnly, 404: "The admin named an account that does not exist" },
  saysSuccess: true,
});
