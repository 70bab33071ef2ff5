export const drafts = {
  title: "Seus rascunhos",
  description: "Os modelos que você começou a editar.",
  introGuest:
    "Salvos só neste aparelho. O navegador pode apagá-los após uma semana sem visita: para não perdê-los, entre na sua conta.",
  introCustomer: "Salvos na sua conta.",
  empty: "Você ainda não tem rascunhos.",
  emptyHint:
    "Abra um modelo e clique em qualquer texto para alterá-lo. Seus rascunhos aparecem aqui.",
  toShop: "Ver todos os modelos",
  edit: "Continuar editando",
  preview: "Prévia",
  remove: "Excluir",
  confirmTitle: "Excluir seu rascunho de {name}?",
  confirmGuest: "Os textos e as imagens dele não estão salvos em nenhum outro lugar.",
  confirmCustomer:
    "Os textos e o histórico são excluídos em todos os seus aparelhos. Um site publicado continua como está, e os links que você compartilhou também.",
  confirm: "Sim, excluir",
  cancel: "Cancelar",
  changedAt: "Alterado em {date}",
};

export const draftEmail = {
  label: "Receber lembretes de rascunhos inacabados por e-mail",
  hint: "Um e-mail por rascunho, uma semana após a última alteração, a não ser que você já tenha feito o pedido. Todo e-mail traz um link para você parar de recebê-los.",
  isOn: "Os lembretes estão ativados.",
  isOff: "Os lembretes estão desativados.",
  notVerified: "Antes, confirme que este e-mail é seu.",
  toProfile: "Confirmar no perfil",
};

export const stopDraftEmail = {
  title: "Parar de receber e-mails sobre rascunhos",
  intro: "Seus rascunhos ficam onde estão. Só não enviamos mais e-mails sobre eles.",
  stop: "Parar de receber",
  stopping: "Parando…",
  stopped: "Pronto. Não vamos mais enviar e-mails sobre rascunhos.",
  noLink: "Abra o link que está no e-mail ou desative os lembretes em “Seus rascunhos”.",
  toDrafts: "Ir para os rascunhos",
};

/** Of a guest's drafts, which become those of the account. */
export const taken = {
  title: "Seu rascunho está na sua conta",
  text: "{names}: o que você escreveu neste aparelho agora está na sua conta.",
  replaced: "{names}: o texto que antes estava na conta ficou em “Histórico”, no editor.",
};

export const sharedLinks = {
  title: "Links compartilhados",
  intro:
    "Guardamos uma cópia para cada link. Quem tem o link vê essa cópia até você parar de compartilhar.",
  sharedAt: "Compartilhado em {date}",
  open: "Abrir",
  copy: "Copiar link",
  copied: "Copiado.",
  copyByHand: "Abra o link e copie o endereço.",
  takeBack: "Parar de compartilhar",
  confirmTitle: "Parar de compartilhar {name}?",
  confirmText: "Quem tiver o link passa a ver os textos e as imagens de exemplo do modelo.",
  confirm: "Sim, parar",
  cancel: "Cancelar",
};

export const draftErrors = {
  businessChanged:
    "Este negócio foi alterado em outro lugar nesse meio-tempo. Confira os dados e tente de novo.",
  manyBusinesses: "Uma conta tem no máximo {max} negócios. Remova um primeiro.",
  businessGone: "Você não tem mais este negócio.",
  someoneSaves: "Este texto está sendo salvo em outro lugar. Tente de novo.",
  otherPicture: "Esta imagem não está na sua conta. Escolha-a de novo.",
  noVersion: "Você não tem a versão {version} do seu texto para este modelo.",
  notChanged: "Você ainda não alterou este modelo.",
  noLicense: "Você não tem a licença {license} deste modelo.",
  checkInput: "Confira o que você enviou",
  textTooLarge: "Seu texto tem mais de {limit} KB no total.",
  changedElsewhere: "Este texto também foi alterado em outro lugar. Escolha qual você quer manter.",
  noLanguage: "Este site não tem textos no idioma “{language}”.",
  confirmFirst: "Confirme primeiro seu e-mail no perfil.",
  linkNotValid: "Este link não vale mais. Desative os e-mails em “Seus rascunhos”.",
  picturesFull:
    "Suas imagens ocupam {used, number} de {max, number} MB, e esta precisa de {needed, number} MB. Exclua imagens que nenhum site mostra mais e tente de novo.",
  noPicture: "Esta imagem não existe.",
  pictureShown:
    "Uma versão salva, um link que você compartilhou ou um site ainda mostra esta imagem.",
  unknownPicture: "Esta imagem não existe",
  manyCopies:
    "Você já compartilha {max} cópias. Pare de compartilhar uma delas em “Seus rascunhos”.",
  notShared: "Você não compartilha mais este link.",
};

export const factErrors = {
  addressOrText: "Informe o endereço de um site ou um texto.",
  notNow:
    "Não é possível ler endereços e arquivos agora. Tente de novo mais tarde ou preencha manualmente.",
  addressMissing: "Informe o endereço de um site, por exemplo www.exemplo.com.br.",
  notPublic: "Este endereço não leva a um site público, por isso não podemos lê-lo.",
  scheme: "Só podemos ler endereços que começam com https:// ou http://.",
  port: "Não podemos ler endereços com porta, como :{port}.",
  password: "Não podemos ler endereços com senha.",
  noSuchSite: "Este site não existe. Confira se digitou certo.",
  noName: "Não foi possível consultar o nome deste site.",
  nothingThere: "Ninguém responde neste endereço.",
  unreadableAnswer: "Não conseguimos ler a resposta do site.",
  tooSlow: "O site demora demais para responder.",
  noCertificate: "O site não tem um certificado válido, por isso não podemos lê-lo.",
  noAnswer: "O site não responde.",
  longRedirect: "O endereço leva a outro que é longo demais.",
  endlessRedirect: "O site leva de um endereço a outro sem fim.",
  robots: "O site não permite a leitura por programas (robots.txt).",
  refusesPrograms: "O site recusa a leitura por programas.",
  status: "O site responde com um erro (status {status}).",
  noPage: "Este endereço não leva a uma página, e sim a outro tipo de conteúdo.",
  largePage: "A página é grande demais.",
  otherwise: "Você pode colar um texto ou preencher manualmente.",
  emptyFile: "Este arquivo está vazio.",
  encryptedFile: "Este PDF tem senha. Escolha um sem senha ou cole o texto dele.",
  noTextInFile: "Este PDF não tem texto, só imagens. Escolha um com texto ou preencha manualmente.",
  notAVcard: "Este arquivo não é um vCard.",
  manyPages: "Este PDF tem mais de 50 páginas. Escolha um mais curto.",
  unknownKind: "Escolha um PDF, um vCard, um CSV ou um texto simples.",
  unreadableFile: "Não é possível ler este arquivo; talvez esteja danificado.",
  slowToRead: "A leitura está demorando demais.",
  notReadable: "Não é possível ler isto.",
  notText: "Precisa ser um texto",
  clock: "Digite um horário, como 08:30",
  notAddress: "Isto não é um endereço na web",
};

export const contentFields = {
  tooLong: "Use no máximo {max} caracteres",
  hidden: "Este texto tem caracteres que escondem ou invertem letras: remova-os",
  tags: "Tags como {tag} apareceriam como estão: deixe-as de fora",
  notText: "Precisa ser um texto",
  notALink: "Isto não é uma parte da página, um endereço na web, um e-mail nem um telefone",
  notInline: "Precisa ser texto, destaque, um link ou o nome da empresa",
  manyParts: "Este texto tem partes demais",
  notAmount: "Precisa ser um valor",
  notCurrency: "Isto não é uma moeda",
  notYours: "Esta imagem não é sua",
  slug: "Use letras minúsculas, números e hifens, por exemplo aviso-legal",
  slugTaken: "Este nome é reservado; escolha outro",
  notAnItem: "Isto não é um item",
  noChoice: "Esta opção não existe neste design",
  sectionsOnce: "Cada seção aparece uma vez na ordem",
  manyBlocks: "Este texto tem blocos demais",
  trueOrFalse: "Precisa ser true ou false",
  fewItems: "São necessários pelo menos {min}",
  manyItems: "Cabem no máximo {max}",
  itemsOnce: "Cada item aparece uma vez na lista",
  isGroup: "Isto é um grupo de campos",
  notThisKind: "Este valor não serve para um campo deste tipo",
  noSlot: "Este modelo não tem o campo “{path}”",
  nothingToTranslate: "Não há texto para traduzir em “{path}”",
  otherTemplate: "Este texto é de outro modelo",
  noVersion: "O arquivo não diz qual é a versão",
  unknownVersion: "Esta versão não existe",
  newerVersion: "Este texto é de uma versão mais nova",
  noLanguage: "Este não é um idioma da loja",
  notSlots: "Precisa ser um objeto de campos",
  notLanguages: "Precisa ser um objeto de idiomas",
  notValues: "Precisa ser um objeto de valores",
  noContent: "Isto não é o conteúdo de um site",
  wantsEmails: "Informe se você quer receber os e-mails",
  noSuchLink: "Este link não existe",
  notACode: "Este não é o código de uma prévia compartilhada",
};
