import { adminList } from "@/lib/http/admin-list";
import { refuseOthers } from "@/lib/http/json";
import { Reply, route } from "@/lib/http/route";
import { getMails } from "@/lib/mail/endpoints";
import { listMails } from "@/lib/mail/queries";

export const GET = route(getMails, async ({ query }) => {
  const { mails, total } = await listMails(adminList(query));
  return new Reply(mails, { "X-Total-Count": String(total) });
});

export const { POST, PUT, PATCH, DELETE } = refuseOthers("GET");
