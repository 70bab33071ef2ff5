import { getDrafts } from "@/lib/customization/content/endpoints";
import { listDrafts } from "@/lib/customization/content/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getDrafts, ({ actor }) => listDrafts(actor.userId));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
