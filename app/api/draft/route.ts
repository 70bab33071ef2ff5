import { getDrafts } from "@/lib/content/endpoints";
import { listDrafts } from "@/lib/content/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getDrafts, ({ actor }) => listDrafts(actor.userId));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
