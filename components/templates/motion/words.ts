import type { Translations } from "../content/languages";

export const searchByName: Translations = {
  en: "Search by name...",
  es: "Buscar por nombre...",
  pt: "Buscar por nome...",
  fr: "Rechercher par nom...",
  de: "Nach Namen suchen...",
  it: "Cerca per nome...",
};

export const nothingFound: Translations = {
  en: "Nothing here goes by that name. Try “Product”.",
  es: "Aquí nada se llama así. Prueba con otro nombre.",
  pt: "Nada aqui tem esse nome. Tente outro.",
  fr: "Rien ne porte ce nom ici. Essayez-en un autre.",
  de: "So heißt hier nichts. Versuchen Sie es mit einem anderen Namen.",
  it: "Qui niente si chiama così. Prova con un altro nome.",
};

export const itemsInCart: Translations = {
  en: "Items in the cart",
  es: "Artículos en el carrito",
  pt: "Itens no carrinho",
  fr: "Articles dans le panier",
  de: "Artikel im Warenkorb",
  it: "Articoli nel carrello",
};

/** Follows a number, so it has to suit one and many. */
export const inView: Translations = {
  en: "in view",
  es: "en la lista",
  pt: "na lista",
  fr: "dans la liste",
  de: "zu sehen",
  it: "in elenco",
};

export const viewDetail: Translations = {
  en: "View Detail",
  es: "Ver detalle",
  pt: "Ver detalhes",
  fr: "Voir le détail",
  de: "Details ansehen",
  it: "Vedi dettagli",
};

export const backToProducts: Translations = {
  en: "Back to products",
  es: "Volver a los productos",
  pt: "Voltar aos produtos",
  fr: "Retour aux produits",
  de: "Zurück zu den Produkten",
  it: "Torna ai prodotti",
};
