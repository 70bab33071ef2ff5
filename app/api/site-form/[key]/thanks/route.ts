import { methodNotAllowed } from "@/lib/platform/http/json";
import { formRoute } from "@/lib/sites/messages/form-route";
import { placeOf } from "@/lib/sites/messages/pages/page";
import { thank } from "@/lib/sites/messages/pages/responses";
import { findFormSite } from "@/lib/sites/messages/queries/form-site";

/** The page that a visitor of a site sees after sending a form. */
export const GET = formRoute("/api/site-form/{key}/thanks", async (request, key) => {
  const isOrder = new URL(request.url).searchParams.get("for") === "order";
  return { response: await thank(await placeOf(key, await findFormSite(key)), { isOrder }) };
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
