import type { Translations } from "../content/languages";

export const page: Translations = {
  en: "Page",
  es: "Página",
  pt: "Página",
  fr: "Page",
  de: "Seite",
  it: "Pagina",
};

export const breadcrumb: Translations = {
  en: "Breadcrumb",
  es: "Ruta de navegación",
  pt: "Trilha de navegação",
  fr: "Fil d’Ariane",
  de: "Navigationspfad",
  it: "Percorso",
};

export const color: Translations = {
  en: "Color",
  es: "Color",
  pt: "Cor",
  fr: "Couleur",
  de: "Farbe",
  it: "Colore",
};

export const roomSize: Translations = {
  en: "Room size",
  es: "Tamaño de la sala",
  pt: "Tamanho do ambiente",
  fr: "Taille de la pièce",
  de: "Raumgröße",
  it: "Dimensioni della stanza",
};

export const hireService: Translations = {
  en: "Hire Service",
  es: "Contratar servicio",
  pt: "Contratar serviço",
  fr: "Réserver le service",
  de: "Service buchen",
  it: "Prenota il servizio",
};

export const ofFive: Translations = {
  en: "{stars} of 5",
  es: "{stars} de 5",
  pt: "{stars} de 5",
  fr: "{stars} sur 5",
  de: "{stars} von 5",
  it: "{stars} su 5",
};

export const ofFiveStars: Translations = {
  en: "{stars} of 5 stars",
  es: "{stars} de 5 estrellas",
  pt: "{stars} de 5 estrelas",
  fr: "{stars} étoiles sur 5",
  de: "{stars} von 5 Sternen",
  it: "{stars} stelle su 5",
};

export const oneReview: Translations = {
  en: "{count} review",
  es: "{count} opinión",
  pt: "{count} avaliação",
  fr: "{count} avis",
  de: "{count} Bewertung",
  it: "{count} recensione",
};

export const manyReviews: Translations = {
  en: "{count} reviews",
  es: "{count} opiniones",
  pt: "{count} avaliações",
  fr: "{count} avis",
  de: "{count} Bewertungen",
  it: "{count} recensioni",
};

export const oneStar: Translations = {
  en: "{stars} star",
  es: "{stars} estrella",
  pt: "{stars} estrela",
  fr: "{stars} étoile",
  de: "{stars} Stern",
  it: "{stars} stella",
};

export const manyStars: Translations = {
  en: "{stars} stars",
  es: "{stars} estrellas",
  pt: "{stars} estrelas",
  fr: "{stars} étoiles",
  de: "{stars} Sterne",
  it: "{stars} stelle",
};
