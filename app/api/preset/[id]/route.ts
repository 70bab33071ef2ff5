import { z } from "zod";
import { requirePreset } from "@/lib/catalogue/queries/get-preset";
import { presetId, presetSchema } from "@/lib/catalogue/schemas";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(
  { params: z.object({ id: presetId }), returns: presetSchema, cache: "public" },
  ({ params }) => requirePreset(params.id),
);

export const { POST, PUT, PATCH, DELETE } = refuseOthers("GET");
