import { currentTranslations } from "#current-translations";

const t = currentTranslations("domainErrors");

/** Why nobody can have a site at this name. */
export const suffixRefusal = (host: string): string =>
  host.includes(".") ? t("shared", { host }) : t("notWhole");

/** What visitors of a host read, who are no customers of the shop. */
export const hostTexts = { nothing: "Nothing is here.", misdirected: "No site is here." };
