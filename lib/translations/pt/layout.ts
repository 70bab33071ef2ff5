/** What the shop says of itself, also to search engines. */
export const shop = {
  tagline: "Modelos de site nas suas cores",
  about:
    "A Presetry vende modelos de site prontos para empresas. Veja cada um nas suas cores, com seu logo e seu nome. Baixe os arquivos, ou nós colocamos o site no ar: é seu para sempre.",
};

/** The frame of every page. */
export const layout = {
  skipToContent: "Ir para o conteúdo",
  main: "Principal",
  mainSmallScreen: "Principal, tela pequena",
  menu: "Menu",
  home: "Início",
  shop: "Loja",
  team: "Equipe",
  switchTheme: "Alternar entre claro e escuro",
  language: "Idioma",
  seeInThisLanguage: "Ver esta página em português",
  cart: "Carrinho",
  cartWith: "Carrinho, {count, plural, =0 {vazio} one {# modelo} other {# modelos}}",
};

export const accountMenu = {
  account: "Conta",
  oneMoment: "Um momento…",
  login: "Entrar",
  register: "Criar conta",
  profile: "Perfil",
  purchases: "Compras",
  drafts: "Seus rascunhos",
  saved: "Salvos",
  adminPanel: "Painel",
  logOut: "Sair",
  areYouSure: "Tem certeza?",
  aboutToLogOut: "Você vai sair da sua conta",
  yesLogOut: "Sim, sair",
  cancel: "Cancelar",
};

export const footer = {
  about: "Sobre",
  shop: "Loja",
  allPresets: "Todos os modelos",
  premium: "Premium",
  trades: "Por ramo",
  team: "A equipe",
  reference: "Referência da API",
  legal: "Informações legais",
  socialLinks: "Redes sociais",
  follow: "Siga-nos",
  contact: "Contato",
  talkToUs: "Fale conosco",
  imprint: "Dados da empresa",
  terms: "Termos",
  license: "Licença",
  refunds: "Reembolsos",
  privacy: "Privacidade",
  dataProcessing: "Tratamento de dados",
  accessibility: "Acessibilidade",
  reportSite: "Denunciar um site",
  withdraw: "Desistir de uma compra",
};

export const team = {
  title: "A equipe",
  description: "As oito pessoas que desenham, constroem e mantêm os modelos.",
  intro:
    "Oito pessoas desenham, constroem e mantêm os modelos. Todo mundo programa, todo mundo atende clientes e todo mundo já discutiu por causa de pelo menos um tom de verde. São personagens de exemplo, desenhados para esta loja.",
  role: "Desenvolvimento full-stack",
  portraitOf: "Retrato de {name}",
  linkedin: "LinkedIn",
  github: "GitHub",
  profileOf: " – perfil de {name}",
};

export const notFound = {
  pageTitle: "Página não encontrada",
  title: "Não encontramos esta página",
  text: "O endereço pode estar errado, ou a página mudou de lugar.",
  browseAll: "Ver todos os modelos",
};

export const errorPage = {
  title: "Algo deu errado",
  tryAgain: "Tentar de novo",
  text: "Não foi possível mostrar esta página agora. Nada se perdeu.",
  code: "Se acontecer de novo, informe este código: {digest}",
  goHome: "Ir para o início",
  shopFailed: "Não foi possível abrir a loja. Tente de novo daqui a pouco.",
};
