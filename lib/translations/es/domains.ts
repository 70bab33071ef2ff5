/** A domain of a customer's site. */
export const siteDomain = {
  off: "Todavía no ofrecemos dominios propios",
  offHint: "En esta tienda no puede conectar un dominio propio. Su web sigue en su dirección.",
  title: "Un dominio propio",
  intro:
    "Registre un dominio donde prefiera, escríbalo aquí y añada dos registros DNS en su proveedor de dominios. A partir de entonces, su web estará en ese dominio.",
  name: "Su dominio",
  nameHint: "Con o sin www, tal como quiera que lo vean sus visitantes.",
  placeholder: "www.ejemplo.es",
  add: "Usar este dominio",
  adding: "Comprobando sus registros…",
  proved: "Su web está aquí",
  pending: "A la espera de sus registros DNS",
  failing: "Sus registros DNS han cambiado",
  expired: "Hemos dejado de comprobarlo",
  provedHint:
    "La dirección que le dimos redirige aquí. Deje los registros como están: los comprobamos una vez al día.",
  pendingHint:
    "Añada estos registros en su proveedor de dominios. Podemos tardar hasta una hora en verlos. Seguiremos comprobándolos hasta el {until}.",
  failingHint:
    "Vuelva a configurarlos como se muestra abajo. Su web sigue en este dominio hasta el {until}, y también en la dirección que le dimos.",
  expiredHint:
    "Durante siete días, sus registros no han sido los que se muestran abajo. Configúrelos así y vuelva a comprobarlos.",
  leadsTo: "Lleva a {host}",
  check: "Comprobar ahora",
  checking: "Comprobando…",
  checked: "Última comprobación: {when}",
  nextCheck: "la siguiente: {when}",
  other: "Usar también {host}",
  withoutOther: "Dejar de usar {host}",
  remove: "Quitar el dominio",
  removeTitle: "¿Quitar {host}?",
  removeText:
    "Su web pasará a la dirección que le dimos. También puede eliminar los registros DNS.",
  removeYes: "Sí, quitarlo",
  removeNo: "Conservarlo",
  opensInNewTab: " (se abre en otra pestaña)",
};

/** What DNS says of a domain. */
export const domainRecords = {
  recordsOf: "Registros DNS de {host}",
  name: "Nombre",
  value: "Valor",
  notLooked: "Aún sin comprobar",
  notFoundYet: "Aún no encontrado",
  right: "Correcto",
  extra: "Uno de más",
  missing: "Falta",
  wrong: "Incorrecto",
  proxied: "Detrás de un proxy",
  unreachable: "Sin respuesta",
  taken: "Ocupado",
  others:
    "Solo comprobamos estos registros: puede dejar otros, por ejemplo el registro TXT de una consola de búsqueda.",
  othersElsewhere:
    "Añada ese en el dominio que ha registrado, no en {host}: un nombre con un registro CNAME no puede tener otros.",
  aliasHint: "Algunos proveedores lo llaman ANAME o CNAME aplanado.",
  nameOfRecord: " el nombre del registro {type} de {name}",
  valueOfRecord: " el valor del registro {type} de {name}",
  forProvider: "Todos los registros como texto para su proveedor de dominios:",
  allOf: " todos los registros de {host}",
  byEmail: "Enviar por correo",
  request: "Añada estos registros DNS para {host}:",
};

/** What is wrong with a DNS record. */
export const recordProblems = {
  missing: "Falta el registro {type}: no hay ninguno en {name}.",
  wrong:
    "El registro {type} {type, select, CNAME {apunta a} ALIAS {apunta a} other {contiene}} {found} en lugar de {value}.",
  extra:
    "{name} apunta también a {found}, y por eso algunos visitantes no llegan a su web. Elimine el registro con esa dirección.",
  proxied: "Un proxy de {proxy} responde por {name} y oculta el registro.",
  switchOff: "Desactive el proxy para este nombre.",
  switchOffCloudflare:
    "Desactive el proxy: donde gestiona sus DNS, haga clic en la nube naranja que está junto al registro, de modo que quede gris y diga «Solo DNS».",
  unreachable: "Ningún servidor de nombres (DNS) ha respondido por {name}. Inténtelo más tarde.",
  taken:
    "Otra web de esta tienda tiene este nombre y su registro TXT sigue ahí. Elimínelo y vuelva a comprobarlo.",
};
