/** On orders, invoices and credit notes as PDF. */
export const taxDocument = {
  invoice: "Factura {number}",
  correctedInvoice: "Factura rectificativa {number}",
  creditNote: "Nota de abono {number}",
  orderTitle: "Pedido {id}",
  date: "Fecha",
  suppliedAt: "Fecha de la operación",
  order: "Pedido y concepto",
  buyerReference: "Su referencia",
  billedTo: "Facturado a",
  creditedTo: "Abonado a",
  vatId: "NIF-IVA",
  taxId: "NIF",
  replaces: "Sustituye a",
  refersTo: "Rectifica",
  invoiceOf: "Factura {number} del {day}",
  name: "Plantilla web",
  net: "Base imponible",
  rate: "IVA",
  tax: "Cuota de IVA",
  gross: "Precio",
  deployment: "Publicación",
  partOfPrice: "Parte del precio",
  taxReturned: "IVA devuelto: el NIF-IVA está confirmado",
  refundedBefore: "Ya reembolsado",
  taxOn: "IVA del {rate} sobre {net}",
  exchanged: "IVA en {currency}, a 1 {currency} = {rate} (Banco Central Europeo, {day})",
  subtotal: "Subtotal",
  total: "Total",
  totalCredit: "Total abonado",
  discount: "Ya descontado: {discount}, {amount}",
  paidWithPaypal: "Pagado con PayPal el {day}.",
  paidInTransaction: "Pagado con PayPal, transacción {transaction}, el {day}.",
  paidByTransfer: "Pagado por transferencia, concepto {reference}, el {day}.",
  wasRefunded: "El importe se ha reembolsado.",
  notPaid: "Pendiente de pago.",
  account: "Cuenta {account}",
  bic: "BIC {bic}",
  reference: "Concepto {reference}",
  returnedWithPaypal: "Devuelto con PayPal el {day}.",
  returnedInTransaction: "Devuelto con PayPal, transacción {transaction}, el {day}.",
  returnedByTransfer: "Devuelto por transferencia, concepto {reference}, el {day}.",
};

/** In the files for accounting software: why an amount is not taxed, by `TaxCategory`. */
export const eInvoice = {
  AE: "Inversión del sujeto pasivo",
  E: "Régimen de franquicia para las pequeñas empresas",
  G: "Exportación fuera de la UE",
  O: "No sujeto al IVA",
  paymentTerms: "Pago al contado",
};

/**
 * What the law wants to be said about a tax, or why tax is included although there is a VAT ID. Invoices keep the words
 * with which they were issued.
 */
export const taxNotes = {
  reverseCharge:
    "Inversión del sujeto pasivo: el destinatario del servicio debe ingresar el IVA (artículo 196 de la Directiva 2006/112/CE).",
  outsideUnion:
    "Operación no sujeta al IVA: el lugar de prestación está fuera de la Unión Europea (artículos 44 y 59 de la Directiva 2006/112/CE).",
  notTaxed: "Operación no sujeta al IVA.",
  smallEnterprise:
    "No se repercute IVA: franquicia para las pequeñas empresas (artículo 284 de la Directiva 2006/112/CE; en Alemania, § 19 UStG).",
  vatIdUnknown: "IVA incluido: VIES no ha confirmado el NIF-IVA {vatId}.",
  vatIdUnchecked:
    "IVA incluido: al hacer el pedido no se pudo consultar en VIES el NIF-IVA {vatId}.",
  vatIdElsewhere: "IVA incluido: el NIF-IVA {vatId} no es del país de la dirección.",
  vatIdWithoutCountry:
    "IVA incluido: no se conoce el país de la dirección, por lo que no se ha podido comprobar el NIF-IVA {vatId}.",
};
