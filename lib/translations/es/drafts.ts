export const drafts = {
  title: "Sus borradores",
  description: "Las plantillas que ha empezado a editar.",
  introGuest:
    "Guardados solo en este dispositivo. El navegador puede borrarlos tras una semana sin visitas: inicie sesión para guardarlos en su cuenta.",
  introCustomer: "Guardados en su cuenta.",
  empty: "Aún no tiene borradores.",
  emptyHint:
    "Abra una plantilla y haga clic en cualquier texto para cambiarlo. Sus borradores aparecerán aquí.",
  toShop: "Ver todas las plantillas",
  edit: "Seguir editando",
  preview: "Vista previa",
  remove: "Eliminar",
  confirmTitle: "¿Eliminar su borrador de {name}?",
  confirmGuest: "El texto y las imágenes no están guardados en ningún otro sitio.",
  confirmCustomer:
    "El texto y su historial se eliminan de todos sus dispositivos. Una web ya publicada se queda como está, y también los enlaces que haya compartido.",
  confirm: "Sí, eliminarlo",
  cancel: "Cancelar",
  changedAt: "Modificado el {date}",
};

export const draftEmail = {
  label: "Recordarme por correo los borradores sin terminar",
  hint: "Un correo por borrador, una semana después del último cambio, salvo que ya haya pedido la plantilla. Cada correo lleva un enlace para darse de baja.",
  isOn: "Recordatorios activados.",
  isOff: "Recordatorios desactivados.",
  notVerified: "Antes, confirme que este correo electrónico es suyo.",
  toProfile: "Confirmarlo en su perfil",
};

export const stopDraftEmail = {
  title: "No más correos sobre borradores",
  intro: "Sus borradores se quedan donde están. Solo dejamos de escribirle sobre ellos.",
  stop: "No recibir más",
  stopping: "Un momento…",
  stopped: "Hecho. No volveremos a escribirle sobre borradores.",
  noLink: "Abra el enlace del correo o desactive los recordatorios en «Sus borradores».",
  toDrafts: "Ir a sus borradores",
};

/** Of a guest's drafts, which become those of the account. */
export const taken = {
  title: "Su borrador está en su cuenta",
  text: "{names}: lo que escribió en este dispositivo está ahora en su cuenta.",
  replaced: "{names}: el texto que tenía antes en su cuenta está en el Historial del editor.",
};

export const sharedLinks = {
  title: "Enlaces que he compartido",
  intro:
    "Guardamos una copia por cada enlace. Cualquiera que tenga el enlace la ve hasta que usted deje de compartirla.",
  sharedAt: "Compartido el {date}",
  open: "Abrir",
  copy: "Copiar enlace",
  copied: "Copiado.",
  copyByHand: "Abra el enlace y copie su dirección.",
  takeBack: "Dejar de compartir",
  confirmTitle: "¿Dejar de compartir {name}?",
  confirmText:
    "Quien tenga el enlace verá solo el texto y las imágenes de muestra de la plantilla.",
  confirm: "Sí, dejar de compartir",
  cancel: "Cancelar",
};

export const draftErrors = {
  businessChanged:
    "Este negocio se ha modificado mientras tanto en otro sitio. Vuelva a cargar la página.",
  manyBusinesses: "Una cuenta tiene {max} negocios como máximo. Quite antes uno.",
  businessGone: "Ya no tiene este negocio.",
  someoneSaves: "Se está guardando también desde otro sitio. Inténtelo de nuevo.",
  otherPicture: "Esta imagen no está en su cuenta. Vuelva a elegirla.",
  noVersion: "No tiene ninguna versión {version} de sus textos para esta plantilla.",
  notChanged: "Aún no ha cambiado nada en esta plantilla.",
  noLicense: "No tiene ninguna licencia {license} de esta plantilla.",
  checkInput: "Revise lo que ha enviado",
  textTooLarge: "Sus textos ocupan más de {limit} KB en total. Acórtelos.",
  changedElsewhere: "Este texto también se ha cambiado en otro sitio. Elija cuál quiere conservar.",
  noLanguage: "Esta web no tiene textos en el idioma «{language}».",
  confirmFirst: "Confirme primero su correo electrónico en su perfil.",
  linkNotValid: "Este enlace ya no es válido. Desactive los recordatorios en «Sus borradores».",
  picturesFull:
    "Sus imágenes ocupan {used, number} de {max, number} MB, y esta necesita {needed, number} MB. Elimine imágenes que ya no muestre ninguna web e inténtelo de nuevo.",
  noPicture: "Esta imagen no existe.",
  pictureShown:
    "Una versión guardada, un enlace que ha compartido o una web sigue mostrando esta imagen.",
  unknownPicture: "Esta imagen no existe",
  manyCopies: "Ya comparte {max} copias. Deje de compartir una en «Sus borradores».",
  notShared: "Ya no comparte este enlace.",
};

export const factErrors = {
  addressOrText: "Indique la dirección de una web o un texto, pero no ambas cosas.",
  notNow:
    "Ahora mismo no podemos leer direcciones ni archivos. Inténtelo más tarde o escriba los datos.",
  addressMissing: "Indique la dirección de una web, por ejemplo www.ejemplo.es.",
  notPublic: "Esta dirección no lleva a una web pública, así que no podemos leerla.",
  scheme: "Solo podemos leer direcciones que empiecen por https:// o http://.",
  port: "No podemos leer direcciones con un puerto, como :{port}.",
  password: "No podemos leer direcciones con contraseña.",
  noSuchSite: "Esta web no existe. Compruebe que la ha escrito bien.",
  noName: "No hemos podido averiguar dónde está esta web.",
  nothingThere: "En esta dirección no responde ninguna web.",
  unreadableAnswer: "La web responde de un modo que no podemos leer.",
  tooSlow: "La web tarda demasiado en responder.",
  noCertificate: "La web no tiene un certificado válido, así que no podemos leerla.",
  noAnswer: "La web no responde.",
  longRedirect: "La dirección lleva a otra que es demasiado larga.",
  endlessRedirect: "La web redirige de una dirección a otra sin fin.",
  robots: "La web no permite que la lean programas (robots.txt).",
  refusesPrograms: "La web rechaza que la lean programas.",
  status: "La web responde con un error (código {status}).",
  noPage: "En esta dirección no hay una página, sino otra cosa.",
  largePage: "La página es demasiado grande.",
  otherwise: "Puede pegar un texto o escribir los datos.",
  emptyFile: "Este archivo está vacío. Elija otro.",
  encryptedFile: "Este PDF tiene contraseña. Elija uno sin ella o pegue su texto.",
  noTextInFile: "Este PDF no tiene texto, solo imágenes. Elija uno con texto o escriba los datos.",
  notAVcard: "Este archivo no es una vCard. Elija otro.",
  manyPages: "Este PDF tiene más de 50 páginas. Elija uno más corto.",
  unknownKind: "Elija un PDF, una vCard, un CSV o un archivo de texto.",
  unreadableFile: "Este archivo no se puede leer; puede que esté dañado.",
  slowToRead: "Leerlo lleva demasiado tiempo.",
  notReadable: "No se puede leer.",
  notText: "Debe ser un texto",
  clock: "Escriba una hora, por ejemplo 08:30",
  notAddress: "Escriba una dirección web, por ejemplo www.ejemplo.es",
};

export const contentFields = {
  tooLong: "Use {max} caracteres como máximo",
  hidden: "Quite los caracteres que ocultan o invierten texto",
  tags: "Las etiquetas como {tag} se verían tal cual: no las use",
  notText: "Debe ser un texto",
  notALink:
    "No es una parte de la página ni una dirección web, un correo electrónico o un teléfono",
  notInline: "Debe ser texto, énfasis, un enlace o el nombre de la empresa",
  manyParts: "Este texto tiene demasiadas partes",
  notAmount: "Debe ser un importe",
  notCurrency: "Esto no es una moneda",
  notYours: "Esta imagen no es de su cuenta. Elija otra",
  slug: "Use minúsculas, cifras y guiones, por ejemplo aviso-legal",
  slugTaken: "Este nombre ya se usa para otra cosa; elija otro",
  notAnItem: "Esto no es un elemento",
  noChoice: "Este diseño no tiene esta opción",
  sectionsOnce: "Cada sección aparece una sola vez en el orden",
  manyBlocks: "Este texto tiene demasiados bloques",
  trueOrFalse: "Debe ser verdadero o falso (true o false)",
  fewItems: "Hacen falta al menos {min}",
  manyItems: "Caben {max} como máximo",
  itemsOnce: "Cada elemento aparece una sola vez en su lista",
  isGroup: "Esto es un grupo de campos",
  notThisKind: "Este valor no sirve para un campo de este tipo",
  noSlot: "Esta plantilla no tiene ningún campo «{path}»",
  nothingToTranslate: "En «{path}» no hay ningún texto que traducir",
  otherTemplate: "Este texto es de otra plantilla",
  noVersion: "El archivo no indica qué versión es",
  unknownVersion: "Esta versión no existe",
  newerVersion: "Este texto es de una versión más reciente",
  noLanguage: "Este idioma no está entre los de la tienda",
  notSlots: "Debe ser un objeto de campos",
  notLanguages: "Debe ser un objeto de idiomas",
  notValues: "Debe ser un objeto de valores",
  noContent: "Esto no es el contenido de una web",
  wantsEmails: "Indique si quiere recibir los correos",
  noSuchLink: "Este enlace no existe",
  notACode: "Este no es el código de una vista previa compartida",
};
