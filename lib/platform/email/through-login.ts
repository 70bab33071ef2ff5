import { mainLanguage } from "@/lib/languages.mjs";
import { loginHref } from "@/lib/login-redirect";
import { absoluteIn } from "@/lib/site";

/**
 * The address of a page for customers or staff in an email. It leads through the login, because these
 * pages send guests to the home page.
 */
export const throughLogin = (path: string, language = mainLanguage): string =>
  absoluteIn(language, loginHref(path));
