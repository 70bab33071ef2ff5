import type { Translations } from "../content/languages";

export const products: Translations = {
  en: "Products",
  es: "Productos",
  pt: "Produtos",
  fr: "Produits",
  de: "Produkte",
  it: "Prodotti",
};

export const color: Translations = {
  en: "Color",
  es: "Color",
  pt: "Cor",
  fr: "Couleur",
  de: "Farbe",
  it: "Colore",
};

export const category: Translations = {
  en: "Category",
  es: "Categoría",
  pt: "Categoria",
  fr: "Catégorie",
  de: "Kategorie",
  it: "Categoria",
};

export const all: Translations = {
  en: "All",
  es: "Todos",
  pt: "Todas",
  fr: "Toutes",
  de: "Alle",
  it: "Tutti",
};

export const nothing: Translations = {
  en: "We do not make that in this color yet. Choose All to see the whole range.",
  es: "Todavía no lo hacemos en este color. Elige Todos para ver toda la gama.",
  pt: "Ainda não fazemos isso nesta cor. Escolha Todas para ver toda a linha.",
  fr: "Nous ne le faisons pas encore dans cette couleur. Choisissez Toutes pour voir toute la gamme.",
  de: "Das gibt es in dieser Farbe noch nicht. „Alle“ zeigt das ganze Sortiment.",
  it: "Non lo facciamo ancora in questo colore. Scegli Tutti per vedere tutta la gamma.",
};

export const goToCart: Translations = {
  en: "Go to your cart",
  es: "Ir a tu carrito",
  pt: "Ir para o seu carrinho",
  fr: "Voir votre panier",
  de: "Zum Warenkorb",
  it: "Vai al tuo carrello",
};

export const putInCart: Translations = {
  en: "Put {name} in the cart",
  es: "Poner {name} en el carrito",
  pt: "Colocar {name} no carrinho",
  fr: "Mettre {name} dans le panier",
  de: "{name} in den Warenkorb legen",
  it: "Metti {name} nel carrello",
};

export const inYourCart: Translations = {
  en: "in your cart",
  es: "en tu carrito",
  pt: "no seu carrinho",
  fr: "dans votre panier",
  de: "im Warenkorb",
  it: "nel tuo carrello",
};

export const total: Translations = {
  en: "Total",
  es: "Total",
  pt: "Total",
  fr: "Total",
  de: "Summe",
  it: "Totale",
};

export const finishAndPay: Translations = {
  en: "Finish and Pay",
  es: "Finalizar y pagar",
  pt: "Finalizar e pagar",
  fr: "Valider et payer",
  de: "Zur Kasse",
  it: "Concludi e paga",
};

export const keepLooking: Translations = {
  en: "Keep looking",
  es: "Seguir mirando",
  pt: "Continuar olhando",
  fr: "Continuer la visite",
  de: "Weiter stöbern",
  it: "Continua a guardare",
};

export const pages: Translations = {
  en: "Pages",
  es: "Páginas",
  pt: "Páginas",
  fr: "Pages",
  de: "Seiten",
  it: "Pagine",
};

export const page: Translations = {
  en: "Page {number}",
  es: "Página {number}",
  pt: "Página {number}",
  fr: "Page {number}",
  de: "Seite {number}",
  it: "Pagina {number}",
};

export const previous: Translations = {
  en: "Previous",
  es: "Anterior",
  pt: "Anterior",
  fr: "Précédente",
  de: "Zurück",
  it: "Precedente",
};

export const next: Translations = {
  en: "Next",
  es: "Siguiente",
  pt: "Próxima",
  fr: "Suivante",
  de: "Weiter",
  it: "Successiva",
};

export const footer: Translations = {
  en: "Footer",
  es: "Pie de página",
  pt: "Rodapé",
  fr: "Pied de page",
  de: "Fußzeile",
  it: "Piè di pagina",
};
