/** The words that a preset is described with, also as filters. */
export const presetWords = {
  basic: "Básico",
  medium: "Intermediário",
  premium: "Premium",
  white: "Branco",
  green: "Verde",
  blue: "Azul",
  yellow: "Amarelo",
  brown: "Marrom",
  red: "Vermelho",
  shop: "Loja",
  home: "Página inicial",
  detail: "Produto",
  cart: "Carrinho",
  about: "Quem somos",
  phones: "Funciona no celular",
  desktopOnly: "Só para computador",
  alsoForPhones: "Também para celular: {name}",
  alsoForDesktop: "Também só para computador: {name}",
};

export const categoryPromises = {
  premium: "Responsivo, com modo escuro",
  medium: "Com modo escuro, não responsivo",
  basic: "Sem modo escuro, não responsivo",
};

/** For search engines and feeds. */
export const presetDescription = {
  description:
    "{name} é um modelo de site para {type, select, home {uma página inicial} shop {uma loja} detail {uma página de produto} cart {um carrinho} about {uma página “Quem somos”} other {{typeName}}}. Categoria: {category}; cor: {color}. {promise}. Veja ao vivo com suas cores, seu logo e seu nome antes de comprar.",
};

export const categoryTexts = {
  premium:
    "Um modelo premium é responsivo, do celular pequeno à tela larga, e tem um modo escuro próprio.",
  medium:
    "Um modelo intermediário tem um modo escuro próprio. É feito para telas de computador e não é responsivo.",
  basic:
    "Um modelo básico é um layout limpo para telas de computador. Não é responsivo e não tem modo escuro.",
};

export const preset = {
  rated: "Nota {average} de 5",
  bought: "Comprado",
  live: "{name}, ao vivo",
};

export const salePrice = {
  reducedTo: "De {before} por {price}",
  lowestPrice: "Menor preço dos últimos 30 dias: {price}",
};

export const myColors = {
  label: "Nas minhas cores",
  hint: "Mostra os modelos ao vivo, com as cores e o nome que você escolher em qualquer prévia",
};

export const mark = {
  save: "Salvar",
  savePreset: "Salvar {name}",
  compare: "Comparar",
  comparePreset: "Comparar {name}",
};

export const shopPage = {
  presets: "Modelos",
  count: "{count, plural, one {# modelo} other {# modelos}}",
  saved: "Salvos e vistos recentemente",
  orderBy: "Ordenar por",
  orderMenu: "Ordenar por",
};

/** For its title and for search engines. */
export const shopTitle = {
  shop: "Loja",
  or: "{first} ou {second}",
  templates: "{words}: modelos de site",
  templatesForPhones: "{words}: modelos de site que funcionam no celular",
  forPhones: "Modelos que funcionam no celular",
  page: "{title}, página {page, number}",
  description:
    "{words}: modelos de site da loja, com preços e prévias ao vivo nas suas próprias cores.",
  descriptionForPhones:
    "{words}: modelos de site da loja que funcionam no celular, com preços e prévias ao vivo nas suas próprias cores.",
  all: "Catálogo completo",
  descriptionOfPage: "{description} Página {page, number}.",
};

export const noResults = {
  title: "Nenhum modelo encontrado",
  hint: "Remova um filtro ou veja todos. Chegam modelos novos a cada poucas semanas.",
  showAll: "Ver todos os modelos",
};

export const sortOrders = {
  "name-a": "A–Z",
  "name-d": "Z–A",
  "rating-a": "Maior nota",
  "rating-d": "Menor nota",
  "release-a": "Mais recentes",
  "release-d": "Mais antigos",
  "price-d": "Maior preço",
  "price-a": "Menor preço",
};

export const facetTitles = {
  categories: "Categoria",
  colors: "Cores",
  types: "Tipos",
  screens: "Telas",
};

export const filterBy = {
  categories: "Filtrar por categoria",
  colors: "Filtrar por cor",
  types: "Filtrar por tipo",
  screens: "Filtrar por tela",
};

export const filters = {
  filters: "Filtros",
  close: "Fechar os filtros",
  chosen: "{count, number} em uso",
  all: "Todas",
  presets: "{count, plural, one { modelo} other { modelos}}",
};

export const activeFilters = {
  remove: "Remover {filter}",
  clear: "Limpar filtros",
};

export const pager = {
  pages: "Páginas",
  back: "Anterior",
  next: "Próxima",
  page: "Página {page, number} de {pages, number}",
};

export const carousel = {
  carousel: "carrossel",
  slide: "slide",
  slideOf: "{name}, {number, number} de {count, number}",
  previous: "Modelo anterior",
  next: "Próximo modelo",
};

export const searchField = {
  label: "Buscar modelos",
  placeholder: "Nome, ramo, cor ou tipo",
  submit: "Buscar",
};

/** Of suggestions and of results. */
export const searchFound = {
  found: "{count, plural, one {# modelo encontrado} other {# modelos encontrados}} para “{words}”",
  foundMost: "{count, number} ou mais modelos encontrados para “{words}”",
  best: "{found}. Estes são os mais relevantes.",
  bestOf: "{found}. Estes são os {shown, number} mais relevantes.",
  none: "Nada encontrado para “{words}”",
};

export const searchSuggestions = {
  suggestions: "Modelos sugeridos",
  failed: "Não foi possível carregar sugestões agora. Pressione Enter para buscar.",
  all: "Todos os resultados para “{words}”",
};

export const searchPage = {
  title: "Busca",
  titleOf: "Busca por “{words}”",
  titleOfPage: "Busca por “{words}”, página {page, number}",
  description: "Modelos de site para a busca “{words}”, com preços e prévias.",
  key: "Pressione / para buscar",
  noneHint: "Confira a grafia ou tente um ramo, uma cor ou um tipo: restaurante, azul, loja.",
  trade: "Para o seu negócio:",
  trades: "O que um site precisa ter, por ramo",
  tooLong: "Sua busca é longa demais",
  tooLongHint: "Use no máximo {most, number} caracteres: poucas palavras bastam.",
};

export const detail = {
  pageTitle: "{name}, modelo de site: {category}, {type}",
  breadcrumb: "Você está aqui",
  shop: "Loja",
  notSold: "Este modelo não está mais à venda. Se você já o comprou, ele continua seu.",
  preview: "Ver prévia",
  onOtherScreens: "Em outras telas",
  edit: "Editar textos e imagens",
  opensInNewTab: "(abre em nova aba)",
  similar: "Modelos parecidos",
  compareSimilar: "Comparar {preset} com estes",
};

/** The pictures of a preset's page, by what they show. */
export const detailViews = {
  wholePage: "A página inteira",
  onTablet: "No tablet",
  onPhone: "No celular",
  otherPalette: "Em outras cores",
};

/** The alternative texts of the pictures. */
export const detailPictures = {
  wholePage: "{preset}: a página inteira",
  onTablet: "{preset}: no tablet",
  onPhone: "{preset}: no celular",
  otherPalette: "{preset}: em outras cores",
};

/** The titles of the live previews that replace the pictures. */
export const detailFrames = {
  wholePage: "{preset}, ao vivo: a página inteira",
  onTablet: "{preset}, ao vivo: no tablet",
  onPhone: "{preset}, ao vivo: no celular",
  otherPalette: "{preset}, ao vivo: em outras cores",
};

export const specification = {
  title: "Especificações",
  category: "Categoria",
  type: "Tipo",
  color: "Cor",
  layout: "Layout",
  released: "Lançamento",
  number: "Número",
  numberOf: "Nº {number}",
};

export const reviews = {
  count: "{count, plural, one {# avaliação} other {# avaliações}}",
  checked:
    "Só quem pagou por este modelo pode avaliá-lo. Nenhuma avaliação fica de fora por causa das estrelas: todas contam, e as mais recentes aparecem aqui. Só ocultamos as que têm palavras ilegais ou ofensivas.",
  answerOf: "Resposta de {shop}",
};

/** What each template is, in one sentence, for its page in the shop. */
export const templateSummaries = {
  silent:
    "Uma página de empresa tranquila, com uma imagem grande, um menu discreto ao lado e espaço para poucas palavras claras.",
  "gourmet-grove":
    "A página inicial de um restaurante: um prato enche a tela, depois imagens e histórias se alternam.",
  atlantic: "Um catálogo sereno: oito produtos com preço em uma única página, prontos para vender.",
  corporate:
    "Uma página que apresenta sua empresa: quem você é, o que faz e como falar com você, com um menu ao lado.",
  simple:
    "Um carrinho de compras que desliza sobre a sua loja, com quantidades, subtotal e o caminho até o pagamento.",
  cosmo:
    "A página inicial de uma loja, com três imagens grandes que se revezam e um menu para equipe, projetos e datas.",
  prestige:
    "Uma página para um único produto de valor: duas imagens grandes, sua história e os quatro dados que importam.",
  motion: "Uma lista de produtos com busca e filtros, para clientes que sabem o que querem.",
  cali: "Uma página de loja com oito produtos, filtros por cor e categoria e a soma sempre à vista.",
  trend:
    "Um serviço com seu preço: imagens, avaliações, opções de tamanho e um botão para reservar.",
  sonic:
    "Uma página para lançar um produto: uma imagem grande e três detalhes que se abrem, cada um com um motivo para comprar.",
  thunder:
    "Uma página de carrinho completa: produtos, cupom, frete, impostos e o total, pronta para o pagamento.",
};

export const detailNotFound = {
  title: "Modelo não encontrado",
  text: "Não é possível mostrar este modelo agora",
  hint: "Este modelo não existe, ou o endereço está errado.",
  browseAll: "Ver todos os modelos",
};

export const compareBar = {
  label: "Modelos para comparar",
  remove: "Tirar {preset} da comparação",
  clear: "Limpar",
  compare: "{count, plural, one {Comparar} other {Comparar os #}}",
};

export const shareComparison = {
  share: "Compartilhar",
  copied: "O link foi copiado.",
  colors: "Ele mostra as cores que você vê aqui.",
  colorsAndName: "Ele mostra as cores e o nome da empresa que você vê aqui.",
  colorsAndLogo: "Ele mostra as cores e o logo que você vê aqui.",
  colorsNameAndLogo: "Ele mostra as cores, o nome da empresa e o logo que você vê aqui.",
  plain: "Ele não mostra nenhuma marca, porque você não definiu nenhuma aqui.",
  withoutLogo: "Ele não mostra seu logo, que está só neste aparelho.",
  withoutWords: "Ele não mostra seus próprios textos: para isso, use “Compartilhar” em uma prévia.",
};

export const compare = {
  title: "Comparar modelos",
  titleOf: "Comparar {names}",
  intro: "Lado a lado, com suas cores, seu logo e seus textos, se você já os definiu.",
  description:
    "{names} lado a lado: prévias ao vivo em três telas, preços, o que cada categoria inclui e números medidos.",
  emptyDescription:
    "Até três modelos de site lado a lado: prévias ao vivo, preços e o que cada um inclui.",
  empty: "Nenhum modelo escolhido ainda",
  emptyHint: "Clique em “Comparar” em até três modelos.",
  toShop: "Ver todos os modelos",
  tooMany: "Você pode comparar no máximo três",
  tooManyHint: "Estes são os três primeiros: {names}.",
  firstThree: "Comparar os três primeiros",
  notFound: "Não há nada a comparar",
  notFoundText: "Um destes modelos não existe.",
  browseAll: "Ver todos os modelos",
  another: "Adicionar outro",
};

export const comparePreviews = {
  previews: "Prévias ao vivo",
  screen: "Tela",
  together: "Rolar em conjunto",
  live: "{preset}, ao vivo",
  open: "Abrir a prévia",
  ofPreset: " de {preset}",
  remove: "Remover",
  removePreset: "Remover {preset}",
  notSold: "Fora de linha",
  inBrandOf: "Com a marca de {company}, como aparece para quem enviou o link.",
  inColors: "Nas cores de quem enviou o link.",
  inOwn: "Ver nas minhas cores",
};

/** The sizes of screens that previews are shown in. */
export const screenNames = {
  desktop: "Computador",
  tablet: "Tablet",
  phone: "Celular",
};

export const compareTables = {
  price: "Preço",
  withDeployment: "Com publicação",
  deploymentOf: "{base} uma única vez e {each} por modelo",
  screens: "Telas",
  rating: "Nota",
  notRated: "Ainda sem avaliação",
  facts: "O que você recebe e quanto custa",
  measured: "Medições",
  measuredIntro:
    "Os sites como você os baixa: notas do Lighthouse, de 0 a 100, em um celular lento, e acessibilidade verificada com o axe.",
  measuredOn: "Medido em",
  notMeasured: "Não medido",
};

export const review = {
  title: "Deixe sua avaliação",
  label: "Escreva uma avaliação curta",
  submit: "Enviar avaliação",
  sending: "Enviando…",
  thanks: "Obrigado pela sua avaliação",
  isPublished: "Sua avaliação de {preset} já está na página do modelo.",
  failed: "Algo deu errado",
  tryAgain: "Tente de novo daqui a pouco.",
  yourRating: "Sua nota",
  stars: "{count, plural, one {# estrela} other {# estrelas}}",
  score1: "Ruim",
  score2: "Regular",
  score3: "Bom",
  score4: "Muito bom",
  score5: "Excelente",
};

/** For search engines. */
export const savedMetadata = {
  title: "Salvos",
  description: "Os modelos que você salvou, seus rascunhos e o que viu recentemente.",
};

export const saved = {
  title: "Salvos",
  introGuest: "Salvos neste aparelho. Entre na sua conta para vê-los também nos outros.",
  introCustomer: "Salvos na sua conta, em todos os seus aparelhos.",
  loading: "Carregando o que você salvou",
  saved: "Modelos salvos",
  nothingSaved: "Nenhum modelo salvo ainda",
  nothingSavedHint: "Toque no coração de um modelo para salvá-lo aqui.",
  toShop: "Ver todos os modelos",
  // Up to as many presets as fit side by side.
  compare:
    "{count, plural, =2 {Comparar os dois} =3 {Comparar os três} other {Comparar os três primeiros}}",
  drafts: "Seus rascunhos",
  allDrafts: "Todos os rascunhos e links compartilhados",
  edit: "Continuar editando",
  changedAt: "Alterado em {date}",
  noDrafts:
    "Você ainda não tem rascunhos. Abra um modelo e clique em qualquer texto para alterá-lo.",
  seen: "Vistos recentemente",
  nothingSeen: "Os modelos que você abrir aparecem aqui.",
  forget: "Limpar esta lista",
  notSold: "Fora de linha",
  notLoaded: "Não foi possível carregar os modelos.",
  tryAgain: "Tentar de novo",
  needsScript: "Para salvar é preciso JavaScript",
  needsScriptHint: "Ative-o ou recarregue a página, ou guarde a página de um modelo nos favoritos.",
};

/** Of the catalog, for search engines. */
export const structuredData = {
  websiteTemplate: "Modelo de site",
  customer: "Cliente",
};

/** On the pictures that links to the shop are shared with. */
export const sharingCards = {
  shop: "Todos os modelos",
  shopLine: "12 modelos de site para experimentar, com preços",
  trades: "Por ramo",
  tradesLine: "O que um site precisa e quais modelos combinam",
  compare: "Comparar modelos",
  compareLine: "Até três lado a lado, ao vivo",
  team: "A equipe",
  teamLine: "Oito pessoas por trás dos modelos",
  trade: "Para {trade}",
  tradeLine: "Três modelos de site, com exemplos",
  comparisonLine: "Comparados ao vivo, com preços e medições",
  preset: "{price} · Modelo: {type}, {category}",
  shared: "Nestas cores",
  sharedFor: "{template}, nestas cores",
};

export const savedErrors = {
  comparisonFull: "Você pode comparar no máximo três modelos. Remova um primeiro.",
  full: "Você já salvou {maxSaved} modelos. Remova um antes de salvar outro.",
};

export const couponErrors = {
  unknown: "O cupom {code} não existe. Confira se digitou certo.",
  used: "Você já usou o cupom {code}, no pedido {orderId}.",
  ended: "O cupom {code} terminou em {when}.",
  begins: "O cupom {code} começa a valer em {when}.",
  tooLow: "O total do seu carrinho é baixo demais para o cupom {code}.",
  none: "O cupom {code} dá {offer}, mas não se aplica a nada que está no seu carrinho.",
  usedUp:
    "O cupom {code} valia para {maxUses, plural, =1 {um pedido} other {# pedidos}} e está esgotado.",
};

export const couponFields = {
  notACode: "Um código tem de 3 a 40 letras, números e hifens",
};

export const presetErrors = {
  unknownNumbers: "Modelos que não existem: {numbers}",
  unknownPreset: "Este modelo não existe.",
  notSold: "Este modelo não está mais à venda.",
  noDetail: "Não é possível mostrar este modelo agora",
  bought: "Você já comprou este modelo.",
};

export const reviewErrors = {
  buyFirst: "Você pode avaliar um modelo depois de comprá-lo.",
  reviewedAlready: "Você já avaliou este modelo.",
  unknown: "Esta avaliação não existe.",
};

export const reviewFields = {
  reviewer: "Informe quem avalia",
  text: "Escreva uma avaliação curta",
  stars: "Escolha de 1 a 5 estrelas",
  trueOrFalse: "Precisa ser true ou false",
};

export const catalogueFields = {
  known: "Valores conhecidos: {values}",
  filtersNotJson: "Os filtros não são um JSON válido.",
  direction: "Valores conhecidos: a, d",
};

/** Lines of a bill. */
export const discounts = {
  basic: "básicos",
  medium: "intermediários",
  premium: "premium",
  coupon: "Cupom {code}: {offer}",
  percentOff: "{percent, number}% de desconto em {what}",
  amountOff: "{amount} de desconto em {what}",
  yourTemplates: "seus modelos",
  ofCategories: "modelos {categories}",
  bundle: "A partir de {size, number} modelos {category}: {percent, number}% de desconto",
  sale: "{name}: {percent, number}% de desconto",
};
