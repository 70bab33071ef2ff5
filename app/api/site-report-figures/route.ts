import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { getReportFigures as endpoint } from "@/lib/sites/reports/endpoints";
import { getReportFigures } from "@/lib/sites/reports/queries/figures";

export const GET = route(endpoint, ({ query }) => getReportFigures(new Date(), query.year));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
