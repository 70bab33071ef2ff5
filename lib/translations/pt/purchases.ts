export const purchasesPage = {
  title: "Compras",
  intro: "O que você comprou é seu para sempre: baixe quantas vezes quiser.",
  nothingBought: "Nenhuma compra ainda",
  nothingBoughtHint: "Suas compras, faturas e avaliações vão aparecer aqui.",
  browseAll: "Ver todos os modelos",
};

export const purchases = {
  caption: "Suas compras, as mais recentes primeiro",
  number: "Nº do pedido",
  date: "Data",
  status: "Status",
  name: "Nome",
  price: "Preço",
  color: "Cor",
  type: "Tipo",
  category: "Categoria",
  review: "Avaliação",
  refunded: "Reembolsado",
  completed: "Concluído",
  pending: "Pendente",
  notPaid: "Não pago",
  partlyPaid: "Pago em parte",
  payAgain: "Pagar de novo",
  oneMoment: "Um momento…",
  orderChanged: "Este pedido mudou",
  seeCart: "Ver carrinho",
  notNow: "Agora não",
  credit: "Você pagou {amount} a mais: vamos devolver.",
  cancel: "Cancelar este pedido",
  cancelTitle: "Cancelar seu pedido {id}?",
  cancelText:
    "Cancele somente se ainda não tiver transferido {amount}. O que você pediu volta para o carrinho.",
  cancelYes: "Cancelar o pedido",
  cancelNo: "Manter o pedido",
  ofOrder: ": pedido {id}",
  invoice: "Fatura",
  invoiceAsPdf: " {id} em PDF",
  total: "{amount} no total",
  totalWithDeployment: "{amount} no total, com publicação",
  terms: "Termos",
  termsAsPdf: " do pedido {id} em PDF",
  xml: "Fatura eletrônica (XML)",
  xmlOfOrder: " do pedido {id}",
  xmlOfCorrected: " da fatura corrigida {number}",
  xmlOfCreditNote: " da nota de crédito {number}",
  correctedInvoice: "Fatura corrigida",
  correctedInvoiceAsPdf: " {number} em PDF",
  withTax: "com {rate, number}% de IVA: {amount}",
  reverseCharge: "sem IVA: autoliquidação",
  youReviewed: "Você avaliou {preset}",
  reviewHidden: "Sua avaliação está oculta",
  reviewHiddenText:
    "Ela não aparece mais nem conta na nota. Se você não concorda, escreva para nós.",
  reviewHiddenReason: "Motivo: {reason}",
  afterPayment: "Após o pagamento",
  addReview: "Avaliar",
  reviewOf: " {preset}",
};

export const pendingTransfer = {
  howToPay: "Como pagar o pedido {id}",
  pleaseTransfer: "Transfira o valor para esta conta.",
  transferRest: "Já recebemos {received}. Transfira o restante.",
  keptUntil: "Seu pedido fica reservado até {day}.",
  accountHolder: "Titular",
  bank: "Banco",
  account: "Conta",
  bic: "BIC",
  amount: "Valor",
  reference: "Referência",
  code: "QR code da transferência",
  scan: "Escaneie com o app do seu banco.",
};

export const closedTransfers = {
  title: "Transferências que não são mais necessárias",
  replaced: "Seu pedido {newId} substituiu o pedido {id}.",
  cancelled: "Seu pedido {id} foi cancelado.",
  expired: "Seu pedido {id} foi encerrado, porque a transferência não chegou.",
  doNotTransfer: "Não transfira mais {amount} com a referência {reference}.",
  arrived: "Sua transferência de {amount} chegou. Estamos verificando.",
  returned: "Devolvemos sua transferência de {amount}.",
};

export const startNow = {
  waits:
    "Você pode desistir da compra até {day}. O download e a publicação começam depois desse dia, ou assim que você decidir começar.",
  start: "Começar já",
  wait: "Esperar",
  oneMoment: "Um momento…",
  title: "Começar já com o pedido {id}?",
  ofOrder: ": pedido {id}",
};

export const orderMessages = {
  ask: "Perguntar sobre o pedido",
  ofOrder: ": pedido {id}",
  title: "Mensagens sobre o pedido {id}",
  you: "Você",
  shop: "Nós",
  byEmail: "por e-mail",
  fromElsewhere: "de um e-mail que não é o seu",
  noText: "O e-mail não tinha texto.",
  attachments:
    "{count, plural, one {Um anexo não foi guardado.} other {# anexos não foram guardados.}}",
  shortened: "O e-mail era mais longo: este é só o começo.",
  earlier: "Mensagens anteriores",
  message: "Sua mensagem",
  hint: "Respondemos aqui e por e-mail.",
  missing: "Escreva uma mensagem",
  send: "Enviar",
  oneMoment: "Um momento…",
  sent: "Sua mensagem foi enviada.",
};

export const orderRefunds = {
  refunded: "Reembolsado",
  refundedWithSite: "Reembolsado. O site fica no ar até {day}.",
  onItsWay: "Reembolso a caminho",
  creditNote: "Nota de crédito, {amount}",
  creditNoteAsPdf: " (número {number}, em PDF)",
  ask: "Pedir reembolso",
  ofOrder: ": pedido {id}",
  asked: "Reembolso solicitado",
  declined: "Reembolso recusado: {answer}",
};

export const refundRequest = {
  title: "Reembolso do pedido {id}",
  description:
    "Quando o dinheiro é devolvido, a licença termina. Um site hospedado por nós fica no ar por mais uma semana.",
  deploymentDescription:
    "Quando o dinheiro é devolvido, o site fica no ar por mais uma semana. A licença continua sua, e você pode continuar baixando o modelo.",
  presets: "O que deve ser reembolsado?",
  deployment: "Publicação, com o último modelo",
  choose: "Escolha pelo menos um modelo.",
  reason: "Motivo",
  changed_mind: "Mudei de ideia",
  not_as_described: "Diferente da descrição",
  does_not_work: "Não funciona",
  bought_twice: "Comprei duas vezes",
  note: "Quer contar mais alguma coisa?",
  send: "Enviar solicitação",
  oneMoment: "Um momento…",
  thanks: "Recebemos sua solicitação",
  thanksText: "Respondemos por e-mail, e o dinheiro volta pelo mesmo meio de pagamento.",
};
