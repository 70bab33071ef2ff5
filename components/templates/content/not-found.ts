import type { TextPage } from "../template";
import type { Language, Translations } from "./languages";

const title: Translations = {
  en: "There is no such page",
  es: "Esta página no existe",
  pt: "Esta página não existe",
  fr: "Cette page n’existe pas",
  de: "Diese Seite gibt es nicht",
  it: "Questa pagina non esiste",
};

const hint: Translations = {
  en: "The address may be mistyped, or the page has moved.",
  es: "Puede que la dirección esté mal escrita o que la página se haya movido.",
  pt: "O endereço pode estar errado, ou a página mudou de lugar.",
  fr: "L’adresse est peut-être mal écrite, ou la page a été déplacée.",
  de: "Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.",
  it: "Forse l’indirizzo è scritto male, oppure la pagina è stata spostata.",
};

const toHome: Translations = {
  en: "Go to the first page",
  es: "Ir a la página principal",
  pt: "Ir para a página inicial",
  fr: "Aller à la page d’accueil",
  de: "Zur Startseite",
  it: "Vai alla pagina iniziale",
};

/** The text page for addresses that do not exist on a site. */
export const notFoundPage = (language: Language, home: string): TextPage => ({
  id: "not-found",
  attributes: {},
  title: { text: title[language] },
  name: { text: "404" },
  place: { value: "footer" },
  body: {
    blocks: [
      { kind: "paragraph", runs: [{ text: hint[language] }] },
      { kind: "paragraph", runs: [{ text: toHome[language], href: home }] },
    ],
  },
});
