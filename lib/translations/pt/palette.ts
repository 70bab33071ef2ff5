/** The four colors of a template, by their keys. */
export const colorPickers = {
  primary: "Fundo principal",
  secondary: "Fundo secundário",
  text01: "Cor do texto 1",
  text02: "Cor do texto 2",
  own: "Original do modelo",
};

/** Where the four colors have little room. */
export const shortColors = {
  primary: "Fundo 1",
  secondary: "Fundo 2",
  text01: "Texto 1",
  text02: "Texto 2",
};

/** Also said by scripts without the formatter of messages: the values are plain texts. */
export const contrast = {
  onPrimary: "{text} fica difícil de ler sobre o fundo principal.",
  onSecondary: "{text} fica difícil de ler sobre o fundo secundário.",
  text01: "Texto 1",
  text02: "Texto 2",
  use: "Usar {swatch}",
};

/** Said when four colors were chosen at once; the values are plain texts. */
export const paletteIdeas = {
  undone: "Suas cores anteriores estão de volta.",
  palette: "{colors}. Todos os textos ficam fáceis de ler nestas cores.",
  noColors: "Esta imagem tem uma cor só. Tente outra, ou escolha as cores uma a uma.",
  unreadable: "Este arquivo não pode ser lido como imagem. Tente um PNG, JPEG, WebP ou SVG.",
  tooLarge: "Esta imagem tem mais de 20 MB. Tente uma menor.",
};

export const ownPicture = {
  title: "{template} com a sua cara",
};

export const previewPage = {
  title: "{template}, prévia ao vivo",
  description:
    "O modelo de site {template}, ao vivo: experimente nas suas cores, com seu logo e o nome da sua empresa.",
  sharedFor: "{template} para {company}",
  shared: "{template}, compartilhado",
  notFound: "Modelo não encontrado",
};

export const previewToolbar = {
  label: "Barra da prévia",
  colors: "Cores",
  more: "Mais",
  reset: "Redefinir",
  brand: "Marca",
  screens: "Telas",
  share: "Compartilhar",
  edit: "Editar textos e imagens",
  editShort: "Editar",
  cart: "Carrinho",
  addToCart: "Adicionar ao carrinho, {price}",
  hide: "Ocultar",
  allFour: "As quatro de uma vez",
  fromPicture: "De uma imagem",
  surprise: "Surpreenda-me",
  undo: "Desfazer",
  yourBrand: "Sua marca",
  customerBrand: "Os modelos aparecem para {name}, com o logo do seu perfil.",
  changeInProfile: "Alterar no perfil",
  companyName: "Nome da empresa",
  companyPlaceholder: "Sua empresa",
  logo: "Logo",
  chooseLogo: "Escolher um logo",
  removeLogo: "Remover logo",
  staysOnDevice: "Os dois ficam só neste aparelho.",
  shareTitle: "Compartilhar esta prévia",
  link: "Link",
  copyLink: "Copiar link",
  linkToCopy: "Link para uma cópia",
  signIn: "Entrar",
  toEditor: "Ir ao editor",
};

/** Said by the toolbar's scripts; the values are plain texts. */
export const toolbarScript = {
  goToCart: "Ver carrinho",
  bought: "Comprado",
  logoIsIn: "Seu logo foi adicionado.",
  logoRefused: "Este arquivo não pode ser usado como logo.",
  logoRemoved: "O logo foi removido.",
  copied: "Copiado.",
  copyByHand: "Copie o link manualmente.",
  withLogo: "Ele mostra suas cores, o nome da sua empresa e seu logo.",
  withoutLogo: "Ele mostra suas cores e o nome da sua empresa, mas não seu logo.",
  withWords: "Ele também mostra seus próprios textos, como estão agora.",
  withoutPicture: "Ele não mostra sua imagem: no lugar dela aparece a do modelo.",
  withoutPictures: "Ele não mostra suas {count} imagens: no lugar delas aparecem as do modelo.",
  tooLong: "Ele não mostra seus próprios textos: eles ocupam {kilobytes} KB, e em um link cabem 6.",
  signInForWords:
    "Entre na sua conta, e guardamos uma cópia para o link. Ou envie o arquivo que você pode baixar no editor.",
  signInForPictures: "Entre na sua conta, e guardamos uma cópia com elas para o link.",
  offerCopy:
    "Podemos guardar uma cópia completa para o link, até você parar de compartilhá-lo em “Seus rascunhos”.",
  copyStored:
    "Quem tiver este link vê seus textos como estão agora, até você parar de compartilhá-lo em “Seus rascunhos”.",
  failed: "Não foi possível salvar a cópia. Tente de novo.",
};

export const previewFrame = {
  title: "{template} em outras telas",
  back: "Voltar à prévia de {template}",
  screen: "Tela",
  darkMode: "Modo escuro",
  noDarkMode: "só intermediário e premium",
  onScreen: "{template} na tela escolhida",
  fixed:
    "{template} tem uma largura fixa de {width, number} pixels: telas menores o mostram reduzido.",
  responsive: "{template} é responsivo: adapta-se a cada tela.",
};

export const sharedPreview = {
  label: "Sobre esta página",
  note: "Sobre estes textos",
  draft: "Um rascunho não publicado que alguém compartilhou. Não foi escrito pela Presetry.",
  report: "Denunciar",
  inColorsOf: "{template} nas cores de {company}, um modelo da {shop}",
  inSharedColors: "{template} em cores compartilhadas, um modelo da {shop}",
  tryYourOwn: "Testar suas cores",
  editCopy: "Editar uma cópia",
};

/** Said by the script of a shared preview. */
export const sharedScript = {
  unreadable:
    "Não é possível ler o texto deste link: você está vendo o texto de exemplo do modelo.",
  takenBack: "Este link não está mais compartilhado: você está vendo o texto de exemplo do modelo.",
  unreachable: "Não foi possível carregar o texto deste link. Tente de novo daqui a pouco.",
};
