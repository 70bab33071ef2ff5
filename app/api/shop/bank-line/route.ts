import { getBankLines } from "@/lib/orders/transfers/statements/endpoints";
import { listOpenLines } from "@/lib/orders/transfers/statements/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getBankLines, () => listOpenLines());

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
