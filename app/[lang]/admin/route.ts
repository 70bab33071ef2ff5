import { sectionsOf } from "@/components/backoffice/sections";
import { backOfficeLink } from "@/lib/back-office-link";
import { env } from "@/lib/env";
import { inLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { type LanguageContext, languageOfFile } from "../language-params";

/**
 * Redirects to the first section that the staff member's role includes; guests to the home page.
 * Not a page: a page that waits for the session has already sent its status.
 */
export async function GET(request: Request, context: LanguageContext) {
  const actor = await findActor(request);
  const target = actor ? backOfficeLink(sectionsOf(actor.role)[0]?.slug ?? "figures") : links.home;
  const language = await languageOfFile(context);
  return new Response(null, {
    status: 307,
    headers: {
      Location: new URL(inLanguage(language, target), env("site").SITE_URL).href,
      "Cache-Control": "no-store",
    },
  });
}
