import type { Translations } from "../content/languages";

/** Small words that only this template has. */

export const skipToPieces: Translations = {
  en: "Skip to the pieces",
  es: "Ir a las piezas",
  pt: "Ir para as peças",
  fr: "Aller aux pièces",
  de: "Zu den Stücken",
  it: "Vai ai pezzi",
};

export const onePiece: Translations = {
  en: "1 piece",
  es: "1 pieza",
  pt: "1 peça",
  fr: "1 pièce",
  de: "1 Stück",
  it: "1 pezzo",
};

export const manyPieces: Translations = {
  en: "{count} pieces",
  es: "{count} piezas",
  pt: "{count} peças",
  fr: "{count} pièces",
  de: "{count} Stück",
  it: "{count} pezzi",
};

export const added: Translations = {
  en: "{name} added.",
  es: "Añadido: {name}.",
  pt: "Adicionado: {name}.",
  fr: "Ajouté\u00a0: {name}.",
  de: "{name} hinzugefügt.",
  it: "Aggiunto: {name}.",
};

export const removed: Translations = {
  en: "{name} removed.",
  es: "Quitado: {name}.",
  pt: "Removido: {name}.",
  fr: "Retiré\u00a0: {name}.",
  de: "{name} entfernt.",
  it: "Rimosso: {name}.",
};

export const pay: Translations = {
  en: "Finish and pay",
  es: "Finalizar y pagar",
  pt: "Finalizar e pagar",
  fr: "Valider et payer",
  de: "Bestellen und bezahlen",
  it: "Concludi e paga",
};

export const slip: Translations = {
  en: "Order slip",
  es: "Nota de pedido",
  pt: "Nota do pedido",
  fr: "Bon de commande",
  de: "Bestellschein",
  it: "Buono d’ordine",
};

export const empty: Translations = {
  en: "Nothing here yet. Add a piece and it will be listed with its price.",
  es: "Aún no hay nada. Añade una pieza y aparecerá aquí con su precio.",
  pt: "Ainda não há nada aqui. Adicione uma peça e ela aparecerá com o preço.",
  fr: "Rien pour l’instant. Ajoutez une pièce et elle s’affichera ici avec son prix.",
  de: "Noch nichts ausgewählt. Was Sie hinzufügen, steht hier mit seinem Preis.",
  it: "Ancora niente. Aggiungi un pezzo e comparirà qui con il suo prezzo.",
};

export const keepLooking: Translations = {
  en: "Keep looking",
  es: "Seguir mirando",
  pt: "Continuar olhando",
  fr: "Continuer à regarder",
  de: "Weiter stöbern",
  it: "Continua a guardare",
};
