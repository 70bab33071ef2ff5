import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { takeBackCopy } from "@/lib/sharing/commands";
import { deleteCopy, getCopy } from "@/lib/sharing/endpoints";
import { getCopy as findCopy } from "@/lib/sharing/queries";

export const GET = route(getCopy, ({ params }) => findCopy(params.code));

export const DELETE = route(deleteCopy, async ({ actor, params }) => {
  await takeBackCopy(actor.userId, params.code);
  return null;
});

export const { POST, PUT, PATCH, OPTIONS } = methodNotAllowed("GET", "DELETE");
