/** On orders, invoices and credit notes as PDF. */
export const taxDocument = {
  invoice: "Fattura {number}",
  correctedInvoice: "Fattura rettificativa {number}",
  creditNote: "Nota di credito {number}",
  orderTitle: "Ordine {id}",
  date: "Data",
  suppliedAt: "Data della prestazione",
  order: "Ordine e causale",
  buyerReference: "Riferimento del cliente",
  billedTo: "Cliente",
  creditedTo: "Accredito a",
  vatId: "Partita IVA",
  taxId: "Codice fiscale",
  replaces: "Sostituisce",
  refersTo: "Riferita a",
  invoiceOf: "Fattura {number} in data {day}",
  name: "Modello di sito web",
  net: "Imponibile",
  rate: "IVA",
  tax: "Imposta",
  gross: "Prezzo",
  deployment: "Messa online",
  partOfPrice: "Parte del prezzo",
  taxReturned: "IVA restituita: la partita IVA è confermata",
  refundedBefore: "Già rimborsato",
  taxOn: "IVA {rate} su {net}",
  exchanged: "IVA in {currency}, cambio 1 {currency} = {rate} (Banca centrale europea, {day})",
  subtotal: "Subtotale",
  total: "Totale",
  totalCredit: "Totale a credito",
  discount: "Già detratto: {discount}, {amount}",
  paidWithPaypal: "Pagato con PayPal in data {day}.",
  paidInTransaction: "Pagato con PayPal, transazione {transaction}, in data {day}.",
  paidByTransfer: "Pagato con bonifico, causale {reference}, in data {day}.",
  wasRefunded: "L’importo è stato rimborsato.",
  notPaid: "Non ancora pagato.",
  account: "Conto {account}",
  bic: "BIC {bic}",
  reference: "Causale {reference}",
  returnedWithPaypal: "Restituito con PayPal in data {day}.",
  returnedInTransaction: "Restituito con PayPal, transazione {transaction}, in data {day}.",
  returnedByTransfer: "Restituito con bonifico, causale {reference}, in data {day}.",
};

/** In the files for accounting software: why an amount is not taxed, by `TaxCategory`. */
export const eInvoice = {
  AE: "Inversione contabile",
  E: "Regime di franchigia per le piccole imprese",
  G: "Esportazione fuori dall’UE",
  O: "Non soggetto a IVA",
  paymentTerms: "Pagamento immediato",
};

/**
 * What the law wants to be said about a tax, or why tax is included although there is a VAT ID. Invoices keep the words
 * with which they were issued.
 */
export const taxNotes = {
  reverseCharge:
    "Inversione contabile: l’IVA è dovuta dal destinatario del servizio (articolo 196 della direttiva 2006/112/CE).",
  outsideUnion:
    "Operazione non soggetta a IVA: il luogo della prestazione è fuori dall’Unione europea (articoli 44 e 59 della direttiva 2006/112/CE).",
  notTaxed: "Operazione non soggetta a IVA.",
  smallEnterprise:
    "IVA non applicata: regime di franchigia per le piccole imprese (articolo 284 della direttiva 2006/112/CE; in Germania § 19 UStG).",
  vatIdUnknown: "IVA inclusa: il VIES non ha confermato la partita IVA {vatId}.",
  vatIdUnchecked:
    "IVA inclusa: al momento dell’ordine non è stato possibile verificare nel VIES la partita IVA {vatId}.",
  vatIdElsewhere: "IVA inclusa: la partita IVA {vatId} non è del Paese dell’indirizzo.",
  vatIdWithoutCountry:
    "IVA inclusa: il Paese dell’indirizzo non è noto, perciò non è stato possibile verificare la partita IVA {vatId}.",
};
