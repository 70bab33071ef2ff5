import { getCopies, postCopy } from "@/lib/customization/sharing/endpoints";
import { listCopies } from "@/lib/customization/sharing/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { shareCopy } from "@/lib/sites/screening/commands/share";

export const GET = route(getCopies, ({ actor }) => listCopies(actor.userId));

export const POST = route(postCopy, async ({ actor, body }) => {
  await consumeAccountRateLimit("share", actor.userId, { hits: 100, seconds: 3600 });
  return shareCopy(actor.userId, body);
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
