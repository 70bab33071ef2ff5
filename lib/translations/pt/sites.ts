/** The cards of the sites of a customer. */
export const siteCards = {
  title: "Seus sites",
  beingPutOnline: "Entrando no ar",
  online: "No ar",
  couldNotBePutOnline: "Não foi possível colocar no ar",
  beingTakenOffline: "Saindo do ar",
  notOnline: "Fora do ar",
  yoursToDownload: "Pronto para baixar",
  underWay:
    "{count, plural, one {Seu site está entrando no ar. O endereço aparece aqui sozinho.} other {Seus sites estão entrando no ar. Os endereços aparecem aqui sozinhos.}}",
  refunded: "Reembolsado. Seu site fica no ar até",
  takenDown: "Retirado do ar por nós",
  held: "Em análise antes de ir ao ar",
  newVersionHeld: "Alterações em análise antes de irem ao ar",
  hidden: "Oculto nos buscadores: publique seus próprios textos",
  opensInNewTab: " (abre em nova aba)",
  siteOf: "Seu site {template}",
  of: " ({template})",
  edit: "Editar",
  publish: "Publicar",
  messages:
    "{unread, plural, =0 {Mensagens} one {Mensagens (# não lida)} other {Mensagens (# não lidas)}}",
  putOnline: "Colocamos no ar por {price}",
  writeWords: "1. Escreva seus textos",
  connectDomain: "2. Conecte seu domínio",
};

/** Of a template that was bought without deployment. */
export const noSite = {
  title: "Não publicado por nós",
  text: "Você comprou {template} para usar na sua própria hospedagem. Baixe o modelo com seus textos, seu logo e suas cores e descompacte lá: pronto, o site está no ar.",
  download: "Ir para o download",
  offerTitle: "Ou colocamos no ar por {price}",
  offer:
    "Publicamos seu site em minutos, com endereço próprio. Depois você pode alterar os textos, conectar seu domínio, ler as mensagens dos visitantes e acompanhar as visitas. Você paga uma vez só.",
  buy: "Colocar no ar",
};

export const sitePage = {
  yourSite: "Seu site",
  title: "Seu site {template}",
  backToPurchases: "Compras",
  parts: "Partes do seu site",
  edit: "Editar textos e imagens",
  overview: "Visão geral",
  history: "Histórico",
  messages: "Mensagens",
  visits: "Visitas",
  domain: "Domínio",
  settings: "Configurações",
};

export const sitePicture = { pictureOf: "Uma imagem do seu site: {what}" };

export const deployment = {
  deploymentOf: "Publicação de {template}",
  history: "O que aconteceu até agora",
  takeOffline: "Tirar do ar",
  retry: "Tentar de novo",
  redeploy: "Publicar de novo",
  confirmTitle: "Tirar do ar?",
  confirmText:
    "Ninguém mais vai encontrar seu site {template}. Você pode publicá-lo de novo quando quiser.",
  confirmYes: "Sim, tirar do ar",
  confirmNo: "Manter no ar",
  opensInNewTab: " (abre em nova aba)",
  orderedText: "Pedido recebido. Começamos em instantes.",
  tryingAgain: "{reason} Vamos tentar de novo em breve.",
  buildingText: "Publicando seu site…",
  liveAt: "Seu site está no ar em",
  stillLiveAt: "Não foi possível tirar do ar: {reason} O site continua no ar em",
  failedText: "A publicação falhou: {reason}",
  previousLiveAt: "A versão anterior continua no ar em",
  leavingText: "Tirando seu site do ar…",
  offlineText: "Seu site está fora do ar. Publique de novo quando quiser.",
  takenDown: "Tiramos seu site do ar: {reason}",
  ordered: "Pedido feito",
  building: "Publicando",
  live: "No ar",
  failed: "Falhou",
  leaving: "Saindo do ar",
  offline: "Fora do ar",
};

export const download = {
  download: "Baixar",
  title: "Baixar {template}",
  description: "Com seu nome, logo e cores, ou com outros só para este download.",
  preview: "{template} como você vai baixar",
  companyName: "Nome da empresa",
  downloadZip: "Baixar o zip",
  packing: "Compactando…",
  asInProfile: "Como no meu perfil",
  done: "Aqui está. Descompacte e abra o index.html com dois cliques.",
};

export const licenseKey = {
  license: "Licença",
  copyKeyOf: " a chave de licença de {template}",
};

export const licenseCheck = {
  pageTitle: "Esta licença é válida?",
  valid: "Esta licença é válida",
  withdrawn: "Esta licença foi revogada",
  allows: "Ela permite que uma empresa use {template} em um site. Não divulgamos quem é o titular.",
  wasFor: "Ela valia para {template}. O site que a usa precisa sair do ar.",
  whatItAllows: "O que uma licença permite",
  unknown: "Esta licença não existe",
  neverGiven: "Nunca emitimos esta chave.",
  compare: "Compare com a chave que está em LICENSE.txt: cinco grupos de quatro letras.",
};

export const whatYouGet = {
  title: "O que você recebe",
  seeIt: "Veja nas suas cores, com seu nome e seu logo, antes de pagar.",
  download:
    "Baixe: arquivos simples, que abrem com dois cliques. Sem nenhum outro programa, sem nenhuma outra conta.",
  putOnline: "Ou nós colocamos no ar por {price}.",
  keepIt: "É seu para sempre, mesmo quando não estiver mais à venda.",
  license: "O que a licença permite",
};
