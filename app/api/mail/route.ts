import { adminList } from "@/lib/http/admin-list";
import { refuseOthers } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";
import { getMails } from "@/lib/mail/endpoints";
import { listMails } from "@/lib/mail/queries";

export const GET = route(getMails, async ({ query }) => {
  const { mails, total } = await listMails(adminList(query));
  return withTotal(mails, total);
});

export const { POST, PUT, PATCH, DELETE } = refuseOthers("GET");
