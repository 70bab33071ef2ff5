import { absolute } from "@/lib/site";
import { formPath } from "../messages/rules";

/** Where this shop takes the forms of the site with this key, whatever host the site is on. */
export const shopFormAddress = (key: string): string => absolute(formPath(key));

interface FormSettings {
  formKey: string;
  formAddress: string | null;
}

/** Where a site's forms are sent: to the shop, unless its owner has set another address. */
export const formActionOf = ({ formKey, formAddress }: FormSettings): string =>
  formAddress ?? shopFormAddress(formKey);
