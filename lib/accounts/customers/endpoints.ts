import { z } from "zod";
import { adminListQuery, staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import {
  customerActivity,
  customerChange,
  customerFields,
  customerKey,
  customerSchema,
} from "./schemas";

const one = {
  params: z.object({ key: customerKey.describe("The id or the e-mail address") }),
  returns: customerSchema,
  failures: { ...staffOnly, 404: "There is no such customer" },
};

const noSelfBan = { 409: "The admin cannot ban themselves" };

export const getCustomers = endpoint({
  method: "GET",
  path: "/api/user/admin",
  summary: "The customers, for a back office",
  access: "customers:read",
  query: z.strictObject(adminListQuery({ fields: customerFields })),
  returns: z.array(customerSchema),
  headers: totalCount,
  failures: staffOnly,
});

export const getCustomer = endpoint({
  method: "GET",
  path: "/api/user/admin/{key}",
  summary: "One customer",
  access: "customers:read",
  ...one,
});

export const getCustomerActivity = endpoint({
  method: "GET",
  path: "/api/user/admin/{key}/activity",
  summary: "The drafts and the sessions of a customer",
  access: "customers:read",
  ...one,
  returns: customerActivity,
});

export const putCustomer = endpoint({
  method: "PUT",
  path: "/api/user/admin/{key}",
  summary: "Change a customer; ban them, or let them in again",
  description: "Absent fields stay as they are. The e-mail address cannot be changed.",
  access: "customers:write",
  body: customerChange,
  ...one,
  failures: { ...one.failures, ...noSelfBan },
});

export const deleteCustomer = endpoint({
  method: "DELETE",
  path: "/api/user/admin/{key}",
  summary: "Ban a customer",
  description: "Their sessions end and they cannot sign in. Their invoices and reviews stay.",
  access: "customers:write",
  ...one,
  failures: { ...one.failures, ...noSelfBan },
});
