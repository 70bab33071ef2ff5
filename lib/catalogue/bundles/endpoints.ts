import { z } from "zod";
import { idParam } from "@/lib/id-schemas";
import { staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { bundleChange, bundleListQuery, bundleSchema, newBundle } from "./schemas";

const one = {
  params: z.object({ id: idParam }),
  returns: bundleSchema,
  failures: { ...staffOnly, 404: "There is no such bundle" },
};

const once = "The category has a bundle already";

export const getBundles = endpoint({
  method: "GET",
  path: "/api/bundle",
  summary: "All bundles: several presets of a category cost less together",
  access: "coupons:read",
  query: bundleListQuery,
  returns: z.array(bundleSchema),
  headers: totalCount,
  failures: staffOnly,
});

export const getBundle = endpoint({
  method: "GET",
  path: "/api/bundle/{id}",
  summary: "One bundle",
  access: "coupons:read",
  ...one,
});

export const postBundle = endpoint({
  method: "POST",
  path: "/api/bundle",
  summary: "Make a bundle",
  description:
    "It holds at once, for everybody, before any coupon: orders then name the total of a quote.",
  access: "coupons:write",
  body: newBundle,
  returns: bundleSchema,
  status: 201,
  failures: { ...staffOnly, 409: once },
});

export const putBundle = endpoint({
  method: "PUT",
  path: "/api/bundle/{id}",
  summary: "Change a bundle; orders stay as they are",
  access: "coupons:write",
  body: bundleChange,
  ...one,
  failures: { ...one.failures, 409: once },
});

export const deleteBundle = endpoint({
  method: "DELETE",
  path: "/api/bundle/{id}",
  summary: "Delete a bundle; orders stay as they are",
  access: "coupons:write",
  ...one,
});
