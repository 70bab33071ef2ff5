export const hero = {
  caption: "12 modelos de site, mostrados nas suas cores",
  title: "Seu site nas suas cores, antes de comprar",
  intro:
    "Escolha um site pronto e veja na hora como fica com suas cores, seu logo e seu nome. Compre e baixe os arquivos, ou nós colocamos o site no ar.",
  shop: "Loja de modelos",
  talkToUs: "Fale conosco",
};

export const bestSellers = {
  title: "Mais vendidos",
  intro: "Os três modelos que as empresas mais escolhem.",
  picksTitle: "Nossas sugestões",
  picksIntro: "Três modelos para começar.",
};

export const howItWorks = {
  title: "Como funciona",
  choose: "Escolha",
  chooseText:
    "Cada modelo é um design completo, com personalidade própria: uma página inicial, uma loja, uma página de produto ou um carrinho.",
  color: "Personalize",
  colorText:
    "Escolha duas cores de fundo e duas de texto. Seu nome e seu logo aparecem enquanto você digita.",
  keep: "Guarde",
  keepText:
    "Pague uma vez só. Baixe os arquivos quantas vezes quiser, ou nós colocamos o site no ar. É seu para sempre.",
};

export const examples = {
  title: "Exemplos",
  intro:
    "Três modelos e como ficam com outros textos, cores e imagens. As empresas são fictícias; tudo o que você vê pode ser mudado no editor.",
  citrusGrower: "Um restaurante virou um produtor de cítricos, em italiano.",
  kites: "Luminárias e relógios viraram pipas, em francês.",
  handpan: "Fones de ouvido viraram um handpan, em espanhol.",
  sample: "{template}, como vem de fábrica",
  example: "O mesmo modelo para {company}",
  write: "Deixar {template} com a sua cara",
  byTrade: "Mais exemplos, por ramo",
};

export const testimonials = {
  anonymous: "Ex-cliente",
  title: "O que dizem os clientes",
  intro:
    "As avaliações mais recentes com cinco estrelas, de clientes que compraram o modelo. Na página de cada modelo contam todas as avaliações, seja qual for o número de estrelas.",
  fiveStarsFor: "Cinco estrelas para {preset}",
};

/** Shown in the demo, as samples, until there are five-star reviews. */
export const sampleTestimonials = {
  title: "O que os clientes poderiam dizer",
  intro: "São exemplos escritos por nós. As avaliações dos clientes vão ocupar este lugar.",
  paperMill: "Cliente de exemplo, uma fábrica de papel",
  paperMillSays:
    "Às dez escolhemos o layout, às onze já tínhamos definido os verdes, e antes do almoço a diretoria viu um site com o nosso nome.",
  bicycleWorkshop: "Cliente de exemplo, uma oficina de bicicletas",
  bicycleWorkshopSays:
    "O que vi na prévia foi o que recebi. Nenhuma fonte inesperada, nenhuma página que ficou diferente com o nosso logo.",
  teaImporter: "Cliente de exemplo, uma importadora de chás",
  teaImporterSays:
    "Quatro cores pareciam pouco. No fim, era exatamente o número de decisões que eu queria tomar.",
};

export const callToAction = {
  title: "Encontre o modelo que combina com você",
  text: "A partir de {price}. Dá para ver tudo sem criar conta.",
  browseAll: "Ver todos os modelos",
};

export const tryOn = {
  label: "Veja os modelos nas suas cores",
  company: "Sua empresa",
  companyExample: "Padaria Aurora",
  trade: "O que você faz?",
  tradeExample: "Padaria, advocacia…",
  language: "Idioma do seu site",
  fromLogo: "Do seu logo",
  colors: "Cores",
  own: "Cores originais",
  surprise: "Surpreenda-me",
  hint: "Diga quem você é e o que faz: os modelos mostram na hora. Nada sai deste aparelho, a não ser que você nos deixe ler seu site.",
  site: "Já tem um site?",
  siteExample: "seusite.com.br",
  read: "Ler o site",
  otherWays: "Ou cole um texto, escolha um arquivo ou digite seus dados",
};

/** What the first screen says and offers once it is used. */
export const tryOnLive = {
  templates: "Modelo",
  open: "Abrir",
  inYourBrand: " {template} com a sua marca",
  live: "{template}, ao vivo",
  ownWords: "Agora todos os modelos falam do seu negócio. Entre colchetes está o que só você sabe.",
  nearest: "O mais próximo: {trade}. ",
  unknownTrade:
    "Nenhum dos nossos dezesseis ramos combina com “{words}”. Escolha um da lista; até lá, nada muda.",
  kept: "O que você nos contou fica guardado e aparece nos modelos até você remover.",
  remove: "Remover o que contei",
  removed: "O que você nos contou foi removido. Seu nome e suas cores continuam.",
  factsShown:
    "Agora todos os modelos dizem o que você nos contou. O que não encontramos ficou em branco.",
  all: "Ver os doze",
  edit: "Escrever textos",
  buy: "Comprar",
  sampleWords: "Cada modelo mostra o próprio exemplo.",
  ownColors: "Cada modelo aparece nas próprias cores.",
  undo: "Desfazer",
  undone: "Tudo voltou a ser como antes.",
  colorsOnly: "Só as cores",
  logoRemoved: "O logo foi removido, as cores continuam.",
  logoToo: " Agora também é o seu logo.",
  logoOnly: " Agora é o seu logo.",
  ofProfile: "Os modelos aparecem para {company}, como está no seu perfil.",
  changeInProfile: "Alterar",
};

export const paletteNames = {
  Paper: "Papel",
  Lemon: "Limão",
  Poppy: "Papoula",
  Clay: "Argila",
  Plum: "Ameixa",
  Harbor: "Porto",
  Mint: "Menta",
  Forest: "Floresta",
  Ink: "Nanquim",
};
