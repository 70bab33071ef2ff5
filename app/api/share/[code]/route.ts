import { takeBackCopy } from "@/lib/customization/sharing/commands";
import { deleteCopy, getCopy } from "@/lib/customization/sharing/endpoints";
import { getCopy as findCopy } from "@/lib/customization/sharing/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getCopy, ({ params }) => findCopy(params.code));

export const DELETE = route(deleteCopy, async ({ actor, params }) => {
  await takeBackCopy(actor.userId, params.code);
  return null;
});

export const { POST, PUT, PATCH, OPTIONS } = methodNotAllowed("GET", "DELETE");
