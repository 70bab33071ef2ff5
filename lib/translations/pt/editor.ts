/** Where a draft is kept. */
export const draftStatus = {
  saving: "Salvando…",
  kept: "Salvo neste aparelho",
  saved: "Salvo como rascunho",
  waiting: "Salvo neste aparelho: sem conexão com a loja",
  conflict: "Não salvo: alterado também em outro lugar",
  refused: "Salvo só neste aparelho.",
  "signed-out": "Salvo neste aparelho: entre de novo na sua conta",
  lost: "Não salvo: este navegador não consegue guardar. Baixe o arquivo",
};

/** The fields of a site besides its slots. */
export const siteFields = {
  "@language": "Idioma do site",
  "@title": "Título da página",
  "@description": "Descrição",
  "@hasLanguageLinks": "Links entre idiomas",
  "@primary": "Fundo principal",
  "@secondary": "Fundo secundário",
  "@text01": "Texto 1",
  "@text02": "Texto 2",
  "@name": "Nome da empresa",
  "@logo": "Logo",
};

export const editor = {
  title: "Editar {template}",
  description: "Coloque seus próprios textos e imagens, antes de comprar.",
  back: "Voltar à prévia",
  loading: "Carregando o editor. Você já pode escrever na página.",
  failed:
    "Não foi possível carregar o editor. O que você escrever na página fica guardado; recarregue-a.",
  toolbar: "Editor",
  undo: "Desfazer",
  redo: "Refazer",
  nothingToUndo: "Não há nada a desfazer",
  nothingToRedo: "Não há nada a refazer",
  undone: "Desfeito",
  undoneOf: "Desfeito: {slot}",
  redone: "Refeito",
  redoneOf: "Refeito: {slot}",
  hint: "Clique em qualquer texto para alterá-lo",
  screen: "Tela",
  cart: "Carrinho",
  page: "{template}, sua página",
  tooLong: "{slot}: texto longo demais. Cabem no máximo {max, number} caracteres.",
};

export const editorPanel = {
  label: "Painel de edição",
  open: "Abrir o painel",
  close: "Reduzir o painel",
  content: "Conteúdo",
  design: "Design",
  page: "Página",
  check: "Revisão",
  history: "Histórico",
};

export const outline = {
  shown: "Mostrar {section}",
  isShown: "{section} aparece na página",
  isHidden: "{section} não aparece na página",
  showOnPage: "Mostrar {slot} na página",
  backToSample: "Voltar ao exemplo: {slot}",
  isSample: "De volta ao exemplo: {slot}",
  backToOwn: "Voltar ao texto em {language}: {slot}",
  isUntranslated: "De volta ao texto em {language}: {slot}",
  add: "Adicionar {item}",
  added: "Item adicionado: {item}",
  full: "Cabem no máximo {max, number}.",
  moved: "{item} passou para a posição {place, number} de {of, number}",
  isFirst: "{item} já está em primeiro lugar",
  isLast: "{item} já está em último lugar",
  duplicated: "Item duplicado: {item}",
  removed: "Item removido: {item}. Para trazê-lo de volta, use “Desfazer”.",
  item: "{label} {number, number}",
  namedItem: "{label} {number, number}: {name}",
};

/** Of the items of any list that can be sorted. */
export const sortable = {
  moveUp: "Mover {item} para cima",
  moveDown: "Mover {item} para baixo",
  drag: "Arrastar {item}",
  duplicate: "Duplicar {item}",
  remove: "Remover {item}",
};

export const slotFields = {
  bold: "Negrito",
  italic: "Itálico",
  link: "Link",
  selectFirst: "Selecione primeiro um trecho do texto.",
  linkedTo: "O link leva a",
  amount: "Valor",
  currency: "Moeda",
  notAnAmount: "Digite um valor, por exemplo 48 ou 12,50.",
  linkText: "Texto",
  leadsTo: "Leva a",
  part: "Parte da página",
  textPage: "Página de texto",
  web: "Endereço na web",
  mail: "E-mail",
  phone: "Telefone",
  noTarget: "Este link ainda não leva a lugar nenhum. Complete-o.",
  chooseFile: "Escolher uma imagem",
  takePhoto: "Tirar uma foto",
  dropHere: "ou arraste ou cole uma aqui",
  storing: "Um momento…",
  stored: "Sua imagem foi adicionada.",
  notStored: "Este arquivo não pode ser usado como imagem.",
  alt: "Texto alternativo",
  altHint: "O que a imagem mostra, para quem não pode vê-la.",
  altMissing: "Descreva o que a sua imagem mostra.",
  altOfSample: "Isto ainda descreve o exemplo. Descreva a sua imagem.",
  decorative: "Decorativa: não acrescenta nada ao texto",
  focus: "O que continua visível quando a imagem é cortada",
  across: "A partir da esquerda, em porcentagem",
  down: "A partir do topo, em porcentagem",
  blockKind: "Tipo da parte {place, number}",
  block: "{kind}, parte {place, number}",
  addBlock: "Adicionar uma parte",
};

export const linkTargets = {
  part: "Uma parte da página",
  page: "Uma página de texto",
  web: "Um endereço na web",
  mail: "Um e-mail",
  phone: "Um telefone",
};

export const blockKinds = {
  heading: "Título",
  paragraph: "Parágrafo",
  item: "Item de lista",
};

export const pagePresets = {
  imprint: "Aviso legal",
  privacy: "Privacidade",
  terms: "Termos",
};

export const siteDesign = {
  own: "Original do modelo",
  company: "Nome da empresa",
  companyPlaceholder: "Sua empresa",
  logo: "Logo",
  chooseLogo: "Escolher um logo",
  removeLogo: "Remover logo",
  logoRefused: "Este arquivo não pode ser usado como logo.",
  customerBrand: "Os modelos aparecem para {name}, com o logo do seu perfil.",
  changeInProfile: "Alterar no perfil",
  colors: "Cores",
  brand: "Sua marca",
};

export const pageSettings = {
  language: "Idioma do site",
  languageHint: "Define o formato dos preços e os rótulos que você não alterou.",
  title: "Título da página",
  titleHint: "Se ficar vazio, aparece o nome da sua empresa.",
  description: "Descrição",
  descriptionHint: "O que os buscadores mostram abaixo do título.",
  searchPreview: "Como resultado de busca",
  noDescription: "Os buscadores escolhem uma frase da página.",
  address: "www.seu-endereco.example",
};

export const siteLanguages = {
  edited: "Idioma em que você escreve",
  shows: "A página aparece em {language}.",
  further: "Outros idiomas",
  add: "Adicionar um idioma",
  addHint:
    "Seu site pode ter até seis idiomas. As imagens, as cores e a ordem são iguais em todos eles.",
  choose: "Escolha um idioma",
  left: "{count, plural, =0 {Tudo está traduzido} one {Falta traduzir # texto} other {Falta traduzir # textos}}",
  next: "Próximo texto a traduzir",
  show: "Mostrar",
  remove: "Remover {language}",
  removed: "Idioma removido: {language}. Para trazê-lo de volta, use “Desfazer”.",
  links: "A página tem links para os outros idiomas",
};

export const pageCheck = {
  start: "Revisar a página",
  again: "Revisar de novo",
  intro:
    "Procura textos vazios, imagens sem descrição, links quebrados, cores difíceis de ler, textos longos demais, problemas de acessibilidade e lentidão. Você pode baixar a página de qualquer forma.",
  checking: "Analisando a página…",
  failed: "Não foi possível revisar a página. Tente de novo.",
  none: "Nenhum problema encontrado.",
  incomplete: "Não foi possível verificar a acessibilidade: sem conexão com a loja.",
  weight: "A página tem {megabytes} MB com as imagens.",
  wholePage: "A página",
  found: "{count, plural, one {# ponto a conferir} other {# pontos a conferir}}",
  empty: "está em branco",
  openPrice: "ainda não foi definido: escreva o seu preço",
  placeholder: "espera seus próprios textos: substitua o que está entre colchetes",
  written: "foi escrito por IA a partir dos seus dados: leia antes de publicar",
  alt: "tem um texto alternativo que descreve a imagem do exemplo",
  altMissing: "ainda não tem texto alternativo: descreva o que a sua imagem mostra",
  dead: "leva a uma parte que não aparece",
  deadPage: "leva a uma página de texto que não existe",
  tooLong: "não cabe no espaço que tem",
  overLimit: "tem {length, number} caracteres, e cabem no máximo {max, number}",
  missing: "mostra uma imagem que não está neste aparelho nem na sua conta",
  sameFile: "tem o mesmo nome de arquivo que outra página",
  untranslated:
    "{count, plural, one {tem # texto ainda não traduzido} other {tem # textos ainda não traduzidos}}",
  noImprint: "Ainda não há aviso legal: os visitantes devem poder ler de quem é este site.",
  heavy: "tem {megabytes} MB com as imagens; até 2 MB carrega rápido.",
  goThere: "Ir para {slot}",
};

export const takeShared = {
  title: "Substituir seu rascunho?",
  hasDraft:
    "Você já tem um rascunho deste modelo. O texto do link substitui o seu; com “Desfazer”, o seu volta.",
  confirm: "Substituir meu rascunho",
  cancel: "Manter meu rascunho",
  taken: "O texto do link está no seu rascunho.",
  withoutPictures:
    "As imagens pertencem a quem compartilhou o link: no lugar delas ficam as do modelo.",
  notTaken: "Não é possível copiar este link",
  unreadable: "Não é possível ler o texto dele. Nada foi alterado.",
  takenBack: "Ele não está mais compartilhado. Nada foi alterado.",
};

export const draftHistory = {
  label: "Versões salvas",
  guest:
    "O que você escreve é salvo neste aparelho, e “Desfazer” volta passo a passo. Entre para salvar cada alteração na sua conta: assim você pode voltar às últimas 50 versões.",
  login: "Entrar",
  loading: "Carregando…",
  failed: "Não foi possível carregar o histórico agora. Tente de novo.",
  again: "Tentar de novo",
  none: "Nada foi alterado ainda. Cada alteração vai aparecer aqui.",
  intro: "Guardamos as últimas 50 versões. Restaurar uma delas cria uma nova.",
  newest: "Agora",
  deployed: "No seu site",
  oldest: "A versão mais antiga",
  unchanged: "Sem alterações",
  more: "e mais {count, number}",
  look: "Ver",
  lookAt: "Ver a versão de {when}",
  restore: "Restaurar",
  restoreOf: "Restaurar a versão de {when}",
  restored: "Versão restaurada. Para voltar atrás, use “Desfazer”.",
  same: "Esta já é a sua versão atual.",
  shown: "A página mostra a versão de {when}.",
  back: "Voltar à versão atual",
};

export const contentFile = {
  menu: "Arquivo",
  download: "Baixar o conteúdo em JSON",
  load: "Carregar conteúdo de um JSON",
  loaded: "O arquivo foi carregado. Para voltar atrás, use “Desfazer”.",
  withoutPictures: "{count, plural, one {Falta uma imagem} other {Faltam # imagens}}",
  seeCheck:
    "O arquivo cita imagens que não estão neste aparelho nem na sua conta. A “Revisão” mostra quais são e leva a cada uma: escolha-as de novo.",
  notJson: "Este arquivo não é JSON.",
  problems: "Este arquivo não foi carregado",
  problemsIntro: "Nada foi alterado. Os problemas são estes:",
  resetAll: "Voltar tudo ao exemplo",
  resetTitle: "Voltar ao exemplo?",
  resetText:
    "Todos os seus textos e imagens desta página são removidos. Para trazê-los de volta, use “Desfazer”.",
  resetYes: "Sim, voltar",
  cancel: "Cancelar",
  allSample: "Tudo voltou ao exemplo. Para trazer seu texto de volta, use “Desfazer”.",
};

export const draftConflict = {
  title: "Alterado em dois lugares",
  intro: "Isto também foi alterado em outro aparelho ou em outra aba. O que você quer manter?",
  mine: "Daqui",
  theirs: "Do outro aparelho ou aba",
  keep: "Manter estes",
};

/** Of words that should be checked before they are paid or published. */
export const contentNotice = {
  label: "Seus próprios textos",
  found:
    "{count, plural, one {Confira um ponto no seu texto para {template}.} other {Confira # pontos no seu texto para {template}.}}",
  look: "Conferir",
  lookAt: " em {template}",
};
