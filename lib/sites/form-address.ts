import { absolute } from "@/lib/site";
import { formPath, formsPath } from "./messages/rules";

/**
 * The address at which this shop receives the forms of the site with this key, whatever host the
 * site is on.
 */
export const shopFormAddress = (key: string): string => absolute(formPath(key));

/** The query in the address of a form that says in which language its page is. */
export const languageQuery = "language";

/** The address for the forms of a page in a further language; an address elsewhere stays as it is. */
export const formActionIn = (action: string, language: string): string =>
  action.startsWith(absolute(formsPath)) ? `${action}?${languageQuery}=${language}` : action;

interface FormSettings {
  formKey: string;
  formAddress: string | null;
}

/**
 * The address that a site's forms are sent to: the shop's, unless the owner has set another one.
 */
export const formActionOf = ({ formKey, formAddress }: FormSettings): string =>
  formAddress ?? shopFormAddress(formKey);
