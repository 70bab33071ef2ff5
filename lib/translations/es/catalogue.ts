/** The words that a preset is described with, also as filters. */
export const presetWords = {
  basic: "Básica",
  medium: "Intermedia",
  premium: "Premium",
  white: "Blanco",
  green: "Verde",
  blue: "Azul",
  yellow: "Amarillo",
  brown: "Marrón",
  red: "Rojo",
  shop: "Tienda",
  home: "Inicio",
  detail: "Producto",
  cart: "Cesta",
  about: "Empresa",
  phones: "Apta para móviles",
  desktopOnly: "Solo ordenador",
  alsoForPhones: "También para móviles: {name}",
  alsoForDesktop: "También solo para ordenador: {name}",
};

export const categoryPromises = {
  premium: "Adaptable a cada pantalla y con modo oscuro",
  medium: "Con modo oscuro, no adaptable",
  basic: "Ni adaptable ni con modo oscuro",
};

/** For search engines and feeds. */
export const presetDescription = {
  description:
    "{name} es una plantilla web para {type, select, home {una página de inicio} shop {una tienda} detail {una página de producto} cart {la cesta de una tienda} about {presentar una empresa} other {{typeName}}}. Categoría: {category}; color: {color}. {promise}. Véala en vivo con sus colores, su logo y su nombre antes de comprarla.",
};

export const categoryTexts = {
  premium:
    "Una plantilla premium se adapta desde el móvil pequeño hasta la pantalla ancha y tiene su propio modo oscuro.",
  medium:
    "Una plantilla intermedia tiene su propio modo oscuro. Está hecha para ordenador y no se adapta a otras pantallas.",
  basic:
    "Una plantilla básica es un diseño limpio para ordenador. No se adapta a otras pantallas ni tiene modo oscuro.",
};

export const preset = {
  rated: "Valoración: {average} de 5",
  bought: "Comprada",
  live: "{name}, en vivo",
};

export const salePrice = {
  reducedTo: "Rebajada a {price}; antes, {before}",
  lowestPrice: "Precio más bajo de los últimos 30 días: {price}",
};

export const myColors = {
  label: "Con mis colores",
  hint: "Muestra las plantillas en vivo, con los colores y el nombre que elija en cualquier vista previa",
};

export const mark = {
  save: "Guardar",
  savePreset: "Guardar {name}",
  compare: "Comparar",
  comparePreset: "Comparar {name}",
};

export const shopPage = {
  presets: "Plantillas",
  count: "{count, plural, one {# plantilla} other {# plantillas}}",
  saved: "Guardadas y vistas hace poco",
  orderBy: "Ordenar por",
  orderMenu: "Ordenar por",
};

/** For its title and for search engines. The words are the filters. */
export const shopTitle = {
  shop: "Tienda",
  or: "{first} o {second}",
  templates: "{words}: plantillas web",
  templatesForPhones: "{words}: plantillas web aptas para móviles",
  forPhones: "Plantillas web aptas para móviles",
  page: "{title}, página {page, number}",
  description:
    "{words}: plantillas web de la tienda, con sus precios y vistas previas en vivo con los colores de su empresa.",
  descriptionForPhones:
    "{words}: plantillas web de la tienda aptas para móviles, con sus precios y vistas previas en vivo con los colores de su empresa.",
  all: "Todo el catálogo",
  descriptionOfPage: "{description} Página {page, number}.",
};

export const noResults = {
  title: "Ninguna plantilla coincide",
  hint: "Quite algún filtro o véalas todas. Cada pocas semanas llegan plantillas nuevas.",
  showAll: "Ver todas las plantillas",
};

export const sortOrders = {
  "name-a": "A-Z",
  "name-d": "Z-A",
  "rating-a": "Mejor valoradas",
  "rating-d": "Peor valoradas",
  "release-a": "Más recientes",
  "release-d": "Más antiguas",
  "price-d": "Más caras",
  "price-a": "Más baratas",
};

export const facetTitles = {
  categories: "Categoría",
  colors: "Colores",
  types: "Tipos",
  screens: "Pantallas",
};

export const filterBy = {
  categories: "Filtrar por categoría",
  colors: "Filtrar por colores",
  types: "Filtrar por tipos",
  screens: "Filtrar por pantallas",
};

export const filters = {
  filters: "Filtros",
  close: "Cerrar los filtros",
  chosen: "Activos: {count, number}",
  all: "Todas",
  presets: "{count, plural, one { plantilla} other { plantillas}}",
};

export const activeFilters = {
  remove: "Quitar {filter}",
  clear: "Quitar filtros",
};

export const pager = {
  pages: "Páginas",
  back: "Anterior",
  next: "Siguiente",
  page: "Página {page, number} de {pages, number}",
};

export const carousel = {
  carousel: "carrusel",
  slide: "diapositiva",
  slideOf: "{name}, {number, number} de {count, number}",
  previous: "Plantilla anterior",
  next: "Plantilla siguiente",
};

export const searchField = {
  label: "Buscar plantillas",
  placeholder: "Nombre, sector, color o tipo",
  submit: "Buscar",
};

/** Of suggestions and of results. */
export const searchFound = {
  found: "{count, plural, one {# plantilla} other {# plantillas}} para «{words}»",
  foundMost: "{count, number} plantillas o más para «{words}»",
  best: "{found}. Estas son las mejores.",
  bestOf: "{found}. Aquí tiene las {shown, number} mejores.",
  none: "Sin resultados para «{words}»",
};

export const searchSuggestions = {
  suggestions: "Plantillas sugeridas",
  failed: "Ahora no se pueden cargar las sugerencias. Pulse Intro para buscar.",
  all: "Todos los resultados de «{words}»",
};

export const searchPage = {
  title: "Búsqueda",
  titleOf: "Búsqueda de {words}",
  titleOfPage: "Búsqueda de {words}, página {page, number}",
  description: "Plantillas web para {words}, con sus precios y vistas previas.",
  key: "Pulse / para buscar",
  noneHint:
    "Revise la ortografía o pruebe con un sector, un color o un tipo: restaurante, azul, tienda.",
  trade: "Para su negocio:",
  trades: "Qué necesita una web, por sectores",
  tooLong: "La búsqueda es demasiado larga",
  tooLongHint: "Use como máximo {most, number} caracteres: bastan unas pocas palabras.",
};

export const detail = {
  pageTitle: "{name}, plantilla web: {category}, {type}",
  breadcrumb: "Ruta de navegación",
  shop: "Tienda",
  notSold: "Esta plantilla ya no se vende. Si la compró, sigue siendo suya.",
  preview: "VISTA PREVIA",
  onOtherScreens: "En otras pantallas",
  edit: "Editar textos e imágenes",
  opensInNewTab: "(se abre en otra pestaña)",
  similar: "Plantillas parecidas",
  compareSimilar: "Comparar {preset} con estas",
};

/** The pictures of a preset's page, by what they show. */
export const detailViews = {
  wholePage: "La página entera",
  onTablet: "En una tableta",
  onPhone: "En un móvil",
  otherPalette: "Con otros colores",
};

/** The alternative texts of the pictures. */
export const detailPictures = {
  wholePage: "{preset}: la página entera",
  onTablet: "{preset}: en una tableta",
  onPhone: "{preset}: en un móvil",
  otherPalette: "{preset}: con otros colores",
};

/** The titles of the live previews that replace the pictures. */
export const detailFrames = {
  wholePage: "{preset}, en vivo: la página entera",
  onTablet: "{preset}, en vivo: en una tableta",
  onPhone: "{preset}, en vivo: en un móvil",
  otherPalette: "{preset}, en vivo: con otros colores",
};

export const specification = {
  title: "Características",
  category: "Categoría",
  type: "Tipo",
  color: "Color",
  layout: "Diseño",
  released: "Lanzamiento",
  number: "Número",
  numberOf: "N.º {number}",
};

export const reviews = {
  count: "{count, plural, one {# opinión} other {# opiniones}}",
  checked:
    "Solo opinan clientes que han pagado esta plantilla. No se descarta ninguna opinión por sus estrellas: cuentan todas y aquí figuran las más recientes. Solo ocultamos las que contienen expresiones ilícitas u ofensivas.",
  answerOf: "Respuesta de {shop}",
};

/** What each template is, in one sentence, for its page in the shop. */
export const templateSummaries = {
  silent:
    "Una página de empresa serena, con una imagen grande, un menú estrecho al lado y sitio para pocas palabras, pero claras.",
  "gourmet-grove":
    "La portada de un restaurante: un plato llena la pantalla; después se alternan imágenes e historias.",
  atlantic:
    "Un catálogo tranquilo: ocho productos con su precio en una sola página, listos para pedir.",
  corporate:
    "La presentación de su empresa: quiénes son, qué hacen y cómo contactar, con el menú al lado.",
  simple: "Una cesta que se despliega sobre su tienda, con cantidades, subtotal y el paso al pago.",
  cosmo:
    "La portada de una tienda, con tres grandes imágenes que se turnan y un menú para el equipo, los proyectos y las fechas.",
  prestige:
    "Una página para un solo producto de valor: dos imágenes grandes, su historia y los cuatro datos que importan.",
  motion: "Un listado de productos con buscador y filtros, para clientes que saben lo que quieren.",
  cali: "Una página de tienda con ocho productos, filtros por color y categoría y el total siempre al día.",
  trend:
    "Un servicio con su precio: imágenes, opiniones, tamaños para elegir y un botón para reservarlo.",
  sonic:
    "Una página para lanzar un producto: una imagen grande, tres detalles que se abren y, junto a cada uno, un motivo para comprar.",
  thunder:
    "Una cesta completa: productos, código promocional, envío, impuestos y total, lista para pagar.",
};

export const detailNotFound = {
  title: "Plantilla no encontrada",
  text: "En este momento no podemos mostrarla",
  hint: "Esta plantilla no existe o su dirección está mal escrita.",
  browseAll: "Ver todas las plantillas",
};

export const compareBar = {
  label: "Plantillas para comparar",
  remove: "No comparar {preset}",
  clear: "Vaciar",
  compare: "{count, plural, one {Comparar} other {Comparar las #}}",
};

export const shareComparison = {
  share: "Compartir",
  copied: "Enlace copiado.",
  colors: "Muestra los colores que ve aquí.",
  colorsAndName: "Muestra los colores y el nombre de empresa que ve aquí.",
  colorsAndLogo: "Muestra los colores y el logo que ve aquí.",
  colorsNameAndLogo: "Muestra los colores, el nombre de empresa y el logo que ve aquí.",
  plain: "No muestra ninguna marca, porque aquí no ha indicado ninguna.",
  withoutLogo: "No muestra su logo, que solo está en este dispositivo.",
  withoutWords:
    "No muestra sus propios textos: para compartirlos, use Compartir en una vista previa.",
};

export const compare = {
  title: "Comparar plantillas",
  titleOf: "Comparar {names}",
  intro: "Una al lado de otra, con sus colores, su logo y sus textos si los ha indicado.",
  description:
    "{names}, una al lado de otra: vistas previas en vivo en tres pantallas, precios, qué incluye cada categoría y mediciones.",
  emptyDescription:
    "Hasta tres plantillas web, una al lado de otra: vistas previas en vivo, precios y qué incluye cada una.",
  empty: "Aún no ha elegido ninguna",
  emptyHint: "Pulse Comparar en tres plantillas como máximo.",
  toShop: "Ver todas las plantillas",
  tooMany: "Puede comparar tres como máximo",
  tooManyHint: "Las tres primeras son {names}.",
  firstThree: "Comparar las tres primeras",
  notFound: "No hay nada que comparar",
  notFoundText: "Una de estas plantillas no existe.",
  browseAll: "Ver todas las plantillas",
  another: "Añadir otra",
};

export const comparePreviews = {
  previews: "Vistas previas en vivo",
  screen: "Pantalla",
  together: "Desplazar a la vez",
  live: "{preset}, en vivo",
  open: "Abrir vista previa",
  ofPreset: " de {preset}",
  remove: "Quitar",
  removePreset: "Quitar {preset}",
  notSold: "Ya no se vende",
  inBrandOf: "Con la marca de {company}, tal como la ve quien envió el enlace.",
  inColors: "Con los colores de quien envió el enlace.",
  inOwn: "Ver con mis colores",
};

/** The sizes of screens that previews are shown in. */
export const screenNames = {
  desktop: "Ordenador",
  tablet: "Tableta",
  phone: "Móvil",
};

export const compareTables = {
  price: "Precio",
  withDeployment: "Con publicación",
  deploymentOf: "{base} una sola vez y {each} por la plantilla",
  screens: "Pantallas",
  rating: "Valoración",
  notRated: "Aún sin valorar",
  facts: "Qué incluye y cuánto cuesta",
  measured: "Mediciones",
  measuredIntro:
    "De las webs descargadas: hasta 100 puntos según Lighthouse en un móvil lento; accesibilidad comprobada con axe.",
  measuredOn: "Medido el",
  notMeasured: "Sin medir",
};

export const review = {
  title: "Deje su opinión",
  label: "Escriba una breve opinión",
  submit: "Enviar opinión",
  sending: "Enviando…",
  thanks: "Gracias por su opinión",
  isPublished: "Su opinión sobre {preset} ya está publicada.",
  failed: "Algo ha fallado",
  tryAgain: "Inténtelo de nuevo dentro de un momento.",
  yourRating: "Su valoración",
  stars: "{count, plural, one {# estrella} other {# estrellas}}",
  score1: "Mala",
  score2: "Regular",
  score3: "Buena",
  score4: "Muy buena",
  score5: "Excelente",
};

/** For search engines. */
export const savedMetadata = {
  title: "Guardado",
  description: "Las plantillas que ha guardado, sus borradores y lo último que ha visto.",
};

export const saved = {
  title: "Guardado",
  introGuest: "Está en este dispositivo. Inicie sesión para verlo también en los demás.",
  introCustomer: "Está en su cuenta, en todos sus dispositivos.",
  loading: "Cargando lo que ha guardado",
  saved: "Plantillas guardadas",
  nothingSaved: "Aún no ha guardado nada",
  nothingSavedHint: "Pulse el corazón de una plantilla para guardarla aquí.",
  toShop: "Ver todas las plantillas",
  // Up to as many presets as fit side by side.
  compare:
    "{count, plural, =2 {Comparar las dos} =3 {Comparar las tres} other {Comparar las tres primeras}}",
  drafts: "Sus borradores",
  allDrafts: "Todos los borradores y enlaces compartidos",
  edit: "Seguir editando",
  changedAt: "Modificado el {date}",
  noDrafts:
    "Aún no tiene borradores. Abra una plantilla y haga clic en cualquier texto para cambiarlo.",
  seen: "Vistas hace poco",
  nothingSeen: "Aquí aparecerán las plantillas que mire.",
  forget: "Vaciar esta lista",
  notSold: "Ya no se vende",
  notLoaded: "No se han podido cargar las plantillas.",
  tryAgain: "Reintentar",
  needsScript: "Para guardar hace falta JavaScript",
  needsScriptHint:
    "Actívelo, vuelva a cargar la página o añada la página de la plantilla a los favoritos del navegador.",
};

/** Of the catalog, for search engines. */
export const structuredData = {
  websiteTemplate: "Plantilla web",
  customer: "Cliente",
};

/** On the pictures that links to the shop are shared with. */
export const sharingCards = {
  shop: "Todas las plantillas",
  shopLine: "12 plantillas web que puede probar, con sus precios",
  trades: "Por sectores",
  tradesLine: "Lo que necesita una web y qué plantillas le van bien",
  compare: "Comparar plantillas",
  compareLine: "Hasta tres, una al lado de otra y en vivo",
  team: "El equipo",
  teamLine: "Ocho personas detrás de las plantillas",
  trade: "Para {trade}",
  tradeLine: "Tres plantillas web, con ejemplos",
  comparisonLine: "Comparadas en vivo, con precios y mediciones",
  preset: "{price} · Plantilla: {type}, {category}",
  shared: "Con estos colores",
  sharedFor: "{template}, con estos colores",
};

export const couponErrors = {
  unknown: "El cupón {code} no existe. Compruebe que lo ha escrito bien.",
  used: "Ya ha usado el cupón {code} en su pedido {orderId}.",
  ended: "El cupón {code} terminó el {when}.",
  begins: "El cupón {code} empieza el {when}.",
  tooLow:
    "El total de su cesta es demasiado bajo para el cupón {code}: añada otra plantilla o quite el cupón.",
  none: "El cupón {code} ({offer}) no se aplica a nada de su cesta.",
  usedUp:
    "El cupón {code} era para {maxUses, plural, =1 {un solo pedido} other {# pedidos}} y está agotado.",
};

export const couponFields = {
  notACode: "Un código tiene de 3 a 40 letras, cifras y guiones",
};

export const presetErrors = {
  unknownNumbers: "No hay ninguna plantilla con el número {numbers}",
  unknownPreset: "Esta plantilla no existe.",
  notSold: "Esta plantilla ya no está a la venta.",
  noDetail: "En este momento no podemos mostrarla",
  bought: "Ya ha comprado esta plantilla.",
};

export const reviewErrors = {
  buyFirst: "Puede opinar sobre una plantilla cuando la haya comprado.",
  reviewedAlready: "Ya ha opinado sobre esta plantilla.",
  unknown: "Esta opinión no existe.",
};

export const reviewFields = {
  reviewer: "Indique quién opina",
  text: "Escriba una breve opinión",
  stars: "Elija de 1 a 5 estrellas",
  trueOrFalse: "Debe ser verdadero o falso (true o false)",
};

export const savedErrors = {
  comparisonFull: "Puede comparar tres plantillas como máximo. Quite antes una.",
  full: "Ha guardado {maxSaved} plantillas. Quite una antes de guardar otra.",
};

export const catalogueFields = {
  known: "Valores posibles: {values}",
  filtersNotJson: "Los filtros no son un JSON válido.",
  direction: "Valores posibles: a, d",
};

/** Lines of a bill. */
export const discounts = {
  basic: "básica",
  medium: "intermedia",
  premium: "premium",
  coupon: "Cupón {code}: {offer}",
  percentOff: "{percent, number} % de descuento en {what}",
  amountOff: "{amount} de descuento en {what}",
  yourTemplates: "sus plantillas",
  ofCategories: "plantillas de categoría {categories}",
  bundle:
    "A partir de {size, number} plantillas de la categoría {category}: {percent, number} % de descuento",
  sale: "{name}: {percent, number} % de descuento",
};
