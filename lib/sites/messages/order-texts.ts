import type { Language } from "@/components/templates/content/languages";

/** The most different products of an order, and pieces of one product. */
export const orderLimits = { lines: 40, quantity: 99 } as const;

const { lines, quantity } = orderLimits;

/** Why an order is refused, in the language of the site. */
const en = {
  none: "Nothing can be ordered on this site.",
  empty: "Nothing was chosen. Go back and choose what you would like.",
  long: `An order can have ${lines} different products. Please send two orders.`,
  unknown: "The site has changed and does not have one of these products any more.",
  quantity: `Please choose between 1 and ${quantity} of each product.`,
  currencies: "These products have prices in several currencies. Please send an order for each.",
};

type OrderTexts = typeof en;

export const orderTexts: Readonly<Record<Language, OrderTexts>> = {
  en,
  es: {
    none: "En este sitio no se puede pedir nada.",
    empty: "No ha elegido nada. Vuelva y elija lo que desea.",
    long: `Un pedido puede tener ${lines} productos distintos. Envíe dos pedidos.`,
    unknown: "El sitio ha cambiado y ya no tiene uno de estos productos.",
    quantity: `Elija entre 1 y ${quantity} de cada producto.`,
    currencies: "Estos productos tienen precios en varias monedas. Envíe un pedido para cada una.",
  },
  pt: {
    none: "Não é possível pedir nada neste site.",
    empty: "Nada foi escolhido. Volte e escolha o que deseja.",
    long: `Um pedido pode ter ${lines} produtos diferentes. Envie dois pedidos.`,
    unknown: "O site mudou e não tem mais um destes produtos.",
    quantity: `Escolha entre 1 e ${quantity} de cada produto.`,
    currencies: "Estes produtos têm preços em várias moedas. Envie um pedido para cada uma.",
  },
  fr: {
    none: "Rien ne peut être commandé sur ce site.",
    empty: "Rien n’a été choisi. Revenez en arrière et faites votre choix.",
    long: `Une commande peut compter ${lines} produits différents. Envoyez deux commandes.`,
    unknown: "Le site a changé et ne propose plus l’un de ces produits.",
    quantity: `Choisissez entre 1 et ${quantity} exemplaires de chaque produit.`,
    currencies:
      "Ces produits ont des prix en plusieurs devises. Envoyez une commande pour chacune.",
  },
  de: {
    none: "Auf dieser Website kann nichts bestellt werden.",
    empty: "Es wurde nichts ausgewählt. Gehen Sie zurück und wählen Sie aus.",
    long: `Eine Bestellung kann ${lines} verschiedene Produkte haben. Bitte senden Sie zwei.`,
    unknown: "Die Website wurde geändert und hat eines dieser Produkte nicht mehr.",
    quantity: `Bitte wählen Sie von jedem Produkt 1 bis ${quantity} Stück.`,
    currencies: "Diese Produkte haben Preise in mehreren Währungen. Bitte bestellen Sie getrennt.",
  },
  it: {
    none: "Su questo sito non si può ordinare nulla.",
    empty: "Non è stato scelto nulla. Torni indietro e scelga che cosa desidera.",
    long: `Un ordine può avere ${lines} prodotti diversi. Invii due ordini.`,
    unknown: "Il sito è cambiato e non ha più uno di questi prodotti.",
    quantity: `Scelga da 1 a ${quantity} pezzi di ogni prodotto.`,
    currencies: "Questi prodotti hanno prezzi in più valute. Invii un ordine per ciascuna.",
  },
};
