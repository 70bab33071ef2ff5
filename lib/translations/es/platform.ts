/** Of requests of components to the server. */
export const connection = {
  unreachable: "La tienda no responde. Compruebe su conexión e inténtelo de nuevo.",
  unreadable: "No se ha podido leer lo que envió la tienda. Inténtelo de nuevo.",
  unreadableAnswer: "No se ha podido leer la respuesta de la tienda. Inténtelo de nuevo.",
};

/** Errors that any part of the API may answer with. */
export const errors = {
  bug: "Algo ha fallado. Si vuelve a ocurrir, díganos este código: {id}",
  manyAttempts: "Demasiados intentos. Espere un momento.",
  largeRequest: "Esta petición ocupa más de {kib} KiB.",
  unknownCountry: "No existe el país «{typed}». ¿Quería decir {nearest}?",
  otherSite:
    "Esta petición ha llegado desde otra web. Abra la página en la tienda e inténtelo de nuevo.",
  queueFull: "La tienda está saturada. Inténtelo de nuevo dentro de un momento.",
  logIn: "Inicie sesión.",
  nothingHere: "En esta dirección no hay nada.",
  busy: "La tienda está ocupada en este momento. Inténtelo de nuevo enseguida.",
  unknownInvoice: "Esta factura no existe.",
  sendJson: "Envíe JSON (Content-Type: application/json).",
  notJson: "El cuerpo de esta petición no es un JSON válido.",
  unreadableBody: "No se ha podido leer el cuerpo de esta petición.",
  serviceDown: "{service} no responde en este momento. Inténtelo de nuevo dentro de un minuto.",
  wrongMethod: "Esta dirección no admite ese método.",
  checkInput: "Revise lo que ha enviado.",
  onlyShop: "Esto solo puede hacerlo la propia tienda.",
  notYourRole: "Su función no lo permite. Puede cambiarla quien lleva la tienda.",
  loggedOutAlready: "En este dispositivo ya se ha cerrado la sesión.",
  otherAccount: "Esta cuenta no es la suya.",
  unknownEmail: "No hay ninguna cuenta con este correo electrónico.",
  onlyOwner: "Solo quien lleva la tienda puede cambiar una cuenta de la administración.",
  needsFactor:
    "La administración exige la verificación en dos pasos. Abra /admin en un navegador para activarla y después inicie sesión con un código.",
  manyMeasurements: "Demasiadas mediciones. Espere un momento.",
};

/** Of fields that several forms have. */
export const fieldErrors = {
  notText: "Debe ser un texto",
  notStorable: "Quite los caracteres que no se pueden guardar",
  tooLong: "Use {max} caracteres como máximo",
  emailLong: "Use {max} caracteres como máximo",
  emailLetters:
    "Escriba la dirección con letras de la a a la z: nuestro servicio de correo no admite otras",
  emailFormat: "Escriba un correo electrónico válido, por ejemplo nombre@ejemplo.es",
  invisible: "Quite los caracteres que no se ven, como los saltos de línea",
  vatId: "Escriba un NIF-IVA completo, por ejemplo ESB12345674",
};

export const tokenErrors = {
  unknown: "No tiene este token.",
  tooMany: "Tiene {max} tokens. Revoque uno que ya no use.",
  refused:
    "Este token de API es incorrecto, ha caducado o se ha revocado. Cree otro donde creó este: en su perfil o en la administración.",
  notInRole: "Su función no incluye {scopes}",
  notForTokens: "Los tokens de API no sirven para esto. Inicie sesión.",
  needsScope:
    "Este token de API no permite hacer esto. Cree en la administración uno con el permiso {scope}.",
};

export const tokenFields = {
  scopes: "Elija qué permite el token",
  name: "El token necesita un nombre, por ejemplo el del programa que lo usa",
  scopeTwice: "Indique cada permiso una sola vez",
};

export const uploadErrors = {
  tooLarge: "Elija un archivo de {max} MB como máximo.",
  confirmAddress:
    "Mientras no confirme su dirección, puede subir 10 archivos por hora. En su perfil puede pedir el enlace.",
  sendForm: "Envíe un formulario (Content-Type: multipart/form-data).",
  unreadableForm: "No se ha podido leer el formulario. Inténtelo de nuevo.",
  chooseFile: "Elija un archivo.",
  oneFile: "Envíe los archivos de uno en uno.",
  notNow: "Ahora mismo no se pueden leer imágenes. Inténtelo más tarde.",
  notOurs: "Suba aquí su logo: no se muestran imágenes de otras webs",
  unreadable: "Este archivo no es una imagen que se pueda usar. Elija un PNG, JPEG o WebP.",
  tooManyPixels: "Esta imagen tiene demasiados píxeles. Elija una de 16 megapíxeles como máximo.",
  cropOutside: "La parte que se muestra queda fuera de la imagen. Elija otra.",
  tooMuchWork: "Esta imagen es demasiado compleja. Elija un PNG, JPEG o WebP más pequeño.",
};

export const pictureErrors = {
  tooLargeFile: "Elija un archivo de 5 MB como máximo.",
  notUploaded: "No se ha podido subir la imagen. Inténtelo de nuevo.",
  unreadable: "Este archivo no es una imagen que se pueda usar. Elija un PNG, JPEG o WebP.",
  tooLarge: "Elija una imagen de 5 MB como máximo.",
};

/** Of requests that are not what the API expects. */
export const inputErrors = {
  missing: "Falta este dato",
  once: "Envíelo una sola vez",
  notText: "Debe ser un texto",
  notNumber: "Debe ser un número",
  notWhole: "Debe ser un número entero",
  notBoolean: "Debe ser verdadero o falso (true o false)",
  notList: "Debe ser una lista",
  notObject: "Debe ser un objeto",
  notThis: "Debe ser otra cosa",
  notValid: "No es válido",
  noField: "No hay ningún campo llamado {name}",
  known: "Valores posibles: {values}",
  tooBig: "Debe ser {max} como máximo",
  tooSmall: "Debe ser {min} como mínimo",
  tooManyIds: "Pida {max} {records} a la vez como máximo",
  notADate: "Indique fecha y hora, por ejemplo 2026-01-31T09:30:00Z",
  notAYear: "Indique un año, por ejemplo 2026",
  decimals:
    "{decimals, plural, =0 {Sin decimales} =2 {Como máximo dos decimales} other {Como máximo tres decimales}}",
};
