import { staffOnly } from "@/lib/http/admin-list";
import { endpoint } from "@/lib/http/endpoint";
import { figuresQuery, figuresSchema } from "./schemas";

export const getFigures = endpoint({
  method: "GET",
  path: "/api/shop/figures",
  summary: "Sales, orders, refunds, visitors and what waits for a person",
  description:
    "Kept in the transactions that they are counted from, so that they are equal to counting. Each caller gets what their permissions include.",
  access: "figures:read",
  query: figuresQuery,
  returns: figuresSchema,
  failures: staffOnly,
});
