import { storeCopy } from "@/lib/customization/sharing/commands";
import { getCopies, postCopy } from "@/lib/customization/sharing/endpoints";
import { listCopies } from "@/lib/customization/sharing/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";

export const GET = route(getCopies, ({ actor }) => listCopies(actor.userId));

export const POST = route(postCopy, async ({ actor, body }) => {
  await consumeAccountRateLimit("share", actor.userId, { hits: 100, seconds: 3600 });
  return storeCopy(actor.userId, body);
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
