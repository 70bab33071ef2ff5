import { z } from "zod";
import { idParam } from "@/lib/id-schemas";
import { staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { saleBody, saleChange, saleListQuery, saleSchema } from "./schemas";

const one = {
  params: z.object({ id: idParam }),
  returns: saleSchema,
  failures: { ...staffOnly, 404: "There is no such sale" },
};

const overlap = "Another sale has some of these presets at the same time";

export const getSales = endpoint({
  method: "GET",
  path: "/api/sale",
  summary: "All sales",
  access: "coupons:read",
  query: saleListQuery,
  returns: z.array(saleSchema),
  headers: totalCount,
  failures: staffOnly,
});

export const getSale = endpoint({
  method: "GET",
  path: "/api/sale/{id}",
  summary: "One sale",
  access: "coupons:read",
  ...one,
});

export const postSale = endpoint({
  method: "POST",
  path: "/api/sale",
  summary: "Make a sale",
  description:
    "From its beginning until its end the presets that were sold when it began cost less, for everybody: `price` is then the reduced one, before any bundle or coupon.",
  access: "coupons:write",
  body: saleBody,
  returns: saleSchema,
  status: 201,
  failures: { ...staffOnly, 409: overlap },
});

export const putSale = endpoint({
  method: "PUT",
  path: "/api/sale/{id}",
  summary: "Change a sale; orders stay as they are",
  access: "coupons:write",
  body: saleChange,
  ...one,
  failures: {
    ...one.failures,
    409: `It has ended, has begun, so that only its name and its end can be changed, or: ${overlap.toLowerCase()}`,
  },
});

export const deleteSale = endpoint({
  method: "DELETE",
  path: "/api/sale/{id}",
  summary: "End a sale at once",
  description: "It stays in the list. One that has not begun does not begin.",
  access: "coupons:write",
  ...one,
});
