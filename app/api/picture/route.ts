import { storePicture } from "@/lib/customization/pictures/commands";
import { getPictures, postPicture } from "@/lib/customization/pictures/endpoints";
import { listPictures } from "@/lib/customization/pictures/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeCallerRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { inUploadTurn, limitUploads, readUpload } from "@/lib/platform/http/upload";
import { maxUploadBytes } from "@/lib/platform/media/rules";

const limits = {
  caller: { hits: 90, seconds: 600 },
  verified: { hits: 90, seconds: 600 },
};

export const GET = route(getPictures, async ({ actor }) => listPictures(actor.userId));

export const POST = route(postPicture, async ({ actor, request }) => {
  await consumeCallerRateLimit("pictures", request, limits.caller);
  await limitUploads("pictures", actor, limits.verified);
  return inUploadTurn(actor, request, async () =>
    storePicture(actor, await readUpload(request, maxUploadBytes)),
  );
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
