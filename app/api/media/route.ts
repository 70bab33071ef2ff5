import { methodNotAllowed } from "@/lib/http/json";
import { consumeCallerRateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { readUpload } from "@/lib/http/upload";
import { storePicture } from "@/lib/media/commands";
import { postMedia } from "@/lib/media/endpoints";
import { maxUploadBytes } from "@/lib/media/rules";
import { absolute } from "@/lib/site";

export const POST = route(postMedia, async ({ actor, request }) => {
  await consumeCallerRateLimit("media", request, { hits: 20, seconds: 600 });
  const bytes = await readUpload(request, maxUploadBytes);
  return { secure_url: absolute(await storePicture(actor, bytes)) };
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
