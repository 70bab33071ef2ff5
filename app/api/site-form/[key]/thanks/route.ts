import { methodNotAllowed } from "@/lib/platform/http/json";
import { formRoute } from "@/lib/sites/messages/form-route";
import { languageIn, placeOf } from "@/lib/sites/messages/pages/page";
import { thank } from "@/lib/sites/messages/pages/responses";
import { findFormSite } from "@/lib/sites/messages/queries/form-site";

/** The page that a visitor of a site sees after sending a form. */
export const GET = formRoute("/api/site-form/{key}/thanks", async (request, key) => {
  const isOrder = new URL(request.url).searchParams.get("for") === "order";
  const place = await placeOf(key, await findFormSite(key), languageIn(request));
  return { response: await thank(place, { isOrder }) };
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
