import { changeCustomer } from "@/lib/accounts/customers/commands";
import { deleteCustomer, getCustomer, putCustomer } from "@/lib/accounts/customers/endpoints";
import { requireCustomer } from "@/lib/accounts/customers/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getCustomer, ({ params }) => requireCustomer(params.key));

export const PUT = route(putCustomer, ({ actor, params, body }) =>
  changeCustomer(actor, params.key, body),
);

export const DELETE = route(deleteCustomer, ({ actor, params }) =>
  changeCustomer(actor, params.key, { isBanned: true }),
);

export const { POST, PATCH, OPTIONS } = methodNotAllowed("GET", "PUT", "DELETE");
