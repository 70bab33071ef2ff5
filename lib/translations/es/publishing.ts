/** The overview of a customer's site. */
export const siteOverview = {
  online: "Publicada",
  opensInNewTab: " (se abre en otra pestaña)",
  onlineSince: "Publicada desde el {date}, versión {number, number}",
  allOnline: "Todo está publicado",
  allOnlineHint:
    "No hay nada que publicar: sus visitantes ven sus últimos textos, su logo y sus colores.",
  notListed: "Los buscadores aún no muestran su web",
  toBeListed:
    "{count, plural, =0 {Podrán mostrarla cuando haya publicado textos propios; de momento, todos son de muestra. Escriba al menos uno, por ejemplo el título, y publique.} one {# texto ya es suyo, pero aún no lo ha publicado. Publíquelo y los buscadores podrán mostrar su web.} other {# textos ya son suyos, pero aún no los ha publicado. Publíquelos y los buscadores podrán mostrar su web.}}",
  writeWords: "Escribir sus textos",
  orderedOnline: "Su web está publicada tal como la pidió",
  orderedOnlineHint:
    "Hemos publicado lo que tenía guardado. Revísela y, cuando esté a su gusto, publíquela usted.",
  changes:
    "{count, plural, one {# cambio aún no está publicado} other {# cambios aún no están publicados}}",
  sendingDraft: "Guardando sus últimos cambios…",
  notSent: "Sus últimos cambios aún no están guardados",
  unsent: "Solo están en este dispositivo, así que no se pueden publicar: {reason}",
  changedElsewhere: "También se cambiaron en otro lugar. Abra el editor y elija qué conservar.",
  logInAgain: "Inicie sesión de nuevo.",
  backToEditor: "Abrir el editor",
  lookAtIt: "Verlos",
  noImprint: "Todavía no hay aviso legal.",
  addImprint: "Añadirlo",
  publishFirst: "Publique su web",
  publishFirstHint: "Se publica tal como se ve aquí, con sus textos, su logo y sus colores.",
  publish: "Publicar",
  publishAgain: "Publicar de nuevo",
  tryAgain: "Reintentar",
  now: "Versión publicada",
  after: "Tras publicar",
  draft: "Tal como se publicará",
  ordered: "En espera",
  building: "Publicando",
  live: "Publicada",
  publishing: "Publicando. Hasta que termine, los visitantes ven la versión anterior.",
  done: "Hecho: su web está publicada.",
  failed: "La publicación ha fallado: {reason}",
  stillOnline: "La versión anterior sigue publicada.",
  notOnline: "No hay nada publicado.",
  offline: "Su web no está publicada",
  offlineHint: "Nadie puede verla. Publíquela cuando quiera.",
  leaving: "Retirando su web…",
  confirmFirst: "Confirme antes su correo electrónico",
  confirmFirstHint:
    "Su web tiene un formulario y lo que envían los visitantes le llega por correo. Abra el enlace que le enviamos y publique después la web.",
  confirmSoon: "Confirme su correo electrónico",
  confirmSoonHint:
    "Una web con formulario se puede publicar cuando haya confirmado su dirección: lo que envían los visitantes le llega por correo.",
  waitsToPublish: "Lo que ha publicado aún no se ve",
  takenDown: "Hemos retirado esta web",
  takenDownHint: "Lo ha decidido una persona. Sus textos, imágenes y versiones se conservan.",
  notRecorded:
    "La versión publicada es de cuando aún no guardábamos versiones. Publique otra vez y podrá volver a ella.",
};

/** For a publication of words with placeholders. */
export const openPlaces = {
  waiting:
    "{count, plural, one {Todavía queda # hueco por rellenar} other {Todavía quedan # huecos por rellenar}}",
  hint: "Sus visitantes leerían palabras entre corchetes, un precio que usted no ha puesto o textos de IA que no ha leído.",
  fillIn: "Rellenar",
  publishAnyway: "Publicar igualmente",
};

/** For a site that a person has to look at. */
export const siteWaiting = {
  title: "Estamos revisando su web",
  refusedTitle: "No lo hemos aprobado",
  publication:
    "Algo de lo que ha publicado se parece a las webs que roban contraseñas o dinero. Alguien de nuestro equipo lo revisa antes de que lo vean los visitantes, normalmente en un día laborable, y le avisamos por correo.",
  change:
    "Ha pedido un cambio ({change, select, settings {ajustes} name {nombre en la dirección} domain {dominio propio} other {publicación}}). Con él, algo de su web se parece a las webs que roban contraseñas o dinero. Alguien de nuestro equipo lo revisa antes, normalmente en un día laborable, y le avisamos por correo.",
  reasons: "Esto es lo que nos ha llamado la atención",
  whatToDo:
    "Casi siempre es un malentendido. Puede esperar nuestra decisión o cambiar estas palabras y volver a publicar: la versión nueva se revisa al momento.",
  stopped:
    "Lo que publique hasta entonces también esperará nuestra decisión. Si cree que nos equivocamos, escríbanos a {email}.",
  refusedHint:
    "Puede cambiar su web y volver a publicarla. Si cree que nos equivocamos, escríbanos a {email}.",
  pausedTitle: "Sus formularios están en pausa",
  paused:
    "Alguien ha denunciado su web por suplantación (phishing), y algo en ella se parece a las webs que roban contraseñas o dinero. Alguien de nuestro equipo la revisa en un plazo de {hours, plural, one {# hora} other {# horas}}. Su web sigue publicada, pero los formularios no aceptan nada: los visitantes ven un aviso de que su mensaje no se ha enviado y no pierden lo que han escrito.",
  pausedHint:
    "Casi siempre es un malentendido. Puede esperar nuestra decisión o cambiar estas palabras y volver a publicar: los formularios funcionarán al momento.",
  pausedContact: "Si cree que nos equivocamos, escríbanos a {email}.",
};

export const changeList = {
  label: "Qué falta por publicar",
  more: "{count, number} más",
  what: "{kind, select, added {Añadido} removed {Quitado} moved {Movido} other {Cambiado}}",
  /** Read before the name of what changed. */
  whatOf: "{kind, select, added {Añadido} removed {Quitado} moved {Movido} other {Cambiado}}: ",
  empty: "(vacío)",
};

export const siteHistory = {
  intro:
    "Conservamos las 20 versiones más recientes. Puede volver a publicar cualquiera en un solo paso.",
  versions: "Versiones, de la más reciente a la más antigua",
  version: "Versión {number, number}",
  online: "Publicada",
  restoredFrom: "Con los archivos de la versión {number, number}",
  byYou: "por {company}",
  byShop: "tras el pago",
  sample: "Texto de muestra",
  revision: "Sus textos, estado guardado {number, number}",
  changes: "{count, plural, one {# cambio} other {# cambios}}",
  noChanges: "Sin cambios respecto a la versión anterior",
  kilobytes: "{count, number} KB",
  look: "Ver",
  restore: "Restaurar",
  ofVersion: " la versión {number, number}",
  opensInNewTab: " (se abre en otra pestaña)",
  confirmTitle: "¿Volver a publicar la versión {number, number}?",
  confirmText:
    "Los visitantes la verán enseguida, como versión nueva. Su borrador se queda como está.",
  confirmYes: "Sí, publicarla",
  confirmNo: "Ahora no",
  restored: "La versión {number, number} vuelve a estar publicada.",
  restoring: "Publicándola de nuevo…",
  none: "Aún no hay versiones",
  noneHint: "Cada vez que publica, se guarda aquí una versión a la que puede volver.",
  toOverview: "Ir al resumen",
};

/** What changed in a site besides the words and pictures of its template. */
export const siteChanges = {
  company: "Nombre de la empresa",
  about: "Descripción de la empresa",
  facts: "Datos para buscadores",
  logo: "Logo",
  colors: "Colores",
  ownColor: "El de la plantilla",
  title: "Título de la página",
  description: "Descripción para buscadores",
  language: "Idioma",
  languages: "Otros idiomas",
  languageLinks: "Enlaces entre idiomas",
  template: "Plantilla",
  version: "Versión {number, number}",
  shown: "Visible",
  hidden: "Oculto",
  link: "{label} ({to})",
  ownPicture: "Su imagen: {alt}",
  ownPictureUnnamed: "Su imagen",
  samplePicture: "Imagen de muestra: {alt}",
  samplePictureUnnamed: "Imagen de muestra",
};

export const changedColors = {
  primary: "Fondo principal",
  secondary: "Fondo secundario",
  text01: "Texto 1",
  text02: "Texto 2",
};
