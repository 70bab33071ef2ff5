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
  hidden: "Oculta en los buscadores: publique sus propios textos",
  opensInNewTab: " (se abre en otra pestaña)",
  siteOf: "Su web con {template}",
  of: " ({template})",
  edit: "Editar",
  publish: "Publicar",
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
    "Publicamos su web en unos minutos, con dirección propia. Después puede cambiar los textos, conectar su dominio, leer los mensajes de sus visitantes y contar las visitas. Se paga una sola vez.",
  buy: "Publicarla",
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
  confirmText: "Nadie podrá ver ya su web con {template}. Puede volver a publicarla cuando quiera.",
  confirmYes: "Sí, retirarla",
  confirmNo: "Dejarla publicada",
  opensInNewTab: " (se abre en otra pestaña)",
  orderedText: "Publicación pedida. Empezamos enseguida.",
  tryingAgain: "{reason} Pronto lo intentaremos otra vez.",
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
  withdrawn: "Esta licencia se ha anulado",
  allows: "Permite a una empresa usar {template} en una web. No revelamos a quién pertenece.",
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
