/** Every page loads these. */
export const cartButton = {
  add: "Adicionar ao carrinho",
  remove: "Remover",
  addAll: "Adicionar os {count, number} ao carrinho",
  ofPreset: "{label}: {preset}",
  addFor: "Adicionar ao carrinho, {price}",
  goToCart: "Ver carrinho",
  bought: "Comprado",
  added: "{count, plural, one {# modelo adicionado} other {# modelos adicionados}} ao seu carrinho",
  wasAdded: "{preset} foi adicionado ao seu carrinho",
  wasRemoved: "{preset} foi removido do seu carrinho",
  alreadyInCart: "Este modelo já está no carrinho",
};

/** Every page loads these, too. */
export const cartMerge = {
  title: "Login",
  merged: "Juntamos ao seu carrinho os itens que já estavam na sua conta",
  leftOut:
    "Juntamos ao seu carrinho os itens que já estavam na sua conta. Ficaram de fora: {names} (fora de linha, ou já são seus).",
};

export const cart = {
  pageTitle: "Carrinho",
  title: "Seu carrinho",
  loading: "Carregando",
  needsScript: "O carrinho precisa de JavaScript",
  needsScriptHint:
    "Ative-o para fazer o pedido, ou recarregue a página. Todo o resto aqui funciona sem ele.",
  notLoaded: "Não foi possível carregar seu carrinho",
  notLoadedHint: "Nada se perdeu: ele está guardado para você.",
  tryAgain: "Tentar de novo",
  empty: "Seu carrinho está vazio",
  emptyHint: "Você pode experimentar todos os modelos nas suas cores antes de decidir.",
  browseAll: "Ver todos os modelos",
  noLongerSold: "Fora de linha e retirados do seu carrinho: {presets}.",
  content: "{presets, plural, one {# modelo} other {# modelos}}",
  contentWithLicenses:
    "{presets, plural, one {# modelo} other {# modelos}}, {licenses, plural, one {# licença} other {# licenças}}",
  remove: "Remover",
  edit: "Editar textos e imagens",
  editOf: " de {preset}",
  licenses: "Licenças",
  licensesOf: " de {preset}, uma para cada site",
  licensesEach: "{count, plural, one {# licença} other {# licenças}} a {price} cada uma",
};

export const cartSummary = {
  title: "Resumo",
  subtotal: "Subtotal, {content}",
  deployment: "Publicação",
  total: "Total",
  continue: "Ir para o pagamento",
  login: "Entrar",
  mustLogin: "Entre na sua conta para continuar",
  stayHere: "Agora não",
  isNew: "Primeira vez aqui?",
  createAccount: "Criar uma conta",
  without: "Sem publicação",
  withoutHint: "Você recebe os arquivos e coloca o site no ar por conta própria.",
  with: "Com publicação",
  withHint:
    "Por {price}, pagos uma vez só, colocamos {count, plural, one {seu site} other {seus sites}} no ar em minutos. Depois você pode alterar os textos, conectar seu domínio, ler as mensagens dos visitantes e acompanhar as visitas.",
};

export const coupon = {
  label: "Cupom",
  apply: "Aplicar",
  remove: "Remover",
  ofCoupon: " o cupom {code}",
  computing: "…",
};

export const anotherLicense = {
  add: "Licença para outro site",
  of: ": {preset}",
};

export const cartOffer = {
  title: "Para o seu carrinho",
  intro: "Nada disso está no seu carrinho ainda, e nada foi comprado.",
  missing:
    "{count, plural, one {Outro modelo deste link não está mais} other {Outros # modelos deste link não estão mais}} à venda.",
  total: "Total, {count, plural, one {# modelo} other {# modelos}}",
  look: "Ver o modelo",
  lookAt: " {preset}",
  needsScript:
    "O carrinho precisa de JavaScript: ative-o para adicionar estes modelos, ou recarregue a página.",
  nothing: "Nada neste link está à venda",
  nothingHint: "O link pode ser antigo ou estar incompleto. Peça um novo a quem o enviou.",
  browseAll: "Ver todos os modelos",
};

export const cartOfferButton = {
  add: "{count, plural, one {Adicionar ao carrinho} other {Adicionar os # ao carrinho}}",
  adding: "Um momento…",
};

/** What a buyer wants to know before paying. */
export const trust = {
  line: "Você pode pedir seu dinheiro de volta em até {days, plural, one {# dia} other {# dias}}. Impostos incluídos. Vendido por {seller}. Cada licença vale para uma empresa ou pessoa e um site.",
  license: "Ler a licença",
};

export const checkout = {
  title: "Finalizar compra",
  intro: "Confira seu pedido e escolha como pagar.",
  changeCart: "Alterar carrinho",
  pay: "Pagar",
  loading: "Carregando seu carrinho",
  nothingToPay: "Não há nada a pagar",
  cartIsEmpty: "Seu carrinho está vazio.",
  waiting: "Aguardando sua transferência",
  waitingHint: "Seu pedido foi feito. Os mesmos dados também chegam por e-mail.",
  browseAll: "Ver todos os modelos",
};

export const orderSummary = {
  title: "Resumo do pedido",
  several: "{preset}, {licenses, plural, one {# licença} other {# licenças}}",
  listPrice: "Modelos",
  subtotal: "Subtotal",
  deployment: "Publicação",
  noDeployment: "Publicação (não escolhida)",
  total: "Total",
};

/** Before PayPal's page, and after an order by bank transfer. */
export const payment = {
  title: "PayPal",
  text: "Aguarde um instante, estamos levando você ao PayPal…",
  goNow: "Ir agora",
  failed: "Não foi possível abrir a página do PayPal.",
  thankYou: "Obrigado",
  detailsFollow: "Você vai receber um e-mail com os dados bancários",
  seePurchases: "Ver suas compras",
};

/** Explains that paying by PayPal replaces bank transfers that were not made yet. */
export const transferNotice = {
  waiting: "{names} {count, plural, one {aguarda} other {aguardam}} sua transferência bancária",
  replaces: "Se você pagar com PayPal, o pagamento substitui essa transferência: não a faça mais.",
  backToCart:
    "Esse pedido é cancelado, e {names} {count, plural, one {volta} other {voltam}} para o carrinho.",
  forGood:
    "A transferência continua cancelada mesmo se você sair do PayPal sem pagar. Você pode fazer um novo pedido quando quiser.",
};

export const payDialog = {
  title: "Seus dados",
  description:
    "Para sua fatura de {total}. O número de IVA, sua referência e o complemento são opcionais.",
  descriptionOfPerson: "Para sua fatura de {total}. O complemento é opcional.",
  companyName: "Nome da empresa",
  lastName: "Sobrenome",
  firstName: "Nome",
  street: "Rua e número",
  street2: "Complemento",
  state: "Estado",
  province: "Província",
  county: "Condado",
  prefecture: "Província",
  region: "Região",
  chooseCountry: "Escolha",
  unusualZipCode:
    "O CEP costuma ter este formato ({country}): {example}. Se o seu estiver certo, clique de novo no botão.",
  city: "Cidade",
  zipCode: "CEP",
  country: "País",
  vatId: "Nº de IVA (VAT)",
  buyerReference: "Sua referência",
  referenceHint: "Por exemplo, um número de pedido.",
  unusualLeitwegId:
    "Os dígitos de controle não são os de um Leitweg-ID. Se sua referência estiver certa, clique de novo no botão.",
  forBusiness: "Compro para uma empresa",
  incomplete: "Preencha seus dados primeiro.",
  paypal: "PayPal",
  bankTransfer: "Transferência",
  buyWithPaypal: "Comprar com PayPal",
  buyByTransfer: "Comprar por transferência",
  startLater:
    "Sem essa opção, o download e a publicação só começam depois de {days, plural, one {# dia} other {# dias}}, ou antes, quando você decidir.",
  oneMoment: "Um momento…",
  paypalFailed: "Não foi possível abrir a janela do PayPal. Este botão leva à página do PayPal.",
};

/** The links follow what names them, and the last two follow "See also:". */
export const termsLine = {
  accept: "Ao fazer o pedido, você aceita os",
  terms: "termos",
  and: "e a",
  license: "licença",
  also: "Veja também:",
  refunds: "reembolsos",
  privacy: "privacidade",
  opensInNewTab: "(abre em nova aba)",
};

/** How a payment ended, and what to do then. */
export const outcome = {
  pageTitle: "Pagamento",
  paid: "Pagamento recebido. Obrigado!",
  paidText: "Os modelos são seus.",
  paidHint: "O recibo e a fatura estão a caminho do seu e-mail.",
  pending: "O PayPal ainda está verificando",
  pendingText: "Seu pedido está registrado. O PayPal ainda não liberou o pagamento.",
  pendingHint: "Você não precisa fazer nada. Avisamos por e-mail assim que o pagamento chegar.",
  declined: "O pagamento foi recusado",
  declinedText:
    "O PayPal não conseguiu fazer a cobrança no cartão ou na conta que você escolheu. Nada foi cobrado.",
  declinedHint:
    "Seu carrinho está como você o deixou. Tente de novo em “Compras”, ou faça o pedido por transferência bancária.",
  cancelled: "Pagamento cancelado",
  cancelledText: "Você saiu do PayPal antes de pagar. Nada foi cobrado.",
  cancelledHint:
    "Seu carrinho está como você o deixou. O pedido também fica em “Compras”, para pagar depois.",
  alreadyPaid: "Este pedido já está pago",
  alreadyPaidText: "O pagamento já tinha chegado. A cobrança foi feita uma única vez.",
  unknown: "Ainda não sabemos se você pagou",
  unknownText:
    "Não conseguimos descobrir como este pagamento terminou. Nada será cobrado duas vezes.",
  unknownHint:
    "Continuamos consultando o PayPal. Confira suas compras em alguns minutos, ou escreva para nós.",
  seePurchases: "Ver suas compras",
  backToCart: "Voltar ao carrinho",
  talkToUs: "Fale conosco",
};

/** What comes after a payment. */
export const firstSteps = {
  title: "Deixe o site com a sua cara em dois passos",
  write: "Escreva seus textos: clique em qualquer texto da página para alterá-lo.",
  connect: "Conecte seu domínio. Até lá, seu site fica em um endereço nosso.",
  samples:
    "Seu site vai ao ar como você o salvou: onde você ainda não escreveu nada, aparecem textos de exemplo. Os buscadores só o mostram depois que você publicar textos seus.",
  download: "Baixe o site e coloque-o no seu próprio servidor.",
};

export const cartErrors = {
  notRemoved: "Não foi possível remover o modelo. Tente de novo.",
  full: "No carrinho cabem no máximo {max} modelos. Remova um primeiro.",
  logIn: "Entre na sua conta.",
};

export const orderFields = {
  cartOwner: "Informe de quem é este carrinho",
  presetNumber: "Indique o modelo pelo número dele",
  howManyLicenses: "Informe quantas licenças",
  oneLicense: "Peça pelo menos uma licença",
  presetLicenses: "Peça no máximo {max} licenças de um modelo de uma vez",
  ownedLicenses: "Informe quantas licenças você já tem",
  manyLicenses: "Peça no máximo {max} licenças de uma vez",
  presetList: "Envie uma lista de modelos",
  onePreset: "Escolha pelo menos um modelo",
  manyPresets: "Envie no máximo {max} modelos de uma vez",
  customer: "Informe quem faz o pedido",
  emptyCart: "Seu carrinho está vazio",
  manyOrdered: "Peça no máximo {max} modelos de uma vez",
  trueOrFalse: "Precisa ser true ou false",
  reason: "Diga o motivo",
  refundReason: "Escolha um motivo",
};

export const billingFields = {
  missing: "Preencha este campo",
  businessesOnly: "Vendemos só para empresas. Confirme que você compra para uma empresa.",
};

export const orderErrors = {
  billingLacks: "Falta no seu endereço de cobrança: {words}.",
  keyFormat: "Uma Idempotency-Key tem de 1 a 200 caracteres visíveis.",
  keyUsed: "Esta Idempotency-Key já foi usada em outra requisição.",
  noElectronicInvoice: "Não há fatura eletrônica: falta o detalhamento dos impostos.",
  unknownCreditNote: "Esta nota de crédito não existe.",
  otherCreditNote: "Esta nota de crédito não é sua.",
  noTerms: "Não há termos guardados com este pedido.",
  noInstruction: "Não há informações sobre a desistência guardadas com este pedido.",
  byPaypal: "Um pedido por PayPal é cancelado na página do PayPal.",
  partOfTransfer:
    "Uma parte da sua transferência para o pedido {orderId} chegou. Escreva para nós: vamos devolvê-la.",
  transferArrived:
    "Sua transferência para o pedido {orderId} chegou: ele está pago. Você pode pedir reembolso nas suas compras.",
  noLicense: "Você não tem esta licença. Confira suas compras.",
  deployedBefore: "Você já comprou a publicação de {name}. O site está nas suas compras.",
  pricesChanged: "Os preços mudaram. Confira seu carrinho.",
  listedTwice: "Um modelo aparece duas vezes neste pedido. Confira seu carrinho.",
  notSold:
    "{count, plural, one {{names} não está} other {{names} não estão}} mais à venda. Confira seu carrinho.",
  unknownTemplate: "Um modelo deste pedido não existe. Confira seu carrinho.",
  bought:
    "Você já comprou {names}, no pedido {orderId}. Confira suas compras e remova do carrinho o que já é seu.",
  licensesChanged: "O número das suas licenças de {names} mudou. Confira seu carrinho.",
  ordered:
    "Você já pediu {names} por transferência bancária, no pedido {orderId}. Pague com PayPal para substituir esse pedido, ou espere sua transferência chegar.",
  partlyPaid:
    "Uma parte da sua transferência bancária para o pedido {orderId} chegou. Transfira o restante ou escreva para nós.",
  inProgress:
    "Um pagamento de {names} ainda está em andamento, no pedido {orderId}. Confira suas compras em alguns minutos.",
  replaced: "Outro pedido seu acabou de substituir este. Confira suas compras antes de pagar.",
  waits:
    "Você pode desistir deste pedido até {lastDay}: o download e a publicação começam depois desse dia. Para começar agora, clique em “Começar já” nas suas compras.",
  notWaiting: "Este pedido não precisa esperar: você já pode usá-lo.",
  notOpen: "Este pedido está encerrado.",
  name: "nome da empresa",
  lastname: "sobrenome",
  firstname: "nome",
  city: "cidade",
  zipcode: "CEP",
  country: "país",
  otherInvoice: "Esta fatura não é sua.",
};

export const refundErrors = {
  askedAlready: "Você já pediu o reembolso deste pedido.",
  onItsWay: "Um reembolso deste pedido está a caminho. Você pode pedir outro quando ele chegar.",
  left: "{left} de {total} é o que resta",
  noSuchTemplate: "O pedido {id} não tem esse modelo. {figures}.",
  taken: "{names}: já houve reembolso, ou ele está a caminho. {figures}.",
  taxFirst: "Devolva primeiro o imposto do pedido {id}: {tax}.",
  tooMuch: "{asked} é mais do que pode ser reembolsado: {figures}.",
  otherAmount: "O valor é {amount}, e não {wished}. {figures}.",
  nothing: "O valor é {amount}: não há nada a reembolsar.",
  noTax: "Nenhum imposto do pedido {id} precisa ser devolvido.",
  otherTax: "O imposto é {tax}, e não {wished}.",
  refunded: "O total de {total} do pedido {id} já foi reembolsado.",
  underReview:
    "O PayPal ainda está verificando o pagamento de {total} do pedido {id}. Faça o reembolso quando ele chegar.",
  undecided:
    "Decida primeiro sobre o pagamento do pedido {id}: consta como pago {none} de {total}.",
  notPaid: "O pedido {id} não está pago. Valor que pode ser reembolsado: {none} de {total}.",
  refundedOrOnItsWay:
    "O total de {total} do pedido {id} já foi reembolsado, ou o reembolso está a caminho.",
  tooLate: "O reembolso pode ser pedido em até {days} dias após o pagamento. Escreva para nós.",
  someRefunded: "Alguns destes modelos já foram reembolsados, ou não estão no pedido {id}.",
};

export const orderChanges = {
  total: "Agora o total é {now}; antes era {before}.",
  notSold: "Fora de linha: {names}.",
};

/** Of addresses whose VAT cannot be known. */
export const addressErrors = {
  forcesPost:
    "Este é um endereço do correio militar, que não diz em que país você está. Informe seu endereço civil",
  noPostCode:
    "“{zipcode}” não é um CEP deste país, onde o IVA depende dele. Confira o CEP e o país",
  otherPostCode: "{place} tem outro CEP, e o IVA depende dele. Confira o CEP e a cidade",
};
