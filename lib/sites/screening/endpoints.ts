import { z } from "zod";
import { idParam } from "@/lib/id-schemas";
import { adminListQuery, staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { heldContentSchema, heldFields, heldRecordSchema, heldRefusal } from "./schemas";

export const getHeldSites = endpoint({
  method: "GET",
  path: "/api/held-site",
  summary: "Publications and changes of sites that wait, or waited, because they look like fraud",
  access: "sites:read",
  query: z.strictObject(adminListQuery({ fields: heldFields, ranges: ["createdAt"] })),
  returns: z.array(heldRecordSchema),
  headers: totalCount,
  failures: staffOnly,
});

const params = z.object({ id: idParam });
const failures = { ...staffOnly, 404: "There is no such held site" };
const decided = "It was decided already, or the site is being published or taken down";

export const getHeldSite = endpoint({
  method: "GET",
  path: "/api/held-site/{id}",
  summary: "One held publication or change",
  access: "sites:read",
  params,
  returns: heldRecordSchema,
  failures,
});

export const getHeldContent = endpoint({
  method: "GET",
  path: "/api/held-site/{id}/content",
  summary: "What the owner of a held site typed",
  access: "sites:read",
  params,
  returns: heldContentSchema,
  failures,
});

export const postHeldApproval = endpoint({
  method: "POST",
  path: "/api/held-site/{id}/approval",
  summary: "Put a held publication online, or let the owner make a held change",
  access: "sites:write",
  params,
  returns: heldRecordSchema,
  failures: { ...failures, 409: decided },
});

export const postHeldRefusal = endpoint({
  method: "POST",
  path: "/api/held-site/{id}/refusal",
  summary: "Refuse a held publication or change and tell the owner why",
  access: "sites:write",
  params,
  body: heldRefusal,
  returns: heldRecordSchema,
  failures: { ...failures, 409: decided },
});
