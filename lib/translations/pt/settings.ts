/** The settings of a customer's site. */
export const siteSettings = {
  address: "Endereço",
  name: "Nome no endereço",
  nameHint: "Seu site está em {address}. Se você mudar o nome, o endereço antigo leva ao novo.",
  fixedName: "O nome é definido pela hospedagem do seu site.",
  save: "Alterar o endereço",
  saving: "Alterando…",
  saved: "Pronto. Seu site está no novo endereço.",
  offlineTitle: "Tirar o site do ar",
  offlineHint:
    "Ninguém mais vai encontrar seu site. Seus textos, versões e configurações ficam guardados.",
  alreadyOffline: "Seu site não está no ar.",
  takeOffline: "Tirar do ar",
  takingOffline: "Tirando do ar…",
};

export const settingsForm = { save: "Salvar", saving: "Salvando…", saved: "Salvo." };

export const formSettings = {
  title: "Formulários",
  paymentLink: "Link da sua página de pagamento",
  paymentLinkHint: "Aparece depois de um pedido. Deixe vazio se não quiser nenhum.",
  formAddress: "Enviar formulários para outro lugar",
  formAddressHint:
    "Os formulários do site que publicamos chegam em “Mensagens”. Se você baixar os arquivos e colocar o site no ar por conta própria, os formulários são enviados para este endereço.",
  privacy: "Para sua página de privacidade",
  privacyHint:
    "Diz o que é guardado quando alguém escreve para você. Copie para uma página de texto.",
  language: "Idioma",
  copy: "Copiar o parágrafo",
  copied: "Copiado.",
};

export const businessSettings = {
  title: "Dados para os buscadores",
  business: "Negócio",
  hint: "Endereço, horário, preços e perfis, como você nos contou. Vão ao ar na próxima publicação do site, onde buscadores e assistentes os leem.",
  noBusiness: "Só o que o site diz",
  none: "Os buscadores recebem o que o site diz. Endereço, horário e preços vão em um formato próprio assim que você os informar.",
  tell: "Informar seus dados",
};

export const webhook = {
  title: "Enviar mensagens para um programa seu",
  intro:
    "As mensagens e os pedidos dos visitantes também podem ir para um programa seu assim que chegam, por exemplo sua contabilidade ou sua lista de clientes. O spam fica de fora, e tudo continua também em “Mensagens”.",
  address: "Endereço do seu programa",
  addressHint: "Um webhook que recebe JSON. Deixe vazio se não quiser nenhum.",
  secret: "Chave de assinatura",
  secretHint: "Com ela, seu programa confere se uma mensagem veio mesmo de nós.",
  standard: "Como conferir a assinatura",
  replace: "Trocar a chave",
  replaceTitle: "Trocar a chave?",
  replaceText: "Seu programa não aceita nenhuma mensagem até ter a nova.",
  replaceYes: "Sim, trocar",
  replaceNo: "Manter",
  test: "Enviar um teste",
  arrived: "Chegou.",
  deliveries: "As mensagens mais recentes",
  noDeliveries: "Nenhuma ainda. As que chegarem a partir de agora serão enviadas.",
  from: "{kind, select, order {Pedido de {writer}} request {Solicitação de {writer}} other {Mensagem de {writer}}}",
  waiting: "Vamos tentar de novo",
  delivered: "Chegou",
  failed: "Não chegou",
  attempts: "{count, plural, one {# tentativa} other {# tentativas}}",
};

/** Where visitors, messages and payments of a site go. */
export const siteDestinations = {
  domain: "Domínio",
  paymentLink: "Link da página de pagamento",
  formAddress: "Endereço dos formulários",
  webhook: "Programa que recebe as mensagens",
};

export const moveSettings = {
  title: "Já tinha um site?",
  redirects: "Endereços do seu site antigo",
  redirectsExample: "/quem-somos.html /#about\n/cardapio",
  redirectsHint:
    "Um por linha, ou cole o sitemap antigo. Cada um leva à sua página inicial, ou à página que você escrever depois dele. Também funcionam no seu próprio domínio.",
  verification: "Tags dos buscadores",
  verificationHint:
    "O Google, o Bing e outros fornecem uma tag HTML que prova que o site é seu. Cole a tag inteira; nenhum arquivo deles é necessário. Se tiver domínio próprio, você pode usar o registro DNS (TXT) deles em vez da tag: adicione-o onde gerencia o domínio. No nosso endereço, só a tag funciona.",
};
