import type { Translations } from "../content/languages";

/** Small words that only this template has. */

export const shoppingCart: Translations = {
  en: "Shopping cart",
  es: "Carrito de compra",
  pt: "Carrinho de compras",
  fr: "Panier",
  de: "Warenkorb",
  it: "Carrello",
};

export const closePanel: Translations = {
  en: "Close panel",
  es: "Cerrar panel",
  pt: "Fechar painel",
  fr: "Fermer le panneau",
  de: "Fenster schließen",
  it: "Chiudi pannello",
};

export const color: Translations = {
  en: "Color",
  es: "Color",
  pt: "Cor",
  fr: "Couleur",
  de: "Farbe",
  it: "Colore",
};

export const shipping: Translations = {
  en: "Shipping and taxes calculated at checkout.",
  es: "El envío y los impuestos se calculan al finalizar la compra.",
  pt: "Frete e impostos calculados ao finalizar a compra.",
  fr: "Livraison et taxes calculées au moment du paiement.",
  de: "Versand und Steuern werden an der Kasse berechnet.",
  it: "Spedizione e imposte calcolate alla cassa.",
};

export const checkout: Translations = {
  en: "Checkout",
  es: "Finalizar compra",
  pt: "Finalizar compra",
  fr: "Passer commande",
  de: "Zur Kasse",
  it: "Vai alla cassa",
};

/** Before "Continue Shopping". */
export const or: Translations = {
  en: "or",
  es: "o",
  pt: "ou",
  fr: "ou",
  de: "oder",
  it: "oppure",
};
