import { withoutLanguage } from "@/lib/languages.mjs";

const forCustomers = /^\/(pay|profile|purchases|admin)(\/|$)/;

/** Whether a page is for customers only, so that its guests are sent home. */
export const isForCustomers = (path: string): boolean => forCustomers.test(withoutLanguage(path));
