/** The four colors of a template, by their keys. */
export const colorPickers = {
  primary: "Fondo principal",
  secondary: "Fondo secundario",
  text01: "Color de texto 1",
  text02: "Color de texto 2",
  own: "Original",
};

/** Where the four colors have little room. */
export const shortColors = {
  primary: "Principal",
  secondary: "Secundario",
  text01: "Texto 1",
  text02: "Texto 2",
};

/** Also said by scripts without the formatter of messages: the values are plain texts. */
export const contrast = {
  onPrimary: "{text} se lee mal sobre el fondo principal.",
  onSecondary: "{text} se lee mal sobre el fondo secundario.",
  text01: "El texto 1",
  text02: "El texto 2",
  use: "Usar {swatch}",
};

/** Said when four colors were chosen at once; the values are plain texts. */
export const paletteIdeas = {
  undone: "Han vuelto sus colores anteriores.",
  palette: "{colors}. Con estos colores, todos los textos se leen bien.",
  noColors: "Esta imagen tiene un solo color. Pruebe con otra o elija los colores a mano.",
  unreadable: "Este archivo no se puede leer como imagen. Pruebe con un PNG, JPEG, WebP o SVG.",
  tooLarge: "Esta imagen ocupa más de 20 MB. Pruebe con una más pequeña.",
};

export const ownPicture = {
  title: "{template} con su marca",
};

export const previewPage = {
  title: "{template}, vista previa en vivo",
  description:
    "La plantilla web {template}, en vivo: pruébela con sus colores, su logo y el nombre de su empresa.",
  sharedFor: "{template} para {company}",
  shared: "{template}, compartida",
  notFound: "Plantilla no encontrada",
};

export const previewToolbar = {
  label: "Barra de la vista previa",
  colors: "Colores",
  more: "Más",
  reset: "Restaurar",
  brand: "Marca",
  screens: "Pantallas",
  share: "Compartir",
  edit: "Editar textos e imágenes",
  editShort: "Editar",
  cart: "Cesta",
  addToCart: "A la cesta por {price}",
  hide: "Ocultar",
  allFour: "Los cuatro a la vez",
  fromPicture: "De una imagen",
  surprise: "Sorpréndame",
  undo: "Deshacer",
  yourBrand: "Su marca",
  customerBrand: "Las plantillas se muestran para {name}, con el logo de su perfil.",
  changeInProfile: "Cambiarlo en su perfil",
  companyName: "Nombre de la empresa",
  companyPlaceholder: "Su empresa",
  logo: "Logo",
  chooseLogo: "Elegir un logo",
  removeLogo: "Quitar el logo",
  staysOnDevice: "Ambos se quedan en este dispositivo.",
  shareTitle: "Compartir esta vista previa",
  link: "Enlace",
  copyLink: "Copiar enlace",
  linkToCopy: "Enlace a una copia",
  signIn: "Iniciar sesión",
  toEditor: "Ir al editor",
};

/** Said by the toolbar's scripts; the values are plain texts. */
export const toolbarScript = {
  goToCart: "Ver la cesta",
  bought: "Comprada",
  logoIsIn: "Su logo se ha añadido.",
  logoRefused: "Este archivo no se puede usar como logo.",
  logoRemoved: "Hemos quitado el logo.",
  copied: "Copiado.",
  copyByHand: "Copie el enlace a mano.",
  withLogo: "Muestra sus colores, el nombre de su empresa y su logo.",
  withoutLogo: "Muestra sus colores y el nombre de su empresa, pero no su logo.",
  withWords: "Muestra también sus textos, tal como están ahora.",
  withoutPicture: "No muestra su imagen, sino la de la plantilla.",
  withoutPictures: "No muestra sus {count} imágenes, sino las de la plantilla.",
  tooLong: "No muestra sus textos: ocupan {kilobytes} KB y en un enlace caben 6.",
  signInForWords:
    "Inicie sesión y guardaremos una copia para el enlace. O envíe el archivo que puede descargar en el editor.",
  signInForPictures: "Inicie sesión y guardaremos para el enlace una copia con todo.",
  offerCopy:
    "Podemos guardar para el enlace una copia con todo, hasta que deje de compartirla en «Sus borradores».",
  copyStored:
    "Cualquiera que tenga este enlace ve sus textos como están ahora, hasta que deje de compartirlos en «Sus borradores».",
  failed: "No se ha podido guardar la copia. Inténtelo de nuevo.",
};

export const previewFrame = {
  title: "{template} en otras pantallas",
  back: "Volver a la vista previa de {template}",
  screen: "Pantalla",
  darkMode: "Modo oscuro",
  noDarkMode: "solo en intermedias y premium",
  onScreen: "{template} en la pantalla elegida",
  fixed:
    "{template} tiene un ancho fijo de {width, number} píxeles: en pantallas más estrechas se ve reducida.",
  responsive: "{template} se adapta a cada pantalla.",
};

export const sharedPreview = {
  label: "Sobre esta página",
  note: "Sobre estos textos",
  draft: "Un borrador sin publicar que alguien ha compartido. No lo ha escrito Presetry.",
  report: "Denunciarlo",
  inColorsOf: "{template} con los colores de {company}, una plantilla de {shop}",
  inSharedColors: "{template} con colores compartidos, una plantilla de {shop}",
  tryYourOwn: "Probar con sus colores",
  editCopy: "Editar una copia",
};

/** Said by the script of a shared preview. */
export const sharedScript = {
  unreadable:
    "El texto de este enlace no se puede leer: lo que ve es el texto de muestra de la plantilla.",
  takenBack: "Este enlace ya no se comparte: lo que ve es el texto de muestra de la plantilla.",
  unreachable:
    "No se ha podido cargar el texto de este enlace. Inténtelo de nuevo dentro de un momento.",
};
