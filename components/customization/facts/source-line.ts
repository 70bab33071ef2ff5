import type { FactSource } from "@/lib/customization/facts/schemas";
import type { Translator } from "@/lib/translations/translator";

/** The path of a page, which says enough beside the address that was typed; a file's name as it is. */
function pageName(page: string): string {
  try {
    const { pathname, host } = new URL(page);
    return pathname === "/" ? host : pathname;
  } catch {
    return page;
  }
}

/** Where a fact was found: "From a table of /contact". A text that was pasted has no name. */
export const sourceLine = (t: Translator<"factSources">, { page, place }: FactSource): string =>
  page ? t(place, { page: pageName(page) }) : t("pasted");
