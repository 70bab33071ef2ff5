import { getEmails } from "@/lib/email/endpoints";
import { listEmails } from "@/lib/email/queries";
import { adminList } from "@/lib/http/admin-list";
import { methodNotAllowed } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";

export const GET = route(getEmails, async ({ query }) => {
  const { mails, total } = await listEmails(adminList(query));
  return withTotal(mails, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
