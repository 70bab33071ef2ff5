import { requireDeclaration } from "@/lib/content/declarations";
import { describeContent } from "@/lib/content/describe";
import { getTemplateContent } from "@/lib/content/endpoints";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getTemplateContent, async ({ params: { template } }) =>
  describeContent(template, await requireDeclaration(template)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
