import type { Translations } from "../content/languages";

/** Small words that only this template has. */

export const cartItems: Translations = {
  en: "Cart, items:",
  es: "Carrito, artículos:",
  pt: "Carrinho, itens:",
  fr: "Panier, articles\u00a0:",
  de: "Warenkorb, Artikel:",
  it: "Carrello, articoli:",
};

export const joinUs: Translations = {
  en: "JOIN US",
  es: "ÚNETE",
  pt: "PARTICIPE",
  fr: "S’INSCRIRE",
  de: "MITMACHEN",
  it: "ISCRIVITI",
};

export const login: Translations = {
  en: "LOGIN",
  es: "ENTRAR",
  pt: "ENTRAR",
  fr: "CONNEXION",
  de: "ANMELDEN",
  it: "ACCEDI",
};

export const joinTitle: Translations = {
  en: "Join us",
  es: "Únete",
  pt: "Participe",
  fr: "S’inscrire",
  de: "Mitmachen",
  it: "Iscriviti",
};

export const loginTitle: Translations = {
  en: "Login",
  es: "Entrar",
  pt: "Entrar",
  fr: "Connexion",
  de: "Anmelden",
  it: "Accedi",
};

export const countMeIn: Translations = {
  en: "Count me in",
  es: "Me apunto",
  pt: "Quero participar",
  fr: "Je m’inscris",
  de: "Ich bin dabei",
  it: "Ci sono",
};

export const sendLink: Translations = {
  en: "Send the link",
  es: "Enviar el enlace",
  pt: "Enviar o link",
  fr: "Envoyer le lien",
  de: "Link senden",
  it: "Invia il link",
};

export const categories: Translations = {
  en: "Categories",
  es: "Categorías",
  pt: "Categorias",
  fr: "Catégories",
  de: "Kategorien",
  it: "Categorie",
};

export const yourCart: Translations = {
  en: "YOUR CART",
  es: "TU CARRITO",
  pt: "SEU CARRINHO",
  fr: "VOTRE PANIER",
  de: "IHR WARENKORB",
  it: "IL TUO CARRELLO",
};

export const size: Translations = {
  en: "Size",
  es: "Talla",
  pt: "Tamanho",
  fr: "Taille",
  de: "Größe",
  it: "Taglia",
};

export const isRemoved: Translations = {
  en: "{name} is out of your cart.",
  es: "{name} ya no está en tu carrito.",
  pt: "{name} saiu do seu carrinho.",
  fr: "{name} n’est plus dans votre panier.",
  de: "{name} liegt nicht mehr im Warenkorb.",
  it: "{name} non è più nel carrello.",
};

export const putBack: Translations = {
  en: "Put it back",
  es: "Recuperar",
  pt: "Colocar de volta",
  fr: "Le remettre",
  de: "Wieder hineinlegen",
  it: "Rimettilo",
};

export const summary: Translations = {
  en: "Summary",
  es: "Resumen",
  pt: "Resumo",
  fr: "Récapitulatif",
  de: "Übersicht",
  it: "Riepilogo",
};

export const promoCode: Translations = {
  en: "Promo code",
  es: "Código promocional",
  pt: "Código promocional",
  fr: "Code promo",
  de: "Gutscheincode",
  it: "Codice promozionale",
};

export const apply: Translations = {
  en: "Apply",
  es: "Aplicar",
  pt: "Aplicar",
  fr: "Appliquer",
  de: "Einlösen",
  it: "Applica",
};

export const noCode: Translations = {
  en: "Type a code first.",
  es: "Escribe primero un código.",
  pt: "Digite um código primeiro.",
  fr: "Saisissez d’abord un code.",
  de: "Geben Sie zuerst einen Code ein.",
  it: "Scrivi prima un codice.",
};

export const invalidCode: Translations = {
  en: "{code} is not running at the moment.",
  es: "{code} no está activo en este momento.",
  pt: "{code} não está ativo no momento.",
  fr: "{code} n’est pas valable en ce moment.",
  de: "{code} gilt derzeit nicht.",
  it: "{code} non è attivo in questo momento.",
};

export const shipping: Translations = {
  en: "Shipping",
  es: "Envío",
  pt: "Frete",
  fr: "Livraison",
  de: "Versand",
  it: "Spedizione",
};

export const tax: Translations = {
  en: "Tax",
  es: "Impuestos",
  pt: "Impostos",
  fr: "Taxes",
  de: "Steuern",
  it: "Imposte",
};

export const knownAtPayment: Translations = {
  en: "Known at payment",
  es: "Se calculan al pagar",
  pt: "Calculados no pagamento",
  fr: "Calculées au paiement",
  de: "Beim Bezahlen",
  it: "Calcolate al pagamento",
};

export const pay: Translations = {
  en: "PAY",
  es: "PAGAR",
  pt: "PAGAR",
  fr: "PAYER",
  de: "BEZAHLEN",
  it: "PAGA",
};
