import { getCustomerActivity } from "@/lib/accounts/customers/endpoints";
import { readCustomerActivity } from "@/lib/accounts/customers/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getCustomerActivity, ({ params }) => readCustomerActivity(params.key));

export const { POST, PUT, DELETE, PATCH, OPTIONS } = methodNotAllowed("GET");
