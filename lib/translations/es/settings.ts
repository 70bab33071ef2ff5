/** The settings of a customer's site. */
export const siteSettings = {
  address: "Dirección",
  name: "Nombre en la dirección",
  nameHint: "Su web está en {address}. La dirección antigua redirige a la nueva.",
  fixedName: "El alojamiento de su web fija este nombre y no se puede cambiar.",
  save: "Cambiar la dirección",
  saving: "Cambiando…",
  saved: "Hecho. Su web está en su nueva dirección.",
  offlineTitle: "Retirar la web",
  offlineHint: "Nadie podrá ver su web. Sus textos, versiones y ajustes se conservan.",
  alreadyOffline: "Su web no está publicada.",
  takeOffline: "Retirar",
  takingOffline: "Retirándola…",
};

export const settingsForm = { save: "Guardar", saving: "Guardando…", saved: "Guardado." };

export const formSettings = {
  title: "Formularios",
  paymentLink: "Enlace a su página de pago",
  paymentLinkHint: "Se muestra tras un pedido. Déjelo en blanco si no tiene.",
  formAddress: "Enviar los formularios a otro sitio",
  formAddressHint:
    "Los formularios de la web que publicamos llegan a Mensajes. Si descarga los archivos y los publica por su cuenta, los formularios se envían a esta dirección.",
  privacy: "Para su página de privacidad",
  privacyHint: "Explica qué se guarda cuando alguien le escribe. Cópielo en una página de texto.",
  language: "Idioma",
  copy: "Copiar el párrafo",
  copied: "Copiado.",
};

export const businessSettings = {
  title: "Datos para buscadores",
  business: "Negocio",
  hint: "Dirección, horario, precios y perfiles, tal como nos los ha contado. Se publicarán con la web la próxima vez, para que los lean los buscadores y los asistentes.",
  noBusiness: "Solo lo que dice la web",
  none: "Los buscadores reciben solo lo que dice la web. Cuando nos indique la dirección, el horario y los precios, se los daremos también en el formato que leen.",
  tell: "Indicar sus datos",
};

export const webhook = {
  title: "Enviar los mensajes a un programa suyo",
  intro:
    "Los mensajes y pedidos de sus visitantes también pueden llegar, en cuanto se reciben, a un programa suyo, por ejemplo el de contabilidad o el de clientes. El spam no se envía, y todo sigue en su bandeja.",
  address: "Dirección de su programa",
  addressHint: "Un webhook que acepte JSON. Déjelo en blanco si no tiene.",
  secret: "Clave de firma",
  secretHint: "Con ella, su programa comprueba que el mensaje lo enviamos nosotros.",
  standard: "Cómo comprobar la firma",
  replace: "Cambiar la clave",
  replaceTitle: "¿Cambiar la clave?",
  replaceText: "Su programa no aceptará mensajes hasta que tenga la nueva.",
  replaceYes: "Sí, cambiarla",
  replaceNo: "Conservarla",
  test: "Enviar una prueba",
  arrived: "Ha llegado.",
  deliveries: "Los últimos mensajes",
  noDeliveries: "Aún ninguno. Se enviarán los que lleguen a partir de ahora.",
  from: "{kind, select, order {Pedido de {writer}} request {Solicitud de {writer}} other {Mensaje de {writer}}}",
  waiting: "Se reintentará",
  delivered: "Ha llegado",
  failed: "No ha llegado",
  attempts: "{count, plural, one {# intento} other {# intentos}}",
};

/** Where visitors, messages and payments of a site go. */
export const siteDestinations = {
  domain: "Dominio",
  paymentLink: "Enlace a la página de pago",
  formAddress: "Dirección de los formularios",
  webhook: "Programa que recibe los mensajes",
};

export const moveSettings = {
  title: "¿Tenía antes otra web?",
  redirects: "Direcciones de su web anterior",
  redirectsExample: "/quienes-somos.html /#about\n/carta",
  redirectsHint:
    "Una por línea, o pegue su antiguo mapa del sitio (sitemap). Cada una lleva a su página de inicio o a la que escriba detrás. Funcionan también con su propio dominio.",
  verification: "Etiquetas de consolas de búsqueda",
  verificationHint:
    "Google, Bing y otros le dan una etiqueta HTML que demuestra que la web es suya. Pegue aquí la etiqueta entera; no necesita subir ningún archivo. Con un dominio propio también puede añadir su registro DNS (TXT) donde gestiona el dominio. Con la dirección que le dimos solo funciona la etiqueta.",
};
