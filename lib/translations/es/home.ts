export const hero = {
  caption: "12 plantillas web, con sus colores",
  title: "Su web con sus colores, antes de comprarla",
  intro:
    "Elija una web ya terminada y véala al momento con sus colores, su logo y su nombre. Después cómprela y descargue los archivos, o deje que se la publiquemos.",
  shop: "Ver plantillas",
  talkToUs: "Escríbanos",
};

export const bestSellers = {
  title: "Las más vendidas",
  intro: "Las tres plantillas que más eligen las empresas.",
  picksTitle: "Nuestra selección",
  picksIntro: "Tres plantillas para empezar.",
};

export const howItWorks = {
  title: "Cómo funciona",
  choose: "Elija",
  chooseText:
    "Cada plantilla es un diseño completo con carácter propio: una página de inicio, una tienda, una página de producto o una cesta.",
  color: "Personalice",
  colorText: "Elija dos colores de fondo y dos de texto. Su nombre y su logo aparecen al momento.",
  keep: "Quédesela",
  keepText:
    "Se paga una sola vez. Descargue los archivos cuantas veces quiera o deje que le publiquemos la web. Es suya para siempre.",
};

export const examples = {
  title: "Ejemplos",
  intro:
    "Tres plantillas y cómo quedan con otros textos, colores e imágenes. Las empresas son inventadas; todo lo que ve se puede cambiar en el editor.",
  citrusGrower: "De restaurante a productor de cítricos, en italiano.",
  kites: "De lámparas y relojes a cometas, en francés.",
  handpan: "De auriculares a un handpan, en español.",
  sample: "{template}, tal como viene",
  example: "La misma plantilla para {company}",
  write: "Personalizar {template}",
  byTrade: "Más ejemplos, por sectores",
};

export const testimonials = {
  anonymous: "Cliente que ya no tiene cuenta",
  title: "Qué dicen los clientes",
  intro:
    "Las últimas opiniones de cinco estrellas, de clientes que compraron la plantilla. En la página de cada plantilla cuentan todas, tengan las estrellas que tengan.",
  fiveStarsFor: "Cinco estrellas para {preset}",
};

/** Shown in the demo, as samples, until there are five-star reviews. */
export const sampleTestimonials = {
  title: "Qué podrían decir los clientes",
  intro: "Son opiniones de muestra, escritas por nosotros. Las de los clientes ocuparán su lugar.",
  paperMill: "Cliente de muestra, una fábrica de papel",
  paperMillSays:
    "A las diez elegimos el diseño, a las once ya teníamos nuestros verdes y antes de comer le enseñamos a la dirección una web con nuestro nombre.",
  bicycleWorkshop: "Cliente de muestra, un taller de bicicletas",
  bicycleWorkshopSays:
    "Lo que vi en la vista previa es lo que tengo. Ni letras cambiadas ni páginas que se descolocan al poner nuestro logo.",
  teaImporter: "Cliente de muestra, una importadora de té",
  teaImporterSays:
    "Cuatro colores me parecían pocos. Resultó que eran justo las decisiones que me apetecía tomar.",
};

export const callToAction = {
  title: "Encuentre la plantilla que mejor le va",
  text: "Desde {price}. Puede mirarlo todo sin crear una cuenta.",
  browseAll: "Ver todas las plantillas",
};

export const tryOn = {
  label: "Véalas con sus colores",
  company: "Su empresa",
  companyExample: "Horno Solana",
  trade: "¿A qué se dedica?",
  tradeExample: "Panadería, abogados…",
  language: "Idioma de su web",
  fromLogo: "De su logo",
  colors: "Colores",
  own: "Colores originales",
  surprise: "Sorpréndame",
  hint: "Díganos quién es y a qué se dedica: las plantillas lo muestran al momento. Nada sale de este dispositivo, salvo que nos deje leer su web.",
  site: "¿Ya tiene una web?",
  siteExample: "su-web.es",
  read: "Leerla",
  otherWays: "O pegue un texto, elija un archivo o escriba sus datos",
};

/** What the first screen says and offers once it is used. */
export const tryOnLive = {
  templates: "Plantilla",
  open: "Abrir",
  inYourBrand: " {template} con su marca",
  live: "{template}, en vivo",
  ownWords:
    "Ahora todas las plantillas hablan de su negocio. Entre corchetes van los datos que solo usted conoce.",
  nearest: "Lo más parecido: {trade}. ",
  unknownTrade:
    "Ninguno de nuestros dieciséis sectores se parece a «{words}». Elija uno de la lista; hasta entonces no cambia nada.",
  kept: "Lo que nos ha contado se guarda y se muestra hasta que lo borre.",
  remove: "Borrar lo que nos ha contado",
  removed: "Hemos borrado lo que nos contó. Su nombre y sus colores se quedan.",
  factsShown:
    "Ahora todas las plantillas dicen lo que nos ha contado. Lo que no hemos encontrado queda sin rellenar.",
  all: "Ver las doce",
  edit: "Escribir los textos",
  buy: "Comprar",
  sampleWords: "Cada plantilla con su propio ejemplo.",
  ownColors: "Cada plantilla con sus colores originales.",
  undo: "Deshacer",
  undone: "Todo está como antes.",
  colorsOnly: "Solo los colores",
  logoRemoved: "Hemos quitado el logo; los colores se quedan.",
  logoToo: " La imagen es ahora también su logo.",
  logoOnly: " La imagen es ahora su logo.",
  ofProfile: "Las plantillas se muestran para {company}, según su perfil.",
  changeInProfile: "Cambiarlo",
};

export const paletteNames = {
  Paper: "Papel",
  Lemon: "Limón",
  Poppy: "Amapola",
  Clay: "Arcilla",
  Plum: "Ciruela",
  Harbor: "Puerto",
  Mint: "Menta",
  Forest: "Bosque",
  Ink: "Tinta",
};
