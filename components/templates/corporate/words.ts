import type { Translations } from "../content/languages";

export const onThisPage: Translations = {
  en: "On this page",
  es: "En esta página",
  pt: "Nesta página",
  fr: "Sur cette page",
  de: "Auf dieser Seite",
  it: "In questa pagina",
};

export const visitUs: Translations = {
  en: "Visit us",
  es: "Visítanos",
  pt: "Visite-nos",
  fr: "Venez nous voir",
  de: "Besuchen Sie uns",
  it: "Venite a trovarci",
};
