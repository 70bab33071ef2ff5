import type { Translations } from "../content/languages";

export const palette: Translations = {
  en: "Palette",
  es: "Paleta",
  pt: "Paleta",
  fr: "Palette",
  de: "Farben",
  it: "Tavolozza",
};

export const primaryBackground: Translations = {
  en: "Primary background",
  es: "Fondo principal",
  pt: "Fundo principal",
  fr: "Fond principal",
  de: "Haupthintergrund",
  it: "Sfondo principale",
};

export const secondaryBackground: Translations = {
  en: "Secondary background",
  es: "Fondo secundario",
  pt: "Fundo secundário",
  fr: "Fond secondaire",
  de: "Zweiter Hintergrund",
  it: "Sfondo secondario",
};

export const textColor1: Translations = {
  en: "Text color 1",
  es: "Color de texto 1",
  pt: "Cor do texto 1",
  fr: "Couleur du texte 1",
  de: "Textfarbe 1",
  it: "Colore del testo 1",
};

export const textColor2: Translations = {
  en: "Text color 2",
  es: "Color de texto 2",
  pt: "Cor do texto 2",
  fr: "Couleur du texte 2",
  de: "Textfarbe 2",
  it: "Colore del testo 2",
};

export const reset: Translations = {
  en: "Reset",
  es: "Restablecer",
  pt: "Redefinir",
  fr: "Réinitialiser",
  de: "Zurücksetzen",
  it: "Ripristina",
};

export const day: Translations = {
  en: "Day",
  es: "Día",
  pt: "Dia",
  fr: "Jour",
  de: "Tag",
  it: "Giorno",
};

export const hour: Translations = {
  en: "Hour",
  es: "Hora",
  pt: "Hora",
  fr: "Heure",
  de: "Uhrzeit",
  it: "Ora",
};

export const guests: Translations = {
  en: "Guests",
  es: "Personas",
  pt: "Pessoas",
  fr: "Personnes",
  de: "Personen",
  it: "Persone",
};
