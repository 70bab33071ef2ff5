/** On orders, invoices and credit notes as PDF. */
export const taxDocument = {
  invoice: "Fatura {number}",
  correctedInvoice: "Fatura corrigida {number}",
  creditNote: "Nota de crédito {number}",
  orderTitle: "Pedido {id}",
  date: "Data",
  suppliedAt: "Data da prestação",
  order: "Pedido e referência",
  buyerReference: "Sua referência",
  billedTo: "Faturado para",
  creditedTo: "Creditado a",
  vatId: "Nº de IVA (VAT)",
  taxId: "Nº fiscal",
  replaces: "Substitui",
  refersTo: "Referente a",
  invoiceOf: "Fatura {number} de {day}",
  name: "Modelo de site",
  net: "Sem IVA",
  rate: "IVA",
  tax: "Valor do IVA",
  gross: "Preço",
  deployment: "Publicação",
  partOfPrice: "Parte do preço",
  taxReturned: "IVA devolvido: o número de IVA foi confirmado",
  refundedBefore: "Já reembolsado",
  taxOn: "IVA de {rate} sobre {net}",
  exchanged: "IVA em {currency}, a 1 {currency} = {rate} (Banco Central Europeu, {day})",
  subtotal: "Subtotal",
  total: "Total",
  totalCredit: "Crédito total",
  discount: "Já descontado: {discount}, {amount}",
  paidWithPaypal: "Pago com PayPal em {day}.",
  paidInTransaction: "Pago com PayPal, transação {transaction}, em {day}.",
  paidByTransfer: "Pago por transferência bancária, referência {reference}, em {day}.",
  wasRefunded: "O valor foi reembolsado.",
  notPaid: "Ainda não foi pago.",
  account: "Conta {account}",
  bic: "BIC {bic}",
  reference: "Referência {reference}",
  returnedWithPaypal: "Devolvido pelo PayPal em {day}.",
  returnedInTransaction: "Devolvido pelo PayPal, transação {transaction}, em {day}.",
  returnedByTransfer: "Devolvido por transferência bancária, referência {reference}, em {day}.",
};

/** In the files for accounting software: why an amount is not taxed, by `TaxCategory`. */
export const eInvoice = {
  AE: "Autoliquidação",
  E: "Isenção para pequenas empresas",
  G: "Exportação para fora da UE",
  O: "Não sujeito a IVA",
  paymentTerms: "Pagamento à vista",
};

/**
 * What the law wants to be said about a tax, or why tax is included although there is a VAT ID. Invoices keep the words
 * with which they were issued.
 */
export const taxNotes = {
  reverseCharge:
    "Autoliquidação: o IVA é devido pelo destinatário do serviço (artigo 196 da Diretiva 2006/112/CE).",
  outsideUnion:
    "Não sujeito a IVA: o lugar da prestação fica fora da União Europeia (artigos 44 e 59 da Diretiva 2006/112/CE).",
  notTaxed: "Não sujeito a IVA.",
  smallEnterprise:
    "Sem cobrança de IVA: isenção para pequenas empresas (artigo 284 da Diretiva 2006/112/CE; na Alemanha, § 19 UStG).",
  vatIdUnknown: "IVA incluído: o VIES não confirmou o número de IVA {vatId}.",
  vatIdUnchecked:
    "IVA incluído: não foi possível consultar o VIES sobre o número de IVA {vatId} no momento do pedido.",
  vatIdElsewhere: "IVA incluído: o número de IVA {vatId} não é do país do endereço.",
  vatIdWithoutCountry:
    "IVA incluído: não se sabe qual é o país do endereço, por isso não foi possível verificar o número de IVA {vatId}.",
};
