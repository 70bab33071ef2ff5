import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { getBought } from "@/lib/invoices/endpoints";
import { listBoughtPresetIds } from "@/lib/invoices/queries/invoices";

export const GET = route(getBought, ({ actor }) => listBoughtPresetIds(actor.userId));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
