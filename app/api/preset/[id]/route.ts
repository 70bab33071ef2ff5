import { getOnePreset } from "@/lib/catalogue/endpoints";
import { requirePreset } from "@/lib/catalogue/queries/get-preset";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getOnePreset, ({ params }) => requirePreset(params.id));

export const { POST, PUT, PATCH, DELETE } = refuseOthers("GET");
