import { z } from "zod";
import { idParam } from "@/lib/id-schemas";
import { staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { invitationDays } from "./rules";
import {
  acceptance,
  accepted,
  invitationBody,
  roleChange,
  staffListQuery,
  staffSchema,
} from "./schemas";

const one = {
  params: z.object({ id: idParam }),
  returns: staffSchema,
  failures: { ...staffOnly, 404: "There is no staff member with this number" },
};

export const getStaff = endpoint({
  method: "GET",
  path: "/api/staff",
  summary: "Who works in the back office beside the owner, and who is invited",
  access: "staff:read",
  query: staffListQuery,
  returns: z.array(staffSchema),
  headers: totalCount,
  failures: staffOnly,
});

export const postStaff = endpoint({
  method: "POST",
  path: "/api/staff",
  summary: "Invite a staff member to the back office",
  description: `They get a link by e-mail, which works once, within ${invitationDays} days. Another invitation to the same address replaces it.`,
  access: "staff:write",
  body: invitationBody,
  returns: staffSchema,
  status: 201,
  failures: { ...staffOnly, 409: "They work in the back office already" },
});

export const putStaff = endpoint({
  method: "PUT",
  path: "/api/staff/{id}",
  summary: "Give a staff member another role; it applies from their next request",
  access: "staff:write",
  body: roleChange,
  ...one,
});

export const deleteStaff = endpoint({
  method: "DELETE",
  path: "/api/staff/{id}",
  summary: "Remove a staff member from the back office, or withdraw an invitation",
  description: "At once: their next request is refused, and their API tokens are revoked.",
  access: "staff:write",
  ...one,
});

export const postAcceptance = endpoint({
  method: "POST",
  path: "/api/user/account/staff-invitation",
  summary: "Accept an invitation to the back office",
  description: "The caller's account has the invited address, and has confirmed it.",
  access: "customer",
  body: acceptance,
  returns: accepted,
  failures: {
    400: "The invitation is not the caller's, or no longer valid",
    401: "Nobody is signed in",
    409: "The address is not confirmed, or the caller works in the back office already",
  },
});
