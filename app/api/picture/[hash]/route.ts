import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { deletePicture as deleteOwnPicture } from "@/lib/pictures/commands";
import { deletePicture } from "@/lib/pictures/endpoints";

export const DELETE = route(deletePicture, async ({ actor, params }) => {
  await deleteOwnPicture(actor, params.hash);
  return null;
});

export const { GET, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
