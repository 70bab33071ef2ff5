export const withdrawal = {
  title: "Desistir de uma compra",
  intro:
    "Quem compra como consumidor tem direito de arrependimento: pode desistir do pedido em até {days, plural, one {# dia} other {# dias}} após o pagamento, sem precisar dar um motivo. Não é preciso ter conta.",
  order: "Número do pedido",
  orderHint: "Está nos e-mails sobre o seu pedido.",
  name: "Nome",
  email: "E-mail",
  emailHint: "O e-mail que você usou no pedido. O comprovante vai para lá.",
  next: "Continuar",
  checkFields: "Confira os campos marcados.",
  tooManyTries: "Muitas tentativas. Espere alguns minutos ou escreva para nós.",
  didNotWork: "Não deu certo. Tente de novo ou escreva para nós.",
  confirmTitle: "Confirme a desistência",
  confirmIntro: "Confira os dados. O botão abaixo envia a desistência para nós.",
  statement: "Desisto do contrato referente ao pedido {order}.",
  confirm: "Confirmar desistência",
  change: "Corrigir",
  nothingTyped: "Preencha o formulário primeiro.",
  toForm: "Ir ao formulário",
  receivedTitle: "Recebemos sua desistência",
  receivedText: "Um comprovante com data e hora está a caminho do seu e-mail.",
  receivedHint:
    "Uma pessoa vai conferir os dados. Se o número e o e-mail forem de um pedido, o dinheiro volta pelo mesmo meio de pagamento.",
  home: "Ir para o início",
};

export const withdrawalFields = {
  orderMissing: "Digite o número do pedido, por exemplo 1042. Ele está nos e-mails do pedido.",
  nameMissing: "Digite seu nome",
  nameOnly: "Digite só o seu nome",
  emailMissing: "Digite seu e-mail",
};

/** Change `startConsentVersion` together with these words, which emails quote. */
export const startConsent = {
  text: "Começar já: dou meu consentimento expresso para que vocês comecem antes do fim do prazo de desistência e sei que, com isso, meu direito de desistir termina.",
};
