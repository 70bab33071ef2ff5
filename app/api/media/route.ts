import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeCallerRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { inUploadTurn, limitUploads, readUpload } from "@/lib/platform/http/upload";
import { storePicture } from "@/lib/platform/media/commands";
import { postMedia } from "@/lib/platform/media/endpoints";
import { maxUploadBytes } from "@/lib/platform/media/rules";
import { absolute } from "@/lib/site";

const limits = {
  caller: { hits: 20, seconds: 600 },
  verified: { hits: 20, seconds: 600 },
};

export const POST = route(postMedia, async ({ actor, request }) => {
  await consumeCallerRateLimit("media", request, limits.caller);
  await limitUploads("media", actor, limits.verified);
  const path = await inUploadTurn(actor, request, async () =>
    storePicture(actor, await readUpload(request, maxUploadBytes)),
  );
  return { secure_url: absolute(path) };
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
