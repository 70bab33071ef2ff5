/** The overview of a customer's site. */
export const siteOverview = {
  online: "No ar",
  opensInNewTab: " (abre em nova aba)",
  onlineSince: "No ar desde {date}, versão {number, number}",
  allOnline: "Tudo está no ar",
  allOnlineHint:
    "Não há nada para publicar: seus visitantes veem seus textos, seu logo e suas cores mais recentes.",
  notListed: "Os buscadores ainda não mostram seu site",
  toBeListed:
    "{count, plural, =0 {Eles poderão mostrá-lo quando você publicar textos seus; por enquanto, todos são de exemplo. Escreva pelo menos um, como o título, e publique.} one {# texto já é seu, mas você ainda não o publicou. Publique, e os buscadores poderão mostrar seu site.} other {# textos já são seus, mas você ainda não os publicou. Publique, e os buscadores poderão mostrar seu site.}}",
  writeWords: "Escrever seus textos",
  orderedOnline: "Seu site está no ar como você o pediu",
  orderedOnlineHint:
    "Publicamos a versão que estava salva. Confira tudo: a partir de agora, é você quem publica.",
  changes:
    "{count, plural, one {# alteração ainda não está no ar} other {# alterações ainda não estão no ar}}",
  sendingDraft: "Salvando suas últimas alterações…",
  notSent: "Suas últimas alterações ainda não estão salvas",
  unsent: "Elas estão só neste aparelho e por isso não podem ser publicadas: {reason}",
  changedElsewhere:
    "Elas também foram alteradas em outro lugar. Abra o editor e escolha o que manter.",
  logInAgain: "Entre de novo.",
  backToEditor: "Abrir o editor",
  lookAtIt: "Ver",
  noImprint: "Ainda não há aviso legal.",
  addImprint: "Adicionar",
  publishFirst: "Publique seu site",
  publishFirstHint: "Ele vai ao ar como aparece aqui, com seus textos, seu logo e suas cores.",
  publish: "Publicar",
  publishAgain: "Publicar de novo",
  tryAgain: "Tentar de novo",
  now: "No ar agora",
  after: "Depois de publicar",
  draft: "Como será publicado",
  ordered: "Na fila",
  building: "Publicando",
  live: "No ar",
  publishing: "Publicando. Até terminar, os visitantes veem a versão anterior.",
  done: "Pronto: seu site está no ar.",
  failed: "A publicação falhou: {reason}",
  stillOnline: "A versão anterior continua no ar.",
  notOnline: "Nada está no ar.",
  offline: "Seu site está fora do ar",
  offlineHint: "Ninguém pode vê-lo. Publique quando quiser.",
  leaving: "Tirando seu site do ar…",
  confirmFirst: "Confirme primeiro seu e-mail",
  confirmFirstHint:
    "Seu site tem um formulário, e o que os visitantes enviam chega a você por e-mail. Abra o link que enviamos e depois publique.",
  confirmSoon: "Confirme seu e-mail",
  confirmSoonHint:
    "Um site com formulário só pode ser publicado com o e-mail confirmado: o que os visitantes enviam chega a você por e-mail.",
  waitsToPublish: "O que você publicou ainda não está no ar",
  takenDown: "Tiramos este site do ar",
  takenDownHint: "Uma pessoa tomou esta decisão. Seus textos, imagens e versões ficam guardados.",
  notRecorded:
    "A versão que está no ar foi publicada antes de passarmos a guardar versões. Publique mais uma vez, e você poderá voltar a ela.",
};

/** For a publication of words with placeholders. */
export const openPlaces = {
  waiting: "{count, plural, one {Falta preencher # campo} other {Falta preencher # campos}}",
  hint: "Seus visitantes veriam textos entre colchetes, um preço que você não definiu ou textos de IA que você não leu.",
  fillIn: "Preencher",
  publishAnyway: "Publicar assim mesmo",
};

/** For a site that a person has to look at. */
export const siteWaiting = {
  title: "Estamos analisando seu site",
  refusedTitle: "Não colocamos isto no ar",
  publication:
    "Algo no que você publicou lembra sites que roubam senhas ou dinheiro. Uma pessoa da nossa equipe analisa antes que os visitantes possam ver, em geral em um dia útil, e avisamos por e-mail.",
  change:
    "Você pediu uma alteração ({change, select, settings {configurações} name {nome no endereço} domain {domínio próprio} other {publicação}}). Com ela, algo no seu site lembra sites que roubam senhas ou dinheiro. Uma pessoa da nossa equipe analisa primeiro, em geral em um dia útil, e avisamos por e-mail.",
  reasons: "Isto chamou nossa atenção",
  whatToDo:
    "Quase sempre é um mal-entendido. Você pode esperar nossa decisão, ou mudar essas palavras e publicar de novo: a nova versão é verificada na hora.",
  stopped:
    "Tudo o que você publicar até lá também espera nossa decisão. Se você acha que estamos enganados, escreva para {email}.",
  refusedHint:
    "Você pode mudar seu site e publicá-lo de novo. Se você acha que estamos enganados, escreva para {email}.",
  pausedTitle: "Seus formulários estão pausados",
  paused:
    "Alguém denunciou seu site como phishing, e algo nele lembra sites que roubam senhas ou dinheiro. Uma pessoa da nossa equipe decide em até {hours, plural, one {# hora} other {# horas}}. Seu site continua no ar, mas os formulários não aceitam nada: os visitantes leem que a mensagem não foi enviada, e não perdem o que escreveram.",
  pausedHint:
    "Quase sempre é um mal-entendido. Você pode esperar nossa decisão, ou mudar essas palavras e publicar de novo: aí seus formulários voltam a funcionar na hora.",
  pausedContact: "Se você acha que estamos enganados, escreva para {email}.",
};

export const changeList = {
  label: "O que ainda não está no ar",
  more: "mais {count, number}",
  what: "{kind, select, added {Adição} removed {Remoção} moved {Nova posição} other {Alteração}}",
  /** Read before the name of what changed. */
  whatOf:
    "{kind, select, added {Adição} removed {Remoção} moved {Nova posição} other {Alteração}}: ",
  empty: "(vazio)",
};

export const siteHistory = {
  intro:
    "Guardamos as 20 versões mais recentes. Em um passo, você coloca qualquer uma de volta no ar.",
  versions: "Versões, as mais recentes primeiro",
  version: "Versão {number, number}",
  online: "No ar",
  restoredFrom: "Os arquivos da versão {number, number}",
  byYou: "por {company}",
  byShop: "após o pagamento",
  sample: "Texto de exemplo",
  revision: "Seu texto, versão salva {number, number}",
  changes: "{count, plural, one {# alteração} other {# alterações}}",
  noChanges: "Sem alterações desde a versão anterior",
  kilobytes: "{count, number} KB",
  look: "Ver",
  restore: "Restaurar",
  ofVersion: " versão {number, number}",
  opensInNewTab: " (abre em nova aba)",
  confirmTitle: "Colocar a versão {number, number} de volta no ar?",
  confirmText:
    "Os visitantes a veem na hora, como uma nova versão. Seu rascunho continua como está.",
  confirmYes: "Sim, restaurar",
  confirmNo: "Agora não",
  restored: "A versão {number, number} voltou ao ar.",
  restoring: "Está voltando ao ar…",
  none: "Nenhuma versão ainda",
  noneHint: "A cada publicação, uma versão fica guardada aqui, e você pode voltar a ela.",
  toOverview: "Ir para a visão geral",
};

/** What changed in a site besides the words and pictures of its template. */
export const siteChanges = {
  company: "Nome da empresa",
  about: "Descrição da empresa",
  facts: "Dados para os buscadores",
  logo: "Logo",
  colors: "Cores",
  ownColor: "A original do modelo",
  title: "Título da página",
  description: "Descrição para os buscadores",
  language: "Idioma",
  languages: "Outros idiomas",
  languageLinks: "Links entre idiomas",
  template: "Modelo",
  version: "Versão {number, number}",
  shown: "Aparece",
  hidden: "Não aparece",
  link: "{label} ({to})",
  ownPicture: "Sua imagem: {alt}",
  ownPictureUnnamed: "Sua imagem",
  samplePicture: "Imagem de exemplo: {alt}",
  samplePictureUnnamed: "Imagem de exemplo",
};

export const changedColors = {
  primary: "Fundo principal",
  secondary: "Fundo secundário",
  text01: "Texto 1",
  text02: "Texto 2",
};
