import { storePresetPicture } from "@/lib/catalogue/pictures/commands";
import { postPresetPicture } from "@/lib/catalogue/pictures/endpoints";
import { presetPictureCrop } from "@/lib/catalogue/pictures/schemas";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit, consumeCallerRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { inUploadTurn, readUploadForm } from "@/lib/platform/http/upload";
import { maxUploadBytes } from "@/lib/platform/media/rules";
import { absolute } from "@/lib/site";

const limits = { hits: 90, seconds: 600 };

export const POST = route(postPresetPicture, async ({ actor, request }) => {
  await consumeCallerRateLimit("preset-pictures", request, limits);
  await consumeAccountRateLimit("preset-pictures", actor.userId, limits);
  return inUploadTurn(actor, request, async () => {
    const { file, fields } = await readUploadForm(request, maxUploadBytes, presetPictureCrop);
    const picture = await storePresetPicture(file, fields);
    return { ...picture, url: absolute(picture.url) };
  });
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
