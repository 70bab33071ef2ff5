import { deletePicture as deleteOwnPicture } from "@/lib/customization/pictures/commands";
import { deletePicture } from "@/lib/customization/pictures/endpoints";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const DELETE = route(deletePicture, async ({ actor, params }) => {
  await deleteOwnPicture(actor, params.hash);
  return null;
});

export const { GET, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
