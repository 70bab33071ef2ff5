import { absolute } from "@/lib/site";
import { formPath } from "./messages/rules";

/**
 * The address at which this shop receives the forms of the site with this key, whatever host the
 * site is on.
 */
export const shopFormAddress = (key: string): string => absolute(formPath(key));

interface FormSettings {
  formKey: string;
  formAddress: string | null;
}

/**
 * The address that a site's forms are sent to: the shop's, unless the owner has set another one.
 */
export const formActionOf = ({ formKey, formAddress }: FormSettings): string =>
  formAddress ?? shopFormAddress(formKey);
