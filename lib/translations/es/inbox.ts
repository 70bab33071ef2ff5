/** The messages of the visitors of a customer's site. */
export const siteMessages = {
  kept: "Los mensajes se conservan 12 meses; el spam y la papelera, 30 días. Después se eliminan.",
  filters: "Carpetas de mensajes",
  search: "Buscar mensajes",
  find: "Buscar",
  export: "Descargar en CSV",
  list: "Mensajes, del más reciente al más antiguo",
  unread: "Sin leer",
  reply: "Responder",
  replySubject: "{kind, select, order {Su pedido} request {Su solicitud} other {Su mensaje}}",
  select: "Seleccionar el mensaje de {name}",
  selectAll: "Seleccionar toda la página",
  selected: "{count, plural, one {# seleccionado} other {# seleccionados}}",
  markRead: "Marcar como leído",
  markUnread: "Marcar como no leído",
  archive: "Archivar",
  toInbox: "Mover a la bandeja",
  isSpam: "Es spam",
  notSpam: "No es spam",
  delete: "Eliminar",
  deleteForGood: "Eliminar para siempre",
  pages: "Páginas de mensajes",
  older: "Más antiguos",
  newest: "Más recientes",
  undo: "Deshacer",
  confirmDelete:
    "{count, plural, one {¿Eliminar este mensaje para siempre?} other {¿Eliminar # mensajes para siempre?}}",
  confirmDeleteMany: "No podrá recuperarlos.",
  confirmDeleteText: "No podrá recuperar lo que escribió {name}.",
  confirmYes: "Sí, eliminar",
  confirmNo: "Conservar",
  total: "Total",
  confirmFirst: "Aún no le enviamos los mensajes por correo",
  confirmFirstHint:
    "Llegan aquí y no se pierde nada. Se los enviaremos por correo en cuanto abra el enlace que enviamos a {email}.",
  looksLikeSpam: "Parece spam: {reasons}.",
  toEditor: "Abrir el editor",
  noOlder: "No hay mensajes más antiguos",
  noOlderHint: "Los más recientes están en las páginas anteriores.",
  nothingFound: "Sin resultados para «{typed}»",
  nothingFoundHint: "Pruebe con menos palabras o más cortas, o busque en otra carpeta.",
  clearSearch: "Borrar la búsqueda",
};

export const messageKinds = { contact: "Mensaje", order: "Pedido", request: "Solicitud" };

export const messageFilters = {
  inbox: "Bandeja",
  unread: "Sin leer",
  archive: "Archivo",
  spam: "Spam",
  trash: "Papelera",
};

/** Said after messages were changed. */
export const messagesChanged = {
  inbox: "{count, plural, one {Movido a la bandeja.} other {# mensajes movidos a la bandeja.}}",
  archive: "{count, plural, one {Archivado.} other {# mensajes archivados.}}",
  spam: "{count, plural, one {Movido a spam.} other {# mensajes movidos a spam.}}",
  trash: "{count, plural, one {Movido a la papelera.} other {# mensajes movidos a la papelera.}}",
  read: "{count, plural, one {Marcado como leído.} other {# mensajes marcados como leídos.}}",
  unread:
    "{count, plural, one {Marcado como no leído.} other {# mensajes marcados como no leídos.}}",
  deleted:
    "{count, plural, one {Eliminado para siempre.} other {# mensajes eliminados para siempre.}}",
};

/** Whether the owner of the site got an email about a message. */
export const messageMail = {
  none: "No se le ha enviado por correo.",
  held: "Aún no se le ha enviado por correo: su dirección no está confirmada.",
  due: "El correo con este mensaje está en camino.",
  sent: "Se le ha enviado por correo.",
  dead: "No se ha podido entregar el correo con este mensaje. Compruebe la dirección en su perfil.",
};

export const spamReasons = {
  "hidden field": "se rellenó un campo que las personas no ven",
  "sent at once": "se envió en menos de tres segundos",
  links: "tiene enlaces",
  "link in the name": "el nombre contiene un enlace",
  repeated: "el mismo texto ya se había enviado",
  "many from there": "llegaron muchos mensajes del mismo origen",
  "many to this site": "llegaron muchos mensajes a esta web",
};

/** Of lists of messages that have none. */
export const noMessages = {
  inbox: "Todavía no hay mensajes",
  unread: "Todo leído",
  archive: "No hay nada archivado",
  spam: "No hay spam",
  trash: "Papelera vacía",
};

export const noMessagesHint = {
  inbox:
    "Lo que sus visitantes escriban en el formulario de su web llegará aquí y a su correo. Si su web aún no muestra ningún formulario, muestre en el editor la sección de contacto y publíquela.",
  unread: "Los mensajes nuevos se muestran aquí hasta que los abra.",
  archive: "Archive lo que ya esté resuelto: sale de la bandeja y se conserva 12 meses.",
  spam: "Lo que parece spam se conserva aquí 30 días. No descartamos nada sin que pueda verlo.",
  trash: "Lo que elimina se conserva aquí 30 días.",
};
