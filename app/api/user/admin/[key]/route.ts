import { changeCustomer } from "@/lib/customers/commands";
import { deleteCustomer, getCustomer, putCustomer } from "@/lib/customers/endpoints";
import { requireCustomer } from "@/lib/customers/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getCustomer, ({ params }) => requireCustomer(params.key));

export const PUT = route(putCustomer, ({ actor, params, body }) =>
  changeCustomer(actor, params.key, body),
);

export const DELETE = route(deleteCustomer, ({ actor, params }) =>
  changeCustomer(actor, params.key, { isBanned: true }),
);

export const { POST, PATCH, OPTIONS } = methodNotAllowed("GET", "PUT", "DELETE");
