import { requireDeclaration } from "@/lib/customization/content/declarations";
import { describeContent } from "@/lib/customization/content/describe";
import { getTemplateContent } from "@/lib/customization/content/endpoints";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getTemplateContent, async ({ params: { template } }) =>
  describeContent(template, await requireDeclaration(template)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
