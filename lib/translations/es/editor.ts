/** Where a draft is kept. */
export const draftStatus = {
  saving: "Guardando…",
  kept: "Guardado en este dispositivo",
  saved: "Guardado como borrador",
  waiting: "Guardado en este dispositivo: sin conexión con la tienda",
  conflict: "Sin guardar: también ha cambiado en otro sitio",
  refused: "Guardado solo en este dispositivo.",
  "signed-out": "Guardado en este dispositivo: vuelva a iniciar sesión",
  lost: "Sin guardar: este navegador no puede conservarlo. Descargue el archivo",
};

/** The fields of a site besides its slots. */
export const siteFields = {
  "@language": "Idioma de la web",
  "@title": "Título de la página",
  "@description": "Descripción",
  "@hasLanguageLinks": "Enlaces entre idiomas",
  "@primary": "Fondo principal",
  "@secondary": "Fondo secundario",
  "@text01": "Texto 1",
  "@text02": "Texto 2",
  "@name": "Nombre de la empresa",
  "@logo": "Logo",
};

export const editor = {
  title: "Editar {template}",
  description: "Ponga sus propios textos e imágenes antes de comprarla.",
  back: "Volver a la vista previa",
  loading: "Cargando el editor. Ya puede escribir en la página.",
  failed:
    "No se ha podido cargar el editor. Lo que escriba en la página se conserva; vuelva a cargarla.",
  toolbar: "Editor",
  undo: "Deshacer",
  redo: "Rehacer",
  nothingToUndo: "No hay nada que deshacer",
  nothingToRedo: "No hay nada que rehacer",
  undone: "Deshecho",
  undoneOf: "Deshecho: {slot}",
  redone: "Rehecho",
  redoneOf: "Rehecho: {slot}",
  hint: "Haga clic en cualquier texto para cambiarlo",
  screen: "Pantalla",
  cart: "Cesta",
  page: "{template}, su página",
  tooLong: "{slot}: el texto es demasiado largo; caben {max, number} caracteres como máximo.",
};

export const editorPanel = {
  label: "Panel",
  open: "Abrir el panel",
  close: "Reducir el panel",
  content: "Contenido",
  design: "Diseño",
  page: "Página",
  check: "Revisión",
  history: "Historial",
};

export const outline = {
  shown: "Mostrar: {section}",
  isShown: "{section}: ahora se muestra",
  isHidden: "{section}: ya no se muestra",
  showOnPage: "Ver en la página: {slot}",
  backToSample: "Volver a la muestra: {slot}",
  isSample: "{slot}: vuelve a mostrar la muestra",
  backToOwn: "Mostrar otra vez en {language}: {slot}",
  isUntranslated: "{slot}: otra vez en {language}",
  add: "Añadir {item}",
  added: "Añadido: {item}",
  full: "Caben {max, number} como máximo.",
  moved: "{item}: ahora en el puesto {place, number} de {of, number}",
  isFirst: "{item}: ya está en primer lugar",
  isLast: "{item}: ya está en último lugar",
  duplicated: "Duplicado: {item}",
  removed: "Quitado: {item}. Con Deshacer lo recupera.",
  item: "{label} {number, number}",
  namedItem: "{label} {number, number}: {name}",
};

/** Of the items of any list that can be sorted. */
export const sortable = {
  moveUp: "Subir {item}",
  moveDown: "Bajar {item}",
  drag: "Arrastrar {item}",
  duplicate: "Duplicar {item}",
  remove: "Quitar {item}",
};

export const slotFields = {
  bold: "Negrita",
  italic: "Cursiva",
  link: "Enlace",
  selectFirst: "Seleccione primero un texto.",
  linkedTo: "El enlace lleva a",
  amount: "Importe",
  currency: "Moneda",
  notAnAmount: "Escriba un importe, por ejemplo 48 o 12,50.",
  linkText: "Texto",
  leadsTo: "Lleva a",
  part: "Parte de la página",
  textPage: "Página de texto",
  web: "Dirección web",
  mail: "Correo electrónico",
  phone: "Teléfono",
  noTarget: "Este enlace aún no lleva a ningún sitio. Complételo.",
  chooseFile: "Elegir una imagen",
  takePhoto: "Hacer una foto",
  dropHere: "o suéltela o péguela aquí",
  storing: "Un momento…",
  stored: "Su imagen se ha añadido.",
  notStored: "Este archivo no se puede usar como imagen.",
  alt: "Texto alternativo",
  altHint: "Qué muestra la imagen, para quienes no pueden verla.",
  altMissing: "Describa qué muestra su imagen.",
  altOfSample: "Todavía describe la imagen de muestra. Describa la suya.",
  decorative: "Decorativa: no añade nada al texto",
  focus: "Qué parte queda visible al recortarla",
  across: "Desde la izquierda, en porcentaje",
  down: "Desde arriba, en porcentaje",
  blockKind: "Tipo de la parte {place, number}",
  block: "{kind}, parte {place, number}",
  addBlock: "Añadir una parte",
};

export const linkTargets = {
  part: "Una parte de la página",
  page: "Una página de texto",
  web: "Una dirección web",
  mail: "Un correo electrónico",
  phone: "Un teléfono",
};

export const blockKinds = {
  heading: "Título",
  paragraph: "Párrafo",
  item: "Punto de una lista",
};

export const pagePresets = {
  imprint: "Aviso legal",
  privacy: "Privacidad",
  terms: "Condiciones",
};

export const siteDesign = {
  own: "Original",
  company: "Nombre de la empresa",
  companyPlaceholder: "Su empresa",
  logo: "Logo",
  chooseLogo: "Elegir un logo",
  removeLogo: "Quitar el logo",
  logoRefused: "Este archivo no se puede usar como logo.",
  customerBrand: "Las plantillas se muestran para {name}, con el logo de su perfil.",
  changeInProfile: "Cambiarlo en su perfil",
  colors: "Colores",
  brand: "Su marca",
};

export const pageSettings = {
  language: "Idioma de la web",
  languageHint: "De él dependen el formato de los precios y los rótulos que no haya cambiado.",
  title: "Título de la página",
  titleHint: "Si lo deja en blanco, se muestra el nombre de su empresa.",
  description: "Descripción",
  descriptionHint: "Lo que los buscadores muestran bajo el título.",
  searchPreview: "Así se ve en un buscador",
  noDescription: "Los buscadores eligen una frase de la página.",
  address: "www.su-direccion.es",
};

export const siteLanguages = {
  edited: "Idioma en el que escribe",
  shows: "La página se muestra en {language}.",
  further: "Otros idiomas",
  add: "Añadir un idioma",
  addHint:
    "Su web puede leerse en seis idiomas como máximo. Las imágenes, los colores y el orden son los mismos en todos.",
  choose: "Elija un idioma",
  left: "{count, plural, =0 {Todo está traducido} one {Queda # texto por traducir} other {Quedan # textos por traducir}}",
  next: "Siguiente texto por traducir",
  show: "Mostrar",
  remove: "Quitar {language}",
  removed: "{language}: idioma quitado. Con Deshacer lo recupera.",
  links: "La página enlaza con sus otros idiomas",
};

/** The findings follow the name of what they are about. */
export const pageCheck = {
  start: "Revisar la página",
  again: "Revisar de nuevo",
  intro:
    "Busca textos vacíos, imágenes sin descripción, enlaces rotos, colores difíciles de leer, textos demasiado largos, problemas de accesibilidad y cargas lentas. Puede descargar la página en cualquier caso.",
  checking: "Revisando la página…",
  failed: "No se ha podido revisar la página. Inténtelo de nuevo.",
  none: "Ningún problema.",
  incomplete: "No se ha podido comprobar la accesibilidad: sin conexión con la tienda.",
  weight: "La página ocupa {megabytes} MB con sus imágenes.",
  wholePage: "La página",
  found: "{count, plural, one {# punto por revisar} other {# puntos por revisar}}",
  empty: "no tiene texto",
  openPrice: "aún no está puesto: escriba su precio",
  placeholder: "espera sus propios textos: sustituya lo que va entre corchetes",
  written: "está escrito por IA a partir de sus datos: léalo antes de publicar",
  alt: "tiene un texto alternativo que describe la imagen de muestra",
  altMissing: "aún no tiene texto alternativo: describa qué muestra su imagen",
  dead: "lleva a una parte que no se muestra",
  deadPage: "lleva a una página de texto que no existe",
  tooLong: "no cabe en su sitio: es demasiado largo",
  overLimit: "tiene {length, number} caracteres y caben {max, number} como máximo",
  missing: "muestra una imagen que no está ni en este dispositivo ni en su cuenta",
  sameFile: "tiene el mismo nombre de archivo que otra página",
  untranslated:
    "{count, plural, one {tiene # texto por traducir} other {tiene # textos por traducir}}",
  noImprint: "Todavía no hay aviso legal: sus visitantes deben poder leer de quién es esta web.",
  heavy: "ocupa {megabytes} MB con sus imágenes; hasta 2 MB se carga con rapidez.",
  goThere: "Ir a {slot}",
};

export const takeShared = {
  title: "¿Sustituir su borrador?",
  hasDraft:
    "Ya tiene un borrador de esta plantilla. El texto del enlace sustituye al suyo; con Deshacer lo recupera.",
  confirm: "Sustituir mi borrador",
  cancel: "Conservar mi borrador",
  taken: "El texto del enlace está en su borrador.",
  withoutPictures:
    "Sus imágenes son de quien las compartió: en su lugar se muestran las de la plantilla.",
  notTaken: "Este enlace no se puede copiar",
  unreadable: "El texto del enlace no se puede leer. No se ha cambiado nada.",
  takenBack: "Este enlace ya no se comparte. No se ha cambiado nada.",
};

export const draftHistory = {
  label: "Versiones guardadas",
  guest:
    "Lo que escribe se guarda en este dispositivo y con Deshacer retrocede paso a paso. Inicie sesión para guardar cada cambio en su cuenta: así podrá volver a las últimas 50 versiones.",
  login: "Iniciar sesión",
  loading: "Cargando…",
  failed: "Ahora mismo no se puede cargar el historial. Inténtelo de nuevo.",
  again: "Reintentar",
  none: "Aún no ha cambiado nada. Aquí aparecerá cada cambio.",
  intro: "Se conservan las últimas 50 versiones. Al restaurar una, se añade una nueva.",
  newest: "Ahora",
  deployed: "En su web",
  oldest: "La versión más antigua",
  unchanged: "Sin cambios",
  more: "y {count, number} más",
  look: "Ver",
  lookAt: "Ver la versión del {when}",
  restore: "Restaurar",
  restoreOf: "Restaurar la versión del {when}",
  restored: "Restaurada. Con Deshacer vuelve atrás.",
  same: "Esta ya es su versión actual.",
  shown: "La página muestra la versión del {when}.",
  back: "Volver a la versión actual",
};

export const contentFile = {
  menu: "Archivo",
  download: "Descargar el contenido en JSON",
  load: "Cargar contenido de un JSON",
  loaded: "El archivo se ha cargado. Con Deshacer vuelve atrás.",
  withoutPictures: "{count, plural, one {Falta una imagen} other {Faltan # imágenes}}",
  seeCheck:
    "El archivo menciona imágenes que no están ni en este dispositivo ni en su cuenta. La pestaña Revisión las muestra y lleva a cada una: vuelva a elegirlas.",
  notJson: "Este archivo no es JSON. Elija el que descargó del editor.",
  problems: "El archivo no se ha cargado",
  problemsIntro: "No se ha cambiado nada. Estos son los problemas:",
  resetAll: "Quitar todo y volver a la muestra",
  resetTitle: "¿Volver a la muestra?",
  resetText: "Se quitan todos sus textos y sus imágenes de esta página. Con Deshacer los recupera.",
  resetYes: "Sí, volver a ella",
  cancel: "Cancelar",
  allSample: "La página vuelve a mostrar la muestra. Con Deshacer recupera sus textos.",
};

export const draftConflict = {
  title: "Cambios en dos sitios",
  intro: "Esto se ha cambiado también en otro dispositivo u otra pestaña. ¿Qué quiere conservar?",
  mine: "Lo de aquí",
  theirs: "Lo del otro dispositivo o pestaña",
  keep: "Conservar lo elegido",
};

/** Of words that should be checked before they are paid or published. */
export const contentNotice = {
  label: "Sus propios textos",
  found:
    "{count, plural, one {Hay un punto por revisar en sus textos para {template}.} other {Hay # puntos por revisar en sus textos para {template}.}}",
  look: "Verlo",
  lookAt: " en {template}",
};
