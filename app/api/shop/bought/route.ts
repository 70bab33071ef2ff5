import { getBought } from "@/lib/orders/invoices/endpoints";
import { listBoughtPresetIds } from "@/lib/orders/invoices/queries/invoices";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getBought, ({ actor }) => listBoughtPresetIds(actor.userId));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
