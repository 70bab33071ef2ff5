/** On orders, invoices and credit notes as PDF. */
export const taxDocument = {
  invoice: "Facture {number}",
  correctedInvoice: "Facture rectificative {number}",
  creditNote: "Avoir {number}",
  orderTitle: "Commande {id}",
  date: "Date",
  suppliedAt: "Date de la prestation",
  order: "Commande et référence",
  buyerReference: "Votre référence",
  billedTo: "Facturé à",
  creditedTo: "Avoir pour",
  vatId: "N° de TVA",
  taxId: "N° fiscal",
  replaces: "Remplace",
  refersTo: "Concerne",
  invoiceOf: "Facture {number} du {day}",
  name: "Modèle de site web",
  /** Of a column, and of the sum below it. */
  net: "Montant HT",
  rate: "TVA",
  tax: "Montant TVA",
  /** Not « TTC »: a small enterprise must not show any tax. */
  gross: "Prix",
  deployment: "Mise en ligne",
  partOfPrice: "Partie du prix",
  taxReturned: "TVA remboursée : n° de TVA confirmé",
  refundedBefore: "Déjà remboursé",
  taxOn: "TVA {rate} sur {net}",
  exchanged:
    "TVA en {currency}, au taux de 1 {currency} = {rate} (Banque centrale européenne, {day})",
  subtotal: "Sous-total",
  total: "Total",
  totalCredit: "Total de l’avoir",
  discount: "Déjà déduit : {discount}, {amount}",
  paidWithPaypal: "Payé par PayPal le {day}.",
  paidInTransaction: "Payé par PayPal le {day}, transaction {transaction}.",
  paidByTransfer: "Payé par virement le {day}, référence {reference}.",
  wasRefunded: "Le montant a été remboursé.",
  notPaid: "Non payé à ce jour.",
  account: "Compte {account}",
  bic: "BIC {bic}",
  reference: "Référence {reference}",
  returnedWithPaypal: "Remboursé par PayPal le {day}.",
  returnedInTransaction: "Remboursé par PayPal le {day}, transaction {transaction}.",
  returnedByTransfer: "Remboursé par virement le {day}, référence {reference}.",
};

/** In the files for accounting software: why an amount is not taxed, by `TaxCategory`. */
export const eInvoice = {
  AE: "Autoliquidation",
  E: "Franchise de TVA pour les petites entreprises",
  G: "Exportation hors de l’Union européenne",
  O: "Non soumis à la TVA",
  paymentTerms: "Payable immédiatement",
};

/**
 * What the law wants to be said about a tax, or why tax is included although there is a VAT ID. Invoices keep the words
 * with which they were issued.
 */
export const taxNotes = {
  reverseCharge:
    "Autoliquidation : la TVA est due par le preneur de la prestation (article 196 de la directive 2006/112/CE).",
  outsideUnion:
    "Non soumis à la TVA : le lieu de la prestation se situe hors de l’Union européenne (articles 44 et 59 de la directive 2006/112/CE).",
  notTaxed: "Non soumis à la TVA.",
  smallEnterprise:
    "TVA non applicable : franchise pour les petites entreprises (article 284 de la directive 2006/112/CE, en Allemagne § 19 UStG).",
  vatIdUnknown: "TVA comprise : VIES n’a pas confirmé le n° de TVA {vatId}.",
  vatIdUnchecked:
    "TVA comprise : VIES n’a pas pu être interrogé sur le n° de TVA {vatId} au moment de la commande.",
  vatIdElsewhere: "TVA comprise : le n° de TVA {vatId} n’est pas celui du pays de l’adresse.",
  vatIdWithoutCountry:
    "TVA comprise : le pays de l’adresse n’est pas connu, le n° de TVA {vatId} n’a donc pas pu être vérifié.",
};
