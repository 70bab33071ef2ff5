import { methodNotAllowed } from "@/lib/http/json";
import { consumeAccountRateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { storeCopy } from "@/lib/sharing/commands";
import { getCopies, postCopy } from "@/lib/sharing/endpoints";
import { listCopies } from "@/lib/sharing/queries";

export const GET = route(getCopies, ({ actor }) => listCopies(actor.userId));

export const POST = route(postCopy, async ({ actor, body }) => {
  await consumeAccountRateLimit("share", actor.userId, { hits: 100, seconds: 3600 });
  return storeCopy(actor.userId, body);
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
