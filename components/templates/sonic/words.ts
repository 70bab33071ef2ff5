import type { Translations } from "../content/languages";

export const home: Translations = {
  en: "Home",
  es: "Inicio",
  pt: "Início",
  fr: "Accueil",
  de: "Start",
  it: "Home",
};

export const audio: Translations = {
  en: "Audio",
  es: "Audio",
  pt: "Áudio",
  fr: "Audio",
  de: "Audio",
  it: "Audio",
};

export const bag: Translations = {
  en: "Bag",
  es: "Bolsa",
  pt: "Sacola",
  fr: "Sac",
  de: "Tasche",
  it: "Borsa",
};

export const account: Translations = {
  en: "Account",
  es: "Cuenta",
  pt: "Conta",
  fr: "Compte",
  de: "Konto",
  it: "Account",
};

export const login: Translations = {
  en: "Login",
  es: "Entrar",
  pt: "Entrar",
  fr: "Connexion",
  de: "Login",
  it: "Accedi",
};

export const inFigures: Translations = {
  en: "In figures",
  es: "En cifras",
  pt: "Em números",
  fr: "En chiffres",
  de: "In Zahlen",
  it: "In cifre",
};

export const firstPicture: Translations = {
  en: "First picture",
  es: "Primera imagen",
  pt: "Primeira imagem",
  fr: "Première image",
  de: "Erstes Bild",
  it: "Prima immagine",
};

export const secondPicture: Translations = {
  en: "Second picture",
  es: "Segunda imagen",
  pt: "Segunda imagem",
  fr: "Deuxième image",
  de: "Zweites Bild",
  it: "Seconda immagine",
};

export const thirdPicture: Translations = {
  en: "Third picture",
  es: "Tercera imagen",
  pt: "Terceira imagem",
  fr: "Troisième image",
  de: "Drittes Bild",
  it: "Terza immagine",
};
