import { z } from "zod";
import { adminListQuery, adminOnly, totalCount } from "@/lib/http/admin-list";
import { endpoint } from "@/lib/http/endpoint";
import { customerChange, customerFields, customerKey, customerSchema } from "./schemas";

const one = {
  params: z.object({ key: customerKey.describe("The id or the e-mail address") }),
  returns: customerSchema,
  failures: { ...adminOnly, 404: "There is no such customer" },
};

export const getCustomers = endpoint({
  method: "GET",
  path: "/api/user/admin",
  summary: "The customers, for a back office",
  access: "admin",
  query: z.object(adminListQuery(customerFields)),
  returns: z.array(customerSchema),
  headers: totalCount,
  failures: adminOnly,
});

export const getCustomer = endpoint({
  method: "GET",
  path: "/api/user/admin/{key}",
  summary: "One customer",
  access: "admin",
  ...one,
});

export const putCustomer = endpoint({
  method: "PUT",
  path: "/api/user/admin/{key}",
  summary: "Ban a customer, or let them in again",
  access: "admin",
  body: customerChange,
  ...one,
});

export const deleteCustomer = endpoint({
  method: "DELETE",
  path: "/api/user/admin/{key}",
  summary: "Ban a customer",
  description: "Their sessions end and they cannot sign in. Their invoices and reviews stay.",
  access: "admin",
  ...one,
});
