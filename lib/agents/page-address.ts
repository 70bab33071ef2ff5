import { absoluteIn } from "@/lib/site";
import { currentLanguage } from "@/lib/translations/current-language";

/** The URL of a page for the person whom an agent works for, in the language of the request. */
export const pageAddress = (path: string): string => absoluteIn(currentLanguage(), path);
