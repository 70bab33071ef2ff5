export const account = {
  caption: "Una sola cuenta para todo",
  login: "Iniciar sesión",
  register: "Crear cuenta",
  email: "Correo electrónico",
  password: "Contraseña",
  success: "Listo",
  backToHome: "Volver al inicio",
  backToLogin: "Volver a iniciar sesión",
  needsScript: "Este formulario necesita JavaScript: actívelo o vuelva a cargar la página.",
  loading: "Cargando",
};

export const login = {
  intro: "Nos alegra verle de nuevo. Su cesta y sus colores siguen donde los dejó.",
  isNew: "¿No tiene cuenta?",
  signingIn: "Iniciando sesión…",
  code: "Código",
  codeHint:
    "Lo muestra su aplicación de autenticación. Si no la tiene a mano, escriba un código de recuperación; si tampoco los tiene, escríbanos.",
  withPasskey: "Usar una llave de acceso",
  waitingForPasskey: "El navegador le pide su llave de acceso…",
  confirmSent:
    "Le hemos enviado un enlace por correo: ábralo cuando quiera para confirmar su dirección. Puede iniciar sesión ahora mismo.",
};

export const identityLogin = {
  or: "o",
  signInWith: "Continuar con…",
  tookTooLong: "Se ha agotado el tiempo para iniciar sesión. Inténtelo de nuevo.",
  waiting: "Continúe en la ventana pequeña.",
  leaving: "El navegador ha bloqueado la ventana. Un momento: seguimos en esta misma página.",
  finishing: "Iniciando sesión…",
  code: "Su cuenta pide además un código.",
  closed: "La ventana se ha cerrado antes de que iniciara sesión. Inténtelo de nuevo.",
};

export const popup = {
  pageTitle: "Iniciar sesión",
  opening: "Abriendo {provider}",
  redirecting: "Un momento, le llevamos a la página de inicio de sesión.",
  backToShop: "Volver a la tienda",
  closes: "Esta ventana se cierra sola. También puede cerrarla ya.",
};

export const register = {
  intro: "Con una cuenta tiene en un mismo sitio su cesta, sus colores y todas sus compras.",
  hasAccount: "¿Ya tiene cuenta?",
  name: "Nombre",
  nameHint: "El nombre que ven sus clientes. La razón social se la pediremos al pagar.",
  keepsBrand:
    "Sus vistas previas conservan el nombre «{name}». La razón social se la pediremos al pagar.",
  creating: "Creando su cuenta…",
  created: "Su cuenta se ha creado correctamente.",
};

export const newPassword = {
  confirm: "Repita la contraseña",
  rules: "Requisitos",
  met: "cumplido",
  notMet: "falta",
  rulesMet: "{met, number} de {all, number} requisitos cumplidos",
};

/** The rules of a new password, as its form lists them. */
export const passwordRules = {
  uppercase: "Una letra mayúscula",
  lowercase: "Una letra minúscula",
  length: "Entre 8 y 30 caracteres",
  number: "Al menos un número",
  special: "Un carácter especial",
};

export const reset = {
  title: "Restablecer contraseña",
  intro: "Elija una contraseña nueva. Con ella iniciará sesión aquí y en sus demás dispositivos.",
  newPassword: "Contraseña nueva",
  reset: "Restablecer",
  saving: "Guardando…",
  updated: "La contraseña se ha cambiado.",
  noLink: "Abra el enlace del correo que le enviamos o pídanos uno nuevo.",
};

export const forgot = {
  forgotPassword: "¿Ha olvidado la contraseña?",
  title: "Recuperar contraseña",
  description: "Le enviaremos un enlace para elegir una contraseña nueva.",
  send: "Enviarme el enlace",
  sending: "Enviando…",
  notSent: "No se han podido enviar los datos. Compruebe la dirección o inténtelo más tarde.",
  sent: "Mire su correo: recibirá un enlace para crear una contraseña nueva.",
};

export const profile = {
  title: "Perfil",
  partsLabel: "Apartados de su perfil",
  company: "Empresa",
  security: "Seguridad",
  data: "Sus datos",
  logoOf: "Logo de {company}",
  defaultLogo: "Logo provisional",
  noAbout: "Aún sin descripción",
  backOffice: "Abrir la administración",
  saving: "Guardando…",
  success: "Listo",
  isUpdated: "Su perfil se ha actualizado",
};

export const company = {
  title: "Su empresa",
  name: "Nombre de la empresa",
  about: "Descripción",
  aboutHint: "Unas frases sobre su empresa.",
  language: "Idioma",
  languageHint: "El de los correos y documentos que le enviamos.",
  save: "Guardar cambios",
};

export const logo = {
  yourLogo: "Su logo",
  upload: "Subir imagen",
  uploading: "Subiendo…",
  limits: "PNG, JPEG o WebP. Las fotos grandes se reducen.",
  notSaved: "Aún no está guardado: guarde los cambios para conservarlo.",
  updating: "Actualizando el logo",
  pleaseWait: "Espere mientras se actualiza su logo",
  failed: "No se ha podido cargar la imagen",
  tryAgain: "Inténtelo de nuevo.",
};

export const invoice = {
  title: "Datos de facturación",
  intro: "Al comprar los encontrará ya rellenados.",
  firstName: "Nombre",
  lastName: "Apellidos",
  legalName: "Razón social",
  legalNameHint: "El nombre de su empresa en las facturas, si no es el que figura en su perfil.",
  issuedStay:
    "Guardado para sus próximos pedidos. Las facturas ya emitidas no cambian; si hay un error en alguna, escríbanos desde Compras.",
  street: "Calle y número",
  street2: "Piso, puerta, etc.",
  region: "Provincia",
  regionHint: "O la región o el estado, en los países donde forme parte de la dirección.",
  zipCode: "Código postal",
  city: "Localidad",
  country: "País",
  vatId: "NIF-IVA",
  vatIdHint: "Si su empresa lo tiene.",
  fill: "Rellenar con mis datos",
  filled: "Hemos rellenado los datos que nos dio. Revíselos antes de guardar.",
  save: "Guardar datos",
};

export const brand = {
  title: "Su marca",
  intro: "Todas las vistas previas muestran su logo, su nombre y estos colores.",
  preview: "Una plantilla con sus colores",
  change: "Cambiar los colores en una vista previa",
  opensInNewTab: "(se abre en otra pestaña)",
};

export const data = {
  title: "Sus datos",
  intro: "Todo lo que guardamos sobre usted es suyo: descárguelo o pida que lo eliminemos.",
};

export const dataExport = {
  label: "Copia de sus datos",
  what: "Un archivo zip con su cuenta, pedidos, facturas, borradores, imágenes, webs y mensajes.",
  ask: "Preparar mis datos",
  askAgain: "Prepararlos de nuevo",
  preparing:
    "Los estamos preparando y le enviaremos un enlace por correo. Tardaremos unos minutos.",
  ready: "Listos. El enlace que le enviamos por correo funciona hasta el {until}.",
};

/** The file README.txt of the copy of one's data. */
export const exportReadme = {
  title: "Todo lo que {shop} tiene de usted.",
  account:
    "Su cuenta: dirección de correo, empresa, dirección de facturación, colores, accesos, cuentas vinculadas, llaves de acceso, su función, sus tokens de API y si quiere correos sobre borradores",
  cart: "Su cesta",
  saved: "Las plantillas que guardó y las últimas que miró",
  orders: "Sus pedidos con sus pagos",
  invoices: "Sus facturas en PDF",
  reviews: "Sus opiniones",
  emails: "Qué correos le enviamos. Su contenido se borra en cuanto se envían",
  activity: "Qué se hizo con su cuenta y desde dónde",
  contact: "Lo que se nos escribió desde su dirección",
  messages: "Lo que usted y nosotros nos escribimos",
  facts: "Lo que nos contó de sus negocios",
  drafts: "Todas las versiones que se guardan de lo que escribió en plantillas",
  shared: "Copias de borradores que comparte",
  pictures: "Sus imágenes, con el mayor ancho que se guarda",
  logos: "Sus logos",
  sites: "Sus webs: ajustes, versiones, dominios, visitas y los mensajes de sus visitantes",
  notInHere:
    "No está aquí: su contraseña, que no tenemos (solo un hash de ella), la clave de su aplicación de autenticación\nni los hashes de enlaces, cookies, tokens de API y códigos de recuperación.",
};

export const deletion = {
  label: "Eliminar la cuenta",
  what: "Sus webs dejan de estar publicadas y eliminamos todo lo que la ley no nos obliga a conservar. Tiene dos semanas para cambiar de opinión.",
  whatWeKeep: "Qué conservamos y durante cuánto tiempo",
  ask: "Eliminar mi cuenta",
  dialogTitle: "¿Eliminar su cuenta?",
  dialogText:
    "Durante {days, number} días no ocurre nada y puede cambiar de opinión. Después, sus webs dejan de estar publicadas y eliminamos para siempre su cuenta, sus borradores, sus imágenes y sus mensajes. Las facturas las conservamos el tiempo que exige la ley.",
  noPassword:
    "Usted inicia sesión sin contraseña, así que le enviaremos por correo un enlace para confirmarlo.",
  submit: "Eliminar mi cuenta",
  submitLink: "Enviarme el enlace",
  submitting: "Un momento…",
  linkSent: "Enviado. Mire su correo: el enlace funciona durante un día.",
  kept: "Su cuenta se conserva.",
};

/** The banner on every page of a customer whose account will be deleted. */
export const leaving = {
  label: "Eliminación de su cuenta",
  leaving: "Su cuenta se eliminará el {date}.",
  keep: "Conservar mi cuenta",
  failed: "No ha funcionado. Inténtelo de nuevo.",
};

export const exportLink = {
  title: "Sus datos",
  intro:
    "Un archivo zip con todo lo que guardamos sobre usted. Guárdelo donde solo usted pueda leerlo.",
  action: "Descargar",
  busy: "Descargando…",
  done: "Hecho: está entre sus descargas.",
  noLink: "Abra el enlace del correo que le enviamos. En su perfil puede pedir sus datos.",
};

export const deletionLink = {
  title: "Eliminar su cuenta",
  intro:
    "Con un clic, su cuenta se eliminará dentro de dos semanas. Hasta entonces puede cambiar de opinión.",
  action: "Eliminar mi cuenta",
  busy: "Un momento…",
  noLink: "Abra el enlace del correo que le enviamos. En su perfil puede pedir uno nuevo.",
};

export const confirm = {
  title: "Confirme su correo electrónico",
  intro: "Con un clic sabremos que nuestros mensajes le llegan.",
  action: "Confirmar",
  busy: "Confirmando…",
  verified: "Gracias. Hemos confirmado {email}.",
  half: "Gracias. Abra ahora el enlace que hemos enviado a la otra dirección y su nueva dirección será {email}.",
  changed: "Hecho. A partir de ahora, su dirección es {email}.",
  back: "Volver a donde estaba",
  noLink: "Abra el enlace del correo que le enviamos. En su perfil puede pedir uno nuevo.",
};

/** Texts that all pages of emailed links share. */
export const link = {
  signInFirst:
    "Inicie sesión primero en la cuenta a la que se envió el correo. Después continúe en esta página.",
  signIn: "Iniciar sesión",
  signedInAs: "Ha iniciado sesión como {email}.",
  toProfile: "Ir a su perfil",
};

export const notMe = {
  title: "¿No ha sido usted?",
  intro:
    "Proteja su cuenta: cerraremos la sesión en todos los dispositivos, la contraseña actual dejará de funcionar y elegirá una nueva.",
  close: "Proteger mi cuenta",
  closing: "Protegiendo…",
  noLink: "Abra el enlace del correo que le enviamos.",
  putBack:
    "Nadie más puede entrar ya en su cuenta. Estos ajustes de sus webs se habían cambiado desde aquel correo, y los hemos dejado como estaban:",
  ofSite: "{template}: {settings}",
  choosePassword: "Elegir una contraseña nueva",
};

export const security = {
  title: "Inicio de sesión",
  intro: "Cómo inicia sesión y en qué dispositivos la tiene abierta.",
  cancel: "Cancelar",
};

export const proof = {
  password: "Su contraseña",
  code: "Código de su aplicación o de recuperación",
  busy: "Un momento…",
};

export const keepTokens = {
  keep: "{count, plural, one {Conservar mi token de API. Si no, el programa que lo usa perderá el acceso.} other {Conservar mis # tokens de API. Si no, los programas que los usan perderán el acceso.}}",
};

export const email = {
  label: "Correo electrónico",
  verified: "Confirmado",
  unverified: "Sin confirmar",
  why: "Confírmelo para recibir los mensajes de sus webs y poder subir todas las imágenes que necesite.",
  change: "Cambiar",
  dialogTitle: "Cambiar su dirección",
  confirmBoth:
    "Escribiremos a su dirección actual y a la nueva. Cuando haya confirmado las dos, se hará el cambio.",
  confirmNew:
    "Escribiremos a la dirección nueva. Cuando la haya confirmado allí, se hará el cambio.",
  newEmail: "Correo electrónico nuevo",
  sendLinks: "Enviar los enlaces",
  sendLink: "Enviar el enlace",
  pending: "Cambio pendiente a {email}:",
  isConfirmed: "{email} ya lo ha confirmado",
  isAwaited: "Falta que {email} lo confirme",
  keep: "Conservar la dirección actual",
};

/** The button that sends the link which confirms an address. */
export const sendLink = {
  send: "Enviarme el enlace",
  sending: "Enviando…",
  sent: "Enviado. Mire su correo: el enlace funciona durante un día.",
};

export const password = {
  label: "Contraseña",
  isSet: "Tiene una. Solo la conoce usted.",
  none: "Inicia sesión sin contraseña.",
  change: "Cambiar contraseña",
  choose: "Enviarme un enlace para elegirla",
  linkSent: "Enviado. Mire su correo: el enlace funciona durante una hora.",
  dialogTitle: "Cambiar su contraseña",
  dialogText: "Se cerrará la sesión en sus demás dispositivos.",
  currentPassword: "Contraseña actual",
  newPassword: "Contraseña nueva",
  submit: "Cambiar contraseña",
  submitting: "Cambiando…",
  changed: "Su contraseña ha cambiado y se ha cerrado la sesión en sus demás dispositivos.",
};

export const factor = {
  label: "Verificación en dos pasos",
  off: "Desactivada. Inicia sesión solo con la contraseña.",
  on: "Activada desde el {date}. Cada inicio de sesión pide un código.",
  codesLeft:
    "{left, plural, one {Queda # código de recuperación} other {Quedan # códigos de recuperación}}",
  turnOn: "Activar",
  turnOff: "Desactivar",
  renew: "Códigos nuevos",
  setUpTitle: "Activar la verificación en dos pasos",
  setUpText:
    "Necesita una aplicación que muestre códigos, como la de su gestor de contraseñas. Se cerrará la sesión en sus demás dispositivos.",
  next: "Siguiente",
  scan: "Escanee esto con la aplicación o escriba en ella la clave.",
  qrCode: "Código QR para su aplicación de autenticación",
  key: "Clave",
  code: "Código que muestra la aplicación",
  confirm: "Activar",
  codesTitle: "Sus códigos de recuperación",
  codesText:
    "Con cada uno puede iniciar sesión una vez cuando no tenga la aplicación a mano. Guárdelos en un lugar seguro: solo se muestran ahora.",
  allCodes: " todos los códigos de recuperación",
  done: "Ya los he guardado",
  renewTitle: "Códigos de recuperación nuevos",
  renewText: "Los códigos actuales dejarán de funcionar.",
  renewSubmit: "Crear códigos nuevos",
  offTitle: "¿Desactivar la verificación en dos pasos?",
  offText:
    "Iniciará sesión solo con la contraseña y los códigos de recuperación dejarán de funcionar. Se cerrará la sesión en sus demás dispositivos.",
  offSubmit: "Desactivar",
  busy: "Un momento…",
};

export const passkey = {
  label: "Llaves de acceso",
  none: "Ninguna. Con una llave de acceso inicia sesión sin contraseña: con la huella, la cara o el PIN de su dispositivo.",
  add: "Añadir una llave",
  addTitle: "Añadir llave de acceso",
  addText:
    "El navegador le preguntará dónde guardarla: en este dispositivo, en otro o en una llave de seguridad. Se cerrará la sesión en sus demás dispositivos.",
  name: "Nombre",
  nameHint: "Para reconocerla, por ejemplo «Móvil».",
  make: "Crear llave",
  rename: "Renombrar",
  renameTitle: "Renombrar esta llave de acceso",
  save: "Guardar",
  remove: "Quitar",
  removeTitle: "¿Quitar «{name}»?",
  removeText:
    "Ya no podrá iniciar sesión con ella y se cerrará la sesión en sus demás dispositivos. Elimínela también de su dispositivo.",
  removeYes: "Sí, quitarla",
  ofPasskey: " la llave de acceso {name}",
  notUsed: "Añadida el {added}, aún sin usar",
  lastUsed: "Añadida el {added}, usada por última vez el {used}",
  busy: "Un momento…",
  inDoubt:
    "Está bloqueada porque alguien pulsó «No he sido yo» en uno de nuestros correos. Para desbloquearla, inicie sesión con su contraseña y úsela una vez.",
};

export const gate = {
  label: "Administración",
  title: "Un paso más",
  app: "La administración muestra datos personales de los clientes, así que no basta con una contraseña. Necesita una aplicación que muestre códigos, como la de su gestor de contraseñas.",
  passkey:
    "La administración muestra datos personales de los clientes, así que no basta con una contraseña. Una llave de acceso la abre con la huella, la cara o el PIN de su dispositivo.",
  ratherPasskey: "Prefiero una llave de acceso",
  ratherApp: "Prefiero una aplicación",
  proveApp: "Cierre la sesión y vuelva a iniciarla con un código de su aplicación.",
  provePasskey: "Su cuenta tiene una llave de acceso y en este inicio de sesión no la ha usado.",
  lost: "Si la ha perdido, puede quitarla quien lleva la tienda: npm run reset-second-factor, en el servidor.",
  usePasskey: "Usar mi llave de acceso",
  signOut: "Cerrar sesión",
};

export const linkedAccounts = {
  label: "Cuentas vinculadas",
  linkedSince: "Vinculada desde el {date}",
  unlink: "Desvincular",
  unlinkTitle: "¿Desvincular su cuenta de {provider}?",
  unlinkText:
    "Ya no podrá iniciar sesión aquí con esa cuenta y se cerrará la sesión en sus demás dispositivos. Esa cuenta seguirá existiendo.",
  unlinkYes: "Sí, desvincularla",
};

/** What a change of the profile was about, in the list of activities. */
export const profileFields = {
  name: "nombre de la empresa",
  logo: "logo",
  about: "texto de presentación",
  legalName: "razón social",
  firstname: "nombre",
  lastname: "apellidos",
  street: "calle",
  street2: "piso, puerta, etc.",
  region: "provincia",
  zipcode: "código postal",
  city: "localidad",
  country: "país",
  vatId: "NIF-IVA",
  language: "idioma",
};

export const activity = {
  title: "Actividad",
  intro: "Qué ha ocurrido últimamente en su cuenta y desde dónde.",
  nothing: "Todavía nada.",
  earlier: "Ver anteriores",
  byGuest: "Alguien sin sesión iniciada",
  byShop: "Nosotros",
};

export const session = {
  label: "Sesiones abiertas",
  unknownDevice: "Dispositivo desconocido",
  thisDevice: "Este dispositivo",
  lastUsed: "Última actividad: {date}",
  openedAt: "Iniciada el {date}",
  signOut: "Cerrar sesión",
  ofDevice: " ({device}, iniciada el {date})",
  everywhere: "Cerrar todas las sesiones",
  confirmTitle: "¿Cerrar todas las sesiones?",
  confirmText: "Se cerrará la sesión en todos sus dispositivos a la vez, también en este.",
  confirmYes: "Sí, cerrar todas",
  done: "Todas las sesiones están cerradas",
  doneText: "Habrá que iniciar sesión de nuevo en cada dispositivo, también en este.",
  busy: "Un momento…",
  deviceOn: "{browser} en {system}",
};

export const program = {
  title: "Acceso para programas",
  intro:
    "Con un token, un programa, por ejemplo un asistente, puede leer sus datos. No puede cambiar nada.",
  address: "El programa se conecta a",
  label: "Tokens de API",
  none: "Ningún programa tiene acceso.",
  confirmFirst: "Confirme primero su correo electrónico: después podrá crear un token.",
  make: "Crear un token",
  name: "Nombre",
  nameHint: "El programa que lo usa, por ejemplo «Mi asistente».",
  days: "Días de validez",
  mayRead: "Puede leer",
  orders: "Sus pedidos",
  sites: "Sus webs",
  submit: "Crear token",
  busy: "Un momento…",
  madeTitle: "Su token",
  madeText: "Cópielo ahora en el programa: solo se muestra esta vez.",
  reads: "Lee {scopes}",
  ordersInList: "sus pedidos",
  sitesInList: "sus webs",
  never: "aún sin usar",
  lastUsed: "usado por última vez el {when}",
  until: "válido hasta el {day}",
  expired: "Caducado",
  revoked: "Revocado",
  revoke: "Revocar",
  ofToken: " el token {name}",
  revokeTitle: "¿Revocar «{name}»?",
  revokeText:
    "Los programas que lo usan perderán el acceso al instante. Esto no se puede deshacer.",
};

export const madeToken = {
  usage: "El programa lo envía con cada petición como",
  what: " el token de API",
  done: "Ya lo he guardado",
};

export const accountErrors = {
  notSent: "No se han podido enviar los datos. Compruebe la dirección o inténtelo más tarde.",
  wrongLogin: "El correo electrónico o la contraseña no son correctos.",
  emailTaken: "Ya hay una cuenta con este correo electrónico. Inicie sesión o use otro.",
  linkUsed:
    "Este enlace ya no es válido. Elija una contraseña nueva con «¿Ha olvidado la contraseña?».",
  closed: "Esta cuenta está bloqueada. Si cree que es un error, escríbanos.",
  justChanged: "Su cuenta acaba de cambiar. Vuelva a iniciar sesión.",
  loginUsed: "Este inicio de sesión ya se ha utilizado. Inténtelo de nuevo.",
  pageOutdated: "Esta página ya no está al día. Inténtelo de nuevo.",
  loginAgain: "Vuelva a iniciar sesión en su cuenta.",
  manyPasswords:
    "Se han probado demasiadas contraseñas en esta cuenta. Use un navegador en el que ya haya iniciado sesión, elija una contraseña nueva con «¿Ha olvidado la contraseña?» o espere un cuarto de hora.",
  manyPasskeys: "Ya tiene muchas llaves de acceso. Quite una antes de añadir otra.",
  passkeyStored: "Esta llave de acceso ya está guardada.",
  passkeyUnchecked: "No se ha podido comprobar la llave de acceso. Inténtelo de nuevo.",
  tookTooLong: "Ha tardado demasiado o lo empezó en otro sitio. Inténtelo de nuevo.",
  passkeyUnknown:
    "Esta llave de acceso no pertenece a ninguna cuenta de aquí. Puede que se haya quitado: inicie sesión con su contraseña.",
  passkeyBlocked:
    "Esta llave de acceso está bloqueada porque alguien pulsó «No he sido yo» en uno de nuestros correos. Inicie sesión primero con su contraseña y después use la llave una vez.",
  passkeyGone: "Esta llave de acceso ya se ha quitado. Vuelva a cargar la página.",
  passwordCommon:
    "Muchas personas usan una contraseña como esta y es fácil de adivinar. Elija otra.",
  passwordPersonal:
    "Su nombre y su dirección son fáciles de adivinar. No los incluya en la contraseña.",
  passwordOfShop:
    "Las palabras de esta tienda son fáciles de adivinar. No las incluya en la contraseña.",
  noAccount: "Esta cuenta no existe.",
  codesUnreadable:
    "Ahora mismo no podemos comprobar los códigos de su aplicación. Use un código de recuperación.",
  manyCodesHere:
    "Se han escrito aquí demasiados códigos incorrectos. Espere un cuarto de hora o use un navegador en el que ya haya iniciado sesión.",
  manyCodesToday:
    "Hoy se han escrito demasiados códigos incorrectos en esta cuenta: puede que alguien conozca su contraseña. Use un código de recuperación o un navegador en el que ya haya iniciado sesión, y elija una contraseña nueva.",
  manyCodes: "Se han escrito demasiados códigos incorrectos. Espere un cuarto de hora.",
  codeWrong:
    "Este código no es correcto o ya se ha utilizado. Espere al siguiente o use un código de recuperación.",
  codeMissing: "Escriba un código de su aplicación o de recuperación",
  factorOff: "La verificación en dos pasos no está activada.",
  typeCode: "Escriba el código que muestra su aplicación de autenticación.",
  appCodeWrong: "Este código no es correcto o ya se ha utilizado. Espere al siguiente.",
  factorOn: "La verificación en dos pasos ya está activada.",
  beginAgain: "Empiece de nuevo: no hay nada que confirmar.",
  manyChanges:
    "Ya ha pedido varios cambios. Mire en los dos buzones o inténtelo de nuevo dentro de una hora.",
  sameEmail: "Esta ya es su dirección. Escriba otra",
  noPassword: "Aún no tiene contraseña. Pida un enlace para elegirla.",
  passwordChanged: "Su contraseña acaba de cambiar. Vuelva a iniciar sesión.",
  linkExpired: "Este enlace ha caducado o es de otra cuenta. En su perfil puede pedir uno nuevo.",
  addressUnusable: "Esta dirección no se puede usar. Elija otra.",
  addressTaken: "Otra cuenta usa ahora su dirección. Escríbanos a {email} y lo resolveremos.",
  noOtherWay:
    "No tiene otra forma de iniciar sesión. Pida primero un enlace para elegir una contraseña; después podrá quitar esta.",
  unlinked: "Esta cuenta ya no está vinculada. Vuelva a cargar la página.",
  manyLinks:
    "Ya le hemos enviado varios enlaces. Mire en su buzón, también en el correo no deseado, o inténtelo de nuevo dentro de una hora.",
  confirmedAlready: "Su dirección ya está confirmada.",
  manyOwnPasswords:
    "Se han probado demasiadas contraseñas. Espere un cuarto de hora, o cierre la sesión y elija una nueva con «¿Ha olvidado la contraseña?».",
  passwordWrong: "La contraseña no es correcta",
  loginNotRecent:
    "Su cuenta no tiene una contraseña que podamos pedirle. Cierre la sesión y vuelva a iniciarla: tendrá un cuarto de hora para esto.",
  confirmFirst: "Confirme primero su correo electrónico. En su perfil puede pedir el enlace.",
};

export const passkeyErrors = {
  madeAlready: "Este dispositivo ya tiene una llave de acceso para su cuenta.",
  unusable: "Esta llave de acceso no se puede usar aquí. Inicie sesión con su contraseña.",
  notMade: "No se ha creado ninguna llave de acceso. Inténtelo de nuevo.",
  notUsed:
    "No se ha usado ninguna llave de acceso. Inténtelo de nuevo o inicie sesión con su contraseña.",
  unsupported: "Este navegador no puede usar llaves de acceso en esta tienda.",
};

export const accountFields = {
  passkeyName: "Póngale un nombre, por ejemplo «Móvil»",
  passwordsDiffer: "Las contraseñas no coinciden",
  emailMissing: "Escriba su correo electrónico",
  emailEmpty: "Escriba el correo electrónico",
  emailFormat: "Escriba un correo electrónico válido, por ejemplo nombre@ejemplo.es",
  emailLong: "Use 40 caracteres como máximo",
  passwordEmpty: "Escriba la contraseña",
  passwordRules:
    "Use entre 8 y 30 caracteres, con una mayúscula, una minúscula, un número y un carácter especial",
  nameEmpty: "Escriba el nombre",
  nameLetters: "Use solo letras en el nombre",
  nameLong: "Use 20 caracteres como máximo",
  ownPassword: "Escriba su contraseña",
  noSwatch: "Elija un color de los que ofrece la tienda",
  code: "Escriba el código",
  presentPassword: "Escriba su contraseña actual",
};

/** Why a login at a provider failed. */
export const identityErrors = {
  cancelled: "Ha cancelado el inicio de sesión.",
  unverified:
    "El servicio de inicio de sesión no ha comprobado su correo electrónico, así que no podemos usarlo. Confírmelo allí o inicie sesión con contraseña.",
  noEmail:
    "El servicio de inicio de sesión no nos ha comunicado su correo electrónico, y lo necesitamos. Use otra cuenta o inicie sesión con contraseña.",
  unusable:
    "Todavía no podemos usar el correo electrónico de esta cuenta: es demasiado largo o tiene letras que no van de la a a la z, como las que llevan tilde. Use una cuenta con otra dirección.",
  unreachable:
    "El servicio de inicio de sesión no responde. Inténtelo de nuevo dentro de un momento.",
  failed: "No se ha podido iniciar la sesión. Inténtelo de nuevo.",
};

export const privacyErrors = {
  manyDeletions: "Ya lo ha pedido varias veces. Inténtelo de nuevo dentro de una hora.",
  ownerAccount:
    "La administración pertenece a esta cuenta. Indique otra en el servidor, con ADMIN_EMAIL.",
  linkExpired: "Este enlace ha caducado o es de otra cuenta. En su perfil puede pedir uno nuevo.",
  weeksOver: "Han pasado las dos semanas: estamos eliminando su cuenta.",
  manyExports: "Hoy ya ha pedido sus datos varias veces. Inténtelo de nuevo mañana.",
  exportLinkExpired:
    "Este enlace ha caducado o es de otra cuenta. En su perfil puede volver a pedir sus datos.",
  noAccount: "Esta cuenta no existe.",
};
