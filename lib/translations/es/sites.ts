/** The cards of the sites of a customer. */
export const siteCards = {
  title: "Sus webs",
  beingPutOnline: "Publicando…",
  online: "Publicada",
  couldNotBePutOnline: "No se ha podido publicar",
  beingTakenOffline: "Retirando…",
  notOnline: "Sin publicar",
  yoursToDownload: "Lista para descargar",
  underWay:
    "{count, plural, one {Estamos publicando su web. La dirección aparecerá aquí sola.} other {Estamos publicando sus webs. Las direcciones aparecerán aquí solas.}}",
  refunded: "Reembolsada. Su web sigue publicada hasta el",
  takenDown: "Retirada por nosotros",
  held: "La revisamos antes de publicarla",
  newVersionHeld: "Revisamos sus cambios antes de publicarlos",
  hidden: "Los buscadores aún no la muestran: escriba sus propios textos y publíquelos",
  opensInNewTab: " (se abre en otra pestaña)",
  siteOf: "Su web con {template}",
  of: " ({template})",
  edit: "Editar",
  publish: "Publicar",
  overview: "Resumen",
  messages: "{unread, plural, =0 {Mensajes} other {Mensajes (# sin leer)}}",
  putOnline: "Se la publicamos por {price}",
  writeWords: "1. Escriba sus textos",
  connectDomain: "2. Conecte su dominio",
};

/** Of a template that was bought without deployment. */
export const noSite = {
  title: "La publica usted",
  text: "Ha comprado {template} para alojarla por su cuenta. Descárguela con sus textos, su logo y sus colores, descomprímala en su servidor y ya estará publicada.",
  download: "Ir a la descarga",
  offerTitle: "O se la publicamos por {price}",
  offer:
    "Publicamos su web en unos minutos, con dirección propia. Después puede cambiar los textos, conectar su dominio, leer los mensajes de sus visitantes y ver cuántas visitas recibe. Se paga una sola vez.",
  buy: "Publicarla",
  buyOf: "Publicar {template}",
};

export const sitePage = {
  yourSite: "Su web",
  title: "Su web con {template}",
  backToPurchases: "Compras",
  parts: "Apartados de su web",
  edit: "Editar textos e imágenes",
  overview: "Resumen",
  history: "Historial",
  messages: "Mensajes",
  visits: "Visitas",
  domain: "Dominio",
  settings: "Ajustes",
};

export const sitePicture = { pictureOf: "Una imagen de su web: {what}" };

export const deployment = {
  deploymentOf: "Publicación de {template}",
  history: "Qué ha ocurrido hasta ahora",
  takeOffline: "Retirar",
  retry: "Reintentar",
  redeploy: "Publicar de nuevo",
  confirmTitle: "¿Retirar la web?",
  confirmText: "Nadie podrá ver su web con {template}. Puede volver a publicarla cuando quiera.",
  confirmYes: "Sí, retirarla",
  confirmNo: "Dejarla publicada",
  opensInNewTab: " (se abre en otra pestaña)",
  orderedText: "Publicación solicitada. Empezamos enseguida.",
  tryingAgain: "{reason} Volveremos a intentarlo pronto.",
  buildingText: "Publicando su web…",
  liveAt: "Su web está publicada en",
  stillLiveAt: "No se ha podido retirar: {reason} Sigue publicada en",
  failedText: "La publicación ha fallado: {reason}",
  previousLiveAt: "La versión anterior sigue publicada en",
  leavingText: "Retirando su web…",
  offlineText: "Su web no está publicada. Vuelva a publicarla cuando quiera.",
  takenDown: "Hemos retirado su web: {reason}",
  ordered: "Pedida",
  building: "Publicando",
  live: "Publicada",
  failed: "Fallida",
  leaving: "Retirando",
  offline: "Retirada",
};

export const download = {
  download: "Descargar",
  title: "Descargar {template}",
  description: "Con su nombre, su logo y sus colores, o con otros solo para esta descarga.",
  preview: "{template}, tal como la descargará",
  companyName: "Nombre de la empresa",
  downloadZip: "Descargar el zip",
  packing: "Preparando…",
  asInProfile: "Como en mi perfil",
  done: "Aquí la tiene. Descomprímala y abra index.html con doble clic.",
};

export const licenseKey = {
  license: "Licencia",
  copyKeyOf: " la clave de licencia de {template}",
};

export const licenseCheck = {
  pageTitle: "¿Es válida esta licencia?",
  valid: "Esta licencia es válida",
  withdrawn: "Esta licencia ha terminado",
  allows:
    "Permite a una empresa o persona usar {template} en una web. No revelamos a quién pertenece.",
  wasFor: "Era para {template}. La web que la usa debe retirarse.",
  whatItAllows: "Qué permite una licencia",
  unknown: "Esta licencia no existe",
  neverGiven: "Nunca hemos emitido esta clave.",
  compare: "Compárela con la de LICENSE.txt: cinco grupos de cuatro letras.",
};

export const whatYouGet = {
  title: "Qué incluye",
  seeIt: "Véala con sus colores, su nombre y su logo antes de pagar.",
  download:
    "Descárguela: archivos normales que se abren con doble clic. No hacen falta otros programas ni una cuenta.",
  putOnline: "O se la publicamos por {price}.",
  keepIt: "Es suya para siempre, aunque deje de venderse.",
  license: "Qué permite la licencia",
};

/** The page of what a license allows. */
export const licenseTerms = {
  pageTitle: "Licencia",
  pageDescription:
    "Qué puede hacer con una plantilla que ha comprado: una empresa, una web, para siempre.",
  title: "Qué puede hacer con una plantilla",
  intro:
    "Cada plantilla trae su propia licencia y su clave. El mismo texto está en su archivo LICENSE.txt.",
  categories: "Qué permite cada categoría",
  categoriesIntro:
    "Los derechos son los mismos en las tres. Lo que pueden hacer las plantillas, no.",
};

/** The file LICENSE.txt of a site. */
export const licenseFile = {
  title: "Licencia de {template}",
  key: "Clave de licencia",
  licensedTo: "Titular",
  category: "Categoría",
  validity: "¿Sigue vigente?",
  promises: "Qué ofrece la categoría {category}",
};

/** The file README.txt of a site. */
export const siteReadme = {
  title: "{template} para {company}",
  open: "Abra index.html con un doble clic. La página no necesita nada más: ni instalación, ni compilación, ni conexión.",
  contents: "Qué contiene esta carpeta",
  index: "la página",
  styles: "su aspecto; los cuatro colores están en las primeras líneas",
  script: "lo que se mueve en la página",
  images: "las imágenes y su logo",
  fonts: "las fuentes, cada una con su propia licencia",
  notFound: "la página de las direcciones que no existen; 404.css define su aspecto",
  manifest: "el nombre y los iconos que muestran los móviles",
  robots: "lo que pueden leer los buscadores: todo",
  sitemap: "sus páginas, para los buscadores",
  agents: "sus páginas, para los modelos de lenguaje",
  colors: "los cuatro colores, para sus programas de diseño",
  content: "sus textos e imágenes, que el editor de la tienda puede cargar",
  license: "lo que puede hacer con todo esto, y su clave de licencia",
  page: "la página «{title}»",
  samePages: "las mismas páginas en {language}",
  colorTitle: "Otro color",
  color: "Cambie los cuatro colores al principio de styles.css. Todo lo demás se adapta.",
  textTitle: "Otro texto u otra imagen",
  text: "Abra index.html en cualquier editor de texto, o ponga otra imagen con el mismo nombre en la carpeta images.",
  webTitle: "En internet",
  web: "Suba la carpeta entera a cualquier alojamiento web. index.html es la página de inicio.",
  messagesTitle: "Mensajes",
  received:
    "Lo que envían los visitantes por los formularios de index.html se guarda en la página de su web en la tienda y le llega por correo electrónico. Para recibirlo en otro sitio, sustituya en index.html la dirección que sigue a action= por la de otro servicio de formularios.",
  unset:
    "El formulario de index.html todavía no envía nada, porque la tienda solo recibe mensajes para las webs que publica ella misma. Puede usar cualquier servicio de formularios: en index.html, escriba la dirección del servicio en la primera etiqueta del formulario, por ejemplo",
  unsetThen:
    "y haga que el botón del formulario empiece por {tag}. Después, borre la frase que hay debajo.",
  formNote: "Este formulario aún no envía nada: README.txt explica lo que le falta.",
  addressTitle: "Para que encuentren y compartan su web",
  address:
    "Cuando sepa la dirección de su web, escríbala en lugar de {example} en robots.txt y sitemap.xml, y delante de images/share.png en index.html: es la imagen que las aplicaciones de mensajería muestran junto a un enlace.",
  folder:
    "404.html sirve para una web que está en la raíz de su dirección, como {example}/. Si la suya está en una carpeta, póngala en 404.html delante de los archivos que carga: /carpeta/404.css.",
  robotsNote: "Cuando sepa la dirección de su web, escríbala aquí y quite el # de su línea",
  madeBy: "Hecha por {shop}. Preguntas: {email}",
};

export const siteDescription = {
  pages: "Páginas",
  contact: "Contacto",
  address: "Dirección",
  hours: "Horario",
  phone: "Teléfono",
  email: "Correo electrónico",
};

/** What was measured of a template. */
export const measured = {
  title: "Mediciones",
  intro:
    "La web descargada: hasta 100 puntos según Lighthouse en un móvil lento, accesibilidad comprobada con axe, el",
  performance: "Rendimiento",
  accessibility: "Accesibilidad",
  bestPractices: "Buenas prácticas",
  seo: "SEO",
  barriers: "Revisión automática de accesibilidad",
  problems: "{count, plural, =0 {ningún problema} one {# problema} other {# problemas}}",
  weight: "Tamaño de la página entera",
  kilobytes: "{count, number} KB",
  fitsNarrowPhone: "Cabe en una pantalla de 320 píxeles",
  darkMode: "Modo oscuro",
  yes: "sí",
  no: "no",
};

export const siteErrors = {
  notDeployed: "Ha comprado esta plantilla sin publicación. Puede añadirla en sus compras.",
  underWay: "Estamos trabajando en esta web. Inténtelo de nuevo dentro de un momento.",
  takenDown: "Hemos retirado esta web: {reason}",
  formNeedsAddress:
    "Su web tiene un formulario y lo que envían los visitantes le llega por correo.",
  confirmAddress: "{why} Confirme antes su correo electrónico: en su perfil puede pedir el enlace.",
  noVersion: "Esta web no tiene ninguna versión {number}. Elija otra en su historial.",
  dangerousLink:
    "Esta versión enlaza con {listed}, que está en una lista de direcciones peligrosas. Publíquela sin ese enlace.",
  hostSettings: "El alojamiento de esta web tiene sus propios ajustes para esto.",
  nameTaken: "Este nombre es de otra web. Elija uno distinto.",
  nameFixed: "El alojamiento de esta web no permite cambiar el nombre.",
  notBought: "No ha comprado esta plantilla.",
  noMessage: "Este mensaje no existe.",
  unknown: "Esta web no existe.",
  noSite: "No tiene ninguna web con esta licencia.",
  notTakenDown: "Esta web no está retirada.",
  objectedAlready: "Ya ha reclamado. Una persona le responderá por correo.",
  mailboxForPrograms:
    "Solo enviamos los mensajes a un programa si también podemos escribirle a usted por correo.",
  saveProgram: "Guarde primero la dirección de su programa.",
  openPlaces:
    "{count, plural, one {Todavía queda # hueco} other {Todavía quedan # huecos}} para sus propios textos: {places}. Rellénelos en el editor o publique en la página de su web, que le pregunta si pueden quedarse así.",
  isTakenDown: "Esta web está retirada.",
  manyNames: "Una web puede haber tenido {max} nombres como máximo.",
  changeHeld:
    "Aún no está guardado: con este cambio, su web se parece a las que se usan para estafar. Lo revisamos, normalmente en un día laborable, y le escribimos. Mientras tanto, su web sigue como estaba.",
  notShared:
    "No se ha compartido, porque se parece a una web que roba contraseñas o dinero. Si nos equivocamos, escríbanos a {email}.",
  notSharedWith:
    "No se ha compartido, porque se parece a una web que roba contraseñas o dinero. {reason}: «{evidence}». Cambie estas palabras o, si nos equivocamos, escríbanos a {email}.",
  tryInAMinute: "Inténtelo de nuevo dentro de un minuto.",
  uploadLogoAgain: "Vuelva a subirlo en su perfil.",
  logoNotFetched: "No hemos podido obtener su logo del servidor de imágenes. {remedy}",
};

export const siteFormFields = {
  licenseKey: "Esta no es una clave de licencia",
  brand: "Esta marca no se puede leer. Vuelva a elegirla",
  domain: "Escriba un nombre, por ejemplo www.ejemplo.es",
  known: "Valores posibles: {values}",
  nothingChanges: "Indique qué debe cambiar",
  objection: "Explique por qué debería estar publicada la web",
  nameShort: "Use al menos {min} caracteres",
  nameLong: "Use {max} caracteres como máximo",
  nameLetters: "Use letras, cifras y guiones, por ejemplo panaderia-calle-mayor",
  nameOfShop: "Los visitantes creerían que este nombre es nuestro. Elija otro.",
  nameOfBrand:
    "Los visitantes creerían que este nombre es de otra empresa. Elija uno que sea suyo.",
  longAddress: "Use 500 caracteres como máximo",
  longText: "Use {max} caracteres como máximo",
  programAddress: "Escriba la dirección de su programa, empezando por https://",
  payAddress:
    "Escriba la dirección de su página de pago tal como la ve en el navegador, empezando por https://",
  formAddress:
    "Escriba la dirección del otro formulario tal como la ve en el navegador, empezando por https://",
};

export const moveErrors = {
  line: "Línea {line}: {what}",
  twoAddresses: "hay más de dos direcciones.",
  oldAddress: "empiece la dirección antigua por / o https://",
  newPage: "indique una página de esta web, empezando por /",
  unreadable: "esta dirección no se puede leer.",
  manyAddresses: "Indique {max} direcciones como máximo. Estas son {count}.",
  circle:
    "{circle} también está en la lista de direcciones antiguas, así que nadie llegaría allí. Indique otra página.",
  wholeTag: "Pegue la etiqueta entera, empezando por {tag}",
  knownTags: "Conocemos estas etiquetas: {names}.",
  incomplete: "El contenido de {name} no está completo. Vuelva a copiar la etiqueta.",
};

/** Of names that are no domains for a site. */
export const domainErrors = {
  off: "Esta tienda todavía no ofrece dominios propios.",
  notAName: "Escriba un nombre, por ejemplo www.ejemplo.es",
  noAddress: "Esto es una dirección IP. Escriba un nombre, por ejemplo www.ejemplo.es",
  ownName: "Este nombre es de la tienda. Escriba uno suyo.",
  shared:
    "{host} es común a muchas webs. Escriba el nombre completo que ha registrado, acabado en {host}.",
  notWhole: "Escriba un nombre completo, por ejemplo www.ejemplo.es",
  noOther: "Solo un nombre con o sin www puede llevar al otro.",
};

/** Of the form that reports a site. */
export const reportFields = {
  site: "Pegue la dirección de la web, por ejemplo https://www.ejemplo.es/pagina",
  unknownSite:
    "En esta dirección no alojamos ninguna web ni ningún borrador compartido. Copie la dirección del navegador; sobre las webs que alojan otros no podemos decidir.",
  kind: "Elija qué ocurre",
  explanation: "Indique qué ocurre y en qué parte de la web",
  nameMissing: "Escriba su nombre",
  nameOnly: "Escriba solo su nombre",
  emailMissing: "Escriba su correo electrónico",
  goodFaith: "Marque esta casilla para confirmarlo",
};

/** Why a publication, or a message to the program of a site's owner, failed. */
export const siteFailures = {
  interrupted: "El proceso se interrumpió.",
  hostCannotUse: "El alojamiento no pudo usar la web.",
  hostSlow: "El alojamiento tardó demasiado.",
  hostRefused: "El alojamiento rechazó la web ({status}).",
  hostDown: "El alojamiento no responde en este momento. Inténtelo de nuevo dentro de un minuto.",
  noSuchAddress: "Esa dirección no existe.",
  notLookedUp: "No se pudo resolver el nombre de la dirección.",
  nothingAnswers: "En esta dirección no responde nada.",
  brokeOff: "La conexión se cortó.",
  noAnswer: "No hubo respuesta en {seconds} segundos.",
  connectionFailed: "La conexión falló.",
  badCertificate: "El certificado de la dirección no es válido.",
  privateNetwork: "La dirección lleva a una red privada.",
  redirected: "Respondió con una redirección (estado {status}). Use la dirección a la que lleva.",
  answeredWith: "Respondió con el estado {status}.",
};
