import type { Translations } from "./languages";

/** Small words that several templates share. Each phrase of the sample is here once. */

export const skipToContent: Translations = {
  en: "Skip to content",
  es: "Ir al contenido",
  pt: "Ir para o conteúdo",
  fr: "Aller au contenu",
  de: "Zum Inhalt",
  it: "Vai al contenuto",
};

export const menu: Translations = {
  en: "Menu",
  es: "Menú",
  pt: "Menu",
  fr: "Menu",
  de: "Menü",
  it: "Menu",
};

export const shop: Translations = {
  en: "Shop",
  es: "Tienda",
  pt: "Loja",
  fr: "Boutique",
  de: "Shop",
  it: "Negozio",
};

export const cart: Translations = {
  en: "Cart",
  es: "Carrito",
  pt: "Carrinho",
  fr: "Panier",
  de: "Warenkorb",
  it: "Carrello",
};

export const user: Translations = {
  en: "User",
  es: "Usuario",
  pt: "Usuário",
  fr: "Utilisateur",
  de: "Konto",
  it: "Utente",
};

export const mainNavigation: Translations = {
  en: "Main",
  es: "Principal",
  pt: "Principal",
  fr: "Principale",
  de: "Hauptmenü",
  it: "Principale",
};

export const sideNavigation: Translations = {
  en: "Side",
  es: "Lateral",
  pt: "Lateral",
  fr: "Latérale",
  de: "Seitenmenü",
  it: "Laterale",
};

export const addToCart: Translations = {
  en: "Add to cart",
  es: "Añadir al carrito",
  pt: "Adicionar ao carrinho",
  fr: "Ajouter au panier",
  de: "In den Warenkorb",
  it: "Aggiungi al carrello",
};

export const search: Translations = {
  en: "Search",
  es: "Buscar",
  pt: "Buscar",
  fr: "Rechercher",
  de: "Suchen",
  it: "Cerca",
};

export const switchTheme: Translations = {
  en: "Switch theme",
  es: "Cambiar tema",
  pt: "Mudar tema",
  fr: "Changer de thème",
  de: "Hell oder dunkel",
  it: "Cambia tema",
};

export const close: Translations = {
  en: "Close",
  es: "Cerrar",
  pt: "Fechar",
  fr: "Fermer",
  de: "Schließen",
  it: "Chiudi",
};

export const backToTop: Translations = {
  en: "Back to top",
  es: "Volver arriba",
  pt: "Voltar ao topo",
  fr: "Retour en haut",
  de: "Nach oben",
  it: "Torna su",
};

export const backToTheTop: Translations = {
  en: "Back to the top",
  es: "Volver al principio",
  pt: "Voltar ao início",
  fr: "Retour en haut",
  de: "Zurück nach oben",
  it: "Torna all’inizio",
};

export const onThisPage: Translations = {
  en: "On this page",
  es: "En esta página",
  pt: "Nesta página",
  fr: "Sur cette page",
  de: "Auf dieser Seite",
  it: "In questa pagina",
};

export const switchLightAndDark: Translations = {
  en: "Switch light and dark",
  es: "Cambiar entre claro y oscuro",
  pt: "Alternar entre claro e escuro",
  fr: "Basculer entre clair et sombre",
  de: "Zwischen hell und dunkel wechseln",
  it: "Passa da chiaro a scuro",
};

export const picture: Translations = {
  en: "Picture",
  es: "Imagen",
  pt: "Imagem",
  fr: "Image",
  de: "Bild",
  it: "Immagine",
};

export const remove: Translations = {
  en: "Remove",
  es: "Quitar",
  pt: "Remover",
  fr: "Retirer",
  de: "Entfernen",
  it: "Rimuovi",
};

export const removeItem: Translations = {
  en: "Remove {name}",
  es: "Quitar {name}",
  pt: "Remover {name}",
  fr: "Retirer {name}",
  de: "{name} entfernen",
  it: "Rimuovi {name}",
};

export const total: Translations = {
  en: "Total",
  es: "Total",
  pt: "Total",
  fr: "Total",
  de: "Summe",
  it: "Totale",
};

export const quantity: Translations = {
  en: "Quantity",
  es: "Cantidad",
  pt: "Quantidade",
  fr: "Quantité",
  de: "Anzahl",
  it: "Quantità",
};

export const subtotal: Translations = {
  en: "Subtotal",
  es: "Subtotal",
  pt: "Subtotal",
  fr: "Sous-total",
  de: "Zwischensumme",
  it: "Subtotale",
};

export const continueShopping: Translations = {
  en: "Continue Shopping",
  es: "Seguir comprando",
  pt: "Continuar comprando",
  fr: "Continuer mes achats",
  de: "Weiter einkaufen",
  it: "Continua gli acquisti",
};

/** In place of a price that the owner has not named yet. */
export const openPrice: Translations = {
  en: "Your price",
  es: "Su precio",
  pt: "Seu preço",
  fr: "Votre prix",
  de: "Ihr Preis",
  it: "Il suo prezzo",
};
