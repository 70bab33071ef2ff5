import { getEmails } from "@/lib/platform/email/endpoints";
import { listEmails } from "@/lib/platform/email/queries";
import { adminList } from "@/lib/platform/http/admin-list";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";

export const GET = route(getEmails, async ({ query }) => {
  const { emails, total } = await listEmails(adminList(query));
  return withTotal(emails, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
