import { currentLanguage, currentTranslations } from "#current-translations";
import { localeOf } from "@/lib/languages.mjs";

const t = currentTranslations("orderErrors");

/** The number of the names, for the words around them, and the names in a row. */
const listed = (names: readonly string[]) => ({
  count: names.length,
  names: new Intl.ListFormat(localeOf(currentLanguage())).format(names),
});

/** Why an order is refused, each with the way on. */
export const orderRefusals = {
  notSold: (names: readonly string[]) =>
    names.length > 0 ? t("notSold", listed(names)) : t("unknownTemplate"),
  bought: (names: readonly string[], orderId: number) =>
    t("bought", { names: listed(names).names, orderId: String(orderId) }),
  licensesChanged: (names: readonly string[]) =>
    t("licensesChanged", { names: listed(names).names }),
  /** By bank transfer. */
  ordered: (names: readonly string[], orderId: number) =>
    t("ordered", { names: listed(names).names, orderId: String(orderId) }),
  inProgress: (names: readonly string[], orderId: number) =>
    t("inProgress", { names: listed(names).names, orderId: String(orderId) }),
};
