/** What several emails have. */
export const emailParts = {
  subtotal: "Subtotal",
  deployment: "Publicación",
  total: "Total",
  notAttached: "No se ha podido adjuntar el documento. Lo encontrará en sus compras.",
  purchases: "Sus compras",
};

/** The end of every notice about an account. */
export const notMeEmail = {
  text: "Si ha sido usted, no tiene que hacer nada. Si no, proteja su cuenta: cerraremos la sesión en todos los dispositivos y podrá elegir una contraseña nueva. El enlace funciona durante una semana.",
  notMe: "No he sido yo",
};

export const welcomeEmail = {
  subject: "Le damos la bienvenida a {shop}",
  preview: "Su cuenta está lista.",
  hello: "Hola, {name}:",
  text: "Su cuenta está lista. Inicie sesión con este correo electrónico y tendrá en un mismo sitio su cesta, sus compras y sus colores. Confirme que la dirección es suya para que le lleguen los mensajes de sus webs.",
  confirm: "Confirmar esta dirección",
  byMistake:
    "Si no ha creado usted esta cuenta, alguien escribió su dirección por error. No la confirme: no tiene que hacer nada.",
};

export const verifyEmailEmail = {
  subject: "Confirme su correo electrónico en {shop}",
  preview: "El enlace funciona una sola vez, durante un día.",
  title: "Confirme su correo electrónico",
  text: "Cuando lo confirme, los mensajes de sus webs le llegarán aquí y nadie más podrá usar esta dirección.",
  confirm: "Confirmar esta dirección",
  howLong:
    "El enlace funciona una sola vez, durante un día, en un navegador en el que haya iniciado sesión. Si no tiene cuenta con nosotros, no haga caso de este correo: sin su confirmación no ocurre nada.",
};

export const resetPasswordEmail = {
  subject: "Elija una contraseña nueva para {shop}",
  preview: "El enlace funciona una sola vez, durante una hora.",
  title: "Una contraseña nueva",
  text: "Alguien ha pedido una contraseña nueva para su cuenta. Si ha sido usted:",
  choose: "Elegir contraseña nueva",
  howLong:
    "El enlace funciona una sola vez, durante una hora. Si no ha sido usted, no haga caso de este correo: su contraseña sigue igual.",
};

export const passwordChangedEmail = {
  subject: "Su contraseña de {shop} ha cambiado",
  preview: "Se ha cerrado la sesión en los demás dispositivos.",
  title: "Su contraseña ha cambiado",
  text: "La contraseña de su cuenta acaba de cambiar y se ha cerrado la sesión en los demás dispositivos.",
};

/** To the present address. */
export const changeEmailFromEmail = {
  subject: "Confirme la nueva dirección de su cuenta de {shop}",
  preview: "Solo cambia si usted lo confirma.",
  title: "Una nueva dirección para su cuenta",
  text: "Su cuenta pasará a {email} cuando las dos direcciones lo hayan confirmado, en el plazo de un día.",
  confirm: "Confirmar el cambio",
  notYou:
    "Si no lo ha pedido usted, no lo confirme y cambie su contraseña: quien lo ha pedido la conoce.",
};

/** To the new one. */
export const changeEmailToEmail = {
  subject: "Confirme su nueva dirección en {shop}",
  preview: "El enlace funciona una sola vez, durante un día.",
  title: "Su nueva dirección",
  text: "Se ha pedido usar esta dirección para una cuenta. Si la cuenta es suya, confírmelo en un navegador en el que haya iniciado sesión.",
  confirm: "Confirmar esta dirección",
  howLong:
    "El enlace funciona una sola vez, durante un día. Si no tiene cuenta con nosotros, no haga caso de este correo: sin su confirmación no ocurre nada.",
};

/** To the previous address of the account. */
export const emailChangedEmail = {
  subject: "Su cuenta de {shop} tiene una nueva dirección",
  preview: "A partir de ahora es {email}.",
  title: "Su cuenta tiene una nueva dirección",
  text: "A partir de ahora, inicie sesión con {email}. Nuestros correos también le llegarán ahí.",
};

export const addressTakenEmail = {
  subject: "Ya tiene una cuenta en {shop}",
  preview: "Alguien ha intentado usar esta dirección para otra cuenta.",
  title: "Ya tiene una cuenta",
  text: "Alguien ha intentado usar esta dirección para otra cuenta. No es posible, porque usted ya tiene una cuenta aquí. Si ha sido usted, inicie sesión en ella.",
  login: "Iniciar sesión",
  notYou: "Si no ha sido usted, no tiene que hacer nada.",
};

export const newDeviceEmail = {
  subject: "Inicio de sesión en {shop} desde un dispositivo nuevo",
  unknown: "No sabemos qué dispositivo era.",
  title: "Un inicio de sesión nuevo",
  withDevice:
    "Alguien acaba de iniciar sesión en su cuenta con {device}. Es la primera vez que se usa ese navegador.",
  text: "Alguien acaba de iniciar sesión en su cuenta con un navegador que no se había usado antes.",
  place: "A juzgar por la conexión, fue desde este país: {country}.",
};

export const identityLinkedEmail = {
  subject: "Una nueva forma de iniciar sesión en {shop}",
  preview: "Ya puede iniciar sesión con {provider}.",
  title: "Una nueva forma de iniciar sesión",
  text: "Ahora también puede iniciar sesión en su cuenta con {provider}.",
};

export const identityUnlinkedEmail = {
  subject: "Se ha quitado una forma de iniciar sesión en {shop}",
  title: "Se ha quitado una forma de iniciar sesión",
  text: "Ya no puede iniciar sesión con {provider}.",
};

export const passkeyAddedEmail = {
  subject: "Su cuenta de {shop} tiene una nueva llave de acceso",
  preview: "Con ella puede iniciar sesión sin contraseña.",
  title: "Una nueva llave de acceso",
  text: "A partir de ahora puede iniciar sesión con la llave de acceso «{name}», sin contraseña.",
};

export const passkeyRemovedEmail = {
  subject: "Se ha quitado una llave de acceso de su cuenta de {shop}",
  preview: "Ya no puede iniciar sesión con ella.",
  title: "Se ha quitado una llave de acceso",
  text: "Ya no puede iniciar sesión con la llave de acceso «{name}».",
};

export const secondFactorOnEmail = {
  subject: "Verificación en dos pasos activada en su cuenta de {shop}",
  preview: "A partir de ahora, cada inicio de sesión pide un código.",
  title: "La verificación en dos pasos está activada",
  text: "A partir de ahora, cada inicio de sesión pide un código de su aplicación de autenticación o uno de sus códigos de recuperación. Se ha cerrado la sesión en sus demás dispositivos.",
};

export const secondFactorOffEmail = {
  subject: "Verificación en dos pasos desactivada en su cuenta de {shop}",
  preview: "Iniciar sesión ya no pide un código.",
  title: "La verificación en dos pasos está desactivada",
  text: "Se ha quitado su aplicación de autenticación y los códigos de recuperación han dejado de funcionar. En su perfil puede volver a activarla.",
};

export const codesRenewedEmail = {
  subject: "Su cuenta de {shop} tiene nuevos códigos de recuperación",
  preview: "Los anteriores han dejado de funcionar.",
  title: "Nuevos códigos de recuperación",
  text: "Su cuenta tiene nuevos códigos de recuperación. Los anteriores han dejado de funcionar.",
};

export const recoveryCodeUsedEmail = {
  subject: "Se ha usado un código de recuperación de su cuenta de {shop}",
  preview: "Se ha usado en lugar de su aplicación de autenticación.",
  title: "Se ha usado un código de recuperación",
  text: "Se ha usado un código de recuperación en lugar de su aplicación de autenticación. Ese código ya no sirve. Si le quedan pocos, en su perfil puede crear otros.",
};

export const codesGuessedEmail = {
  subject: "Códigos incorrectos en su cuenta de {shop}",
  preview: "Alguien conoce su contraseña, pero no sus códigos.",
  title: "Códigos incorrectos en su cuenta",
  text: "Alguien ha escrito su contraseña y después muchos códigos incorrectos. No ha podido entrar. Si no ha sido usted, esa persona conoce su contraseña: elija una nueva.",
};

export const apiTokenEmail = {
  subject: "Un nuevo token de API para su cuenta de {shop}",
  subjectOfStaff: "Un nuevo token de API para la administración de {shop}",
  preview: "Con él, un programa puede leer sus datos.",
  previewOfStaff: "Con él, un programa puede actuar en su nombre.",
  title: "Un nuevo token de API",
  text: "Se acaba de crear en su cuenta el token de API «{name}». Con él, un programa puede leer sus pedidos o sus webs, pero no cambiar nada.",
  textOfStaff:
    "Se acaba de crear en su cuenta el token de API «{name}». Con él, un programa puede actuar en la administración en su nombre.",
};

export const apiTokensEndedEmail = {
  subject: "Los tokens de API de su cuenta de {shop} ya no funcionan",
  preview: "Los programas que los usaban ya no tienen acceso.",
  title: "Sus tokens de API ya no funcionan",
  text: "Estos tokens de API dejaron de funcionar cuando se cerró la sesión de su cuenta en todos los dispositivos: {names}.",
  name: "«{name}»",
  next: "Los programas que los usaban ya no tienen acceso. Para los que aún necesite, cree tokens nuevos en su perfil o en la administración.",
};

export const exportReadyEmail = {
  subject: "Sus datos de {shop} están listos",
  preview:
    "El enlace funciona durante {hours, plural, one {# hora} other {# horas}}, en un navegador en el que haya iniciado sesión.",
  title: "Sus datos están listos",
  text: "Aquí tiene, como pidió, todo lo que guardamos sobre usted en un archivo zip. El enlace funciona durante {hours, plural, one {# hora} other {# horas}}, en un navegador en el que haya iniciado sesión.",
  download: "Descargar sus datos",
};

/** To an account without a password. */
export const confirmDeletionEmail = {
  subject: "¿Eliminar su cuenta de {shop}?",
  preview: "Solo se elimina si usted lo confirma.",
  title: "¿Eliminar su cuenta?",
  text: "Alguien con la sesión iniciada en su cuenta ha pedido eliminarla. Solo se elimina si usted lo confirma, en el plazo de un día, en un navegador en el que haya iniciado sesión.",
  deleteAccount: "Eliminar mi cuenta",
  notYou: "Si no lo ha pedido usted, no lo confirme y cierre todas las sesiones en su perfil.",
};

export const deletionAskedEmail = {
  subject: "Su cuenta de {shop} se eliminará",
  preview: "El {day}. Hasta entonces puede cambiar de opinión.",
  title: "Su cuenta se eliminará",
  text: "El {day}, sus webs dejarán de estar publicadas y eliminaremos su cuenta con sus borradores, imágenes y mensajes. Las facturas se conservan {years, plural, one {# año} other {# años}}, sin su correo electrónico, porque lo exige la legislación tributaria.",
};

export const deletionReminderEmail = {
  subject: "Su cuenta de {shop} se eliminará dentro de una semana",
  preview: "Se eliminará el {day}.",
  title: "Su cuenta se eliminará dentro de una semana",
  text: "Nos pidió que elimináramos su cuenta. Lo haremos el {day}: sus webs dejarán de estar publicadas y eliminaremos sus borradores, imágenes y mensajes.",
};

/** In the two emails before the deletion of an account. */
export const stillTimeEmail = {
  text: "Hasta entonces puede cambiar de opinión: inicie sesión y conserve su cuenta.",
  keep: "Conservar mi cuenta",
};

/** The last one to a customer. */
export const accountDeletedEmail = {
  subject: "Su cuenta de {shop} se ha eliminado",
  preview: "Gracias por haber confiado en nosotros.",
  title: "Su cuenta se ha eliminado",
  text: "Han pasado las dos semanas: sus webs ya no están publicadas y estamos eliminando sus datos, incluido este correo. Las facturas se conservan {years, plural, one {# año} other {# años}}, sin su correo electrónico, porque lo exige la legislación tributaria.",
  missing: "Si echa algo en falta, escríbanos a {email}.",
  whatWeKeep: "Qué conservamos y durante cuánto tiempo",
};

export const keptDraftEmail = {
  subject: "Su borrador de {template} le espera",
  preview: "Todo sigue donde lo dejó.",
  title: "Su borrador le espera",
  text: "Editó {template} por última vez el {day}. Todo sigue donde lo dejó, en todos sus dispositivos.",
  edit: "Seguir editando",
  why: "Recibe este correo porque lo pidió en «Sus borradores». Lo enviamos una sola vez por borrador, una semana después del último cambio, si aún no ha pedido la plantilla.",
  stop: "No recibir más correos como este",
};

/** What several emails about orders have. */
export const orderEmails = {
  seePurchases: "Ver sus compras",
  accountHolder: "Titular",
  bank: "Banco",
  account: "Cuenta",
  bic: "BIC",
  amount: "Importe",
  reference: "Concepto",
  keptUntil: "Le guardamos el pedido hasta el {day}.",
  onItsWay: "Si la transferencia ya está en camino, escríbanos a {email} y lo resolveremos.",
  canWithdraw:
    "Puede desistir de este pedido durante {days, plural, one {# día} other {# días}} desde el pago; la información va adjunta. Mientras tanto, la descarga y la publicación quedan en espera. Para empezar enseguida, pulse «Empezar ahora» en sus compras.",
  consented:
    "El {moment} dio su consentimiento: «{consent}» La información sobre el desistimiento va adjunta.",
};

export const bankDetailsEmail = {
  subject: "Cómo pagar su pedido {order}",
  preview: "Transfiera {total} con el concepto {reference}.",
  title: "Gracias por su pedido",
  text: "Haga una transferencia por este importe a la siguiente cuenta:",
  templatesAfter:
    "Indique el concepto en la transferencia: así sabremos de qué pedido es. Las plantillas serán suyas en cuanto llegue el dinero.",
  siteAfter:
    "Indique el concepto en la transferencia: así sabremos de qué pedido es. Publicaremos su web en cuanto llegue el dinero.",
  code: "O escanee con la aplicación de su banco el código QR adjunto: la transferencia se rellena sola.",
  ordered: "Esto es lo que ha pedido, con el número {order}:",
  terms: "Adjuntamos las condiciones de su pedido.",
};

export const transferReminderEmail = {
  subject: "Su pedido {order} está pendiente de pago",
  preview: "Se lo guardamos hasta el {day}.",
  restMissing: "Falta el resto del importe.",
  title: "Su pedido le espera",
  text: "Todavía no hemos recibido su transferencia. Si ya está en camino, no tiene que hacer nada.",
  textOfRest:
    "Todavía no hemos recibido el resto de su transferencia. Si ya está en camino, no tiene que hacer nada.",
};

export const transferExpiredEmail = {
  subject: "Su pedido {order} se ha cerrado",
  preview: "Su transferencia no ha llegado. No nos debe nada.",
  title: "Su pedido se ha cerrado",
  text: "Su transferencia no ha llegado, así que hemos cerrado el pedido. No nos debe nada y puede repetirlo cuando quiera.",
  toShop: "Volver a la tienda",
  ifPaid: "Si ya había pagado, escríbanos a {email} y lo resolveremos.",
};

export const transferCancelledEmail = {
  subject: "Su pedido {order} está cancelado",
  preview: "No haga la transferencia de {total}.",
  title: "Su pedido está cancelado",
  text: "Ha cancelado su pedido {order}. No haga la transferencia de {total} con el concepto {reference} y no tenga en cuenta nuestro correo sobre cómo pagarlo.",
  inCart: "Sus plantillas están de nuevo en la cesta.",
  toCart: "Ver la cesta",
};

export const transferReplacedEmail = {
  subject: "Ya no hace falta que pague su pedido {order}",
  preview: "Su pedido {newOrder} lo ha sustituido. No haga la transferencia de {total}.",
  title: "Otro pedido sustituye al suyo",
  text: "Su pedido {newOrder} con PayPal ha sustituido al pedido {order}. No haga la transferencia de {total} con el concepto {reference} y no tenga en cuenta nuestro correo sobre cómo pagarlo.",
};

export const vatIdUnknownEmail = {
  subject: "Pedido {order}: su NIF-IVA no consta",
  preview: "VIES no conoce {vatId}. El importe sigue siendo {total}.",
  title: "Su NIF-IVA no consta",
  text: "Cuando hizo el pedido, VIES, el servicio de la Unión Europea para los NIF-IVA, no respondió. Ahora dice que el NIF-IVA {vatId} no existe. Su pedido se mantiene y el importe sigue siendo {total}. La factura indicará que incluye {tax} de IVA.",
  correct:
    "Si hay un error en el NIF-IVA, corríjalo en su cuenta antes de hacer la transferencia, cancele el pedido en sus compras y vuelva a hacerlo.",
  ifPaid:
    "Si ya ha hecho la transferencia, envíe el NIF-IVA correcto a {email} y rectificaremos la factura.",
};

export const receiptEmail = {
  subject: "Recibo de su pedido {order}",
  preview: "Hemos recibido {total}. Las plantillas ya son suyas.",
  previewOfDeployment: "Hemos recibido {total}. Vamos a publicar su web.",
  title: "Pagado. ¡Gracias!",
  text: "Hemos recibido {total} por su pedido {order}. Adjuntamos la factura.",
  textWithTerms:
    "Hemos recibido {total} por su pedido {order}. Adjuntamos la factura y nuestras condiciones.",
  tooMuch: "Ha transferido {credit} de más: se lo devolvemos a la cuenta de origen.",
  replaces: "Sustituye a su transferencia {references}: ya no hace falta que la haga.",
  nextOnline:
    "Su web, en dos pasos: vaya a sus compras, escriba los textos y conecte después su dominio. Hasta entonces, cada web tiene una dirección nuestra. Le escribiremos en cuanto esté publicada.",
  nextDownload:
    "Su web, en dos pasos: vaya a sus compras, escriba los textos y descárguela después con sus colores y su logo.",
};

export const paymentDeclinedEmail = {
  subject: "El pago de su pedido {order} se ha rechazado",
  preview: "No se le ha cobrado nada.",
  title: "El pago se ha rechazado",
  text: "PayPal ha rechazado el pago. No se le ha cobrado nada.",
  next: "El pedido sigue en sus compras: allí puede pagarlo, también de otra forma. Su cesta está como la dejó.",
};

/** A part of a transfer has arrived. */
export const partPaymentEmail = {
  subject: "Faltan {rest} de su pedido {order}",
  preview: "Hemos recibido {received} de {total}.",
  title: "Ha llegado una parte",
  text: "Hemos recibido {received} de {total} por su pedido {order}. Transfiera el resto, {rest}, a esta cuenta. Las plantillas serán suyas en cuanto llegue.",
};

/** More has arrived for an order that was paid already. */
export const overpaidEmail = {
  subject: "Ha pagado de más por su pedido {order}",
  preview: "Le devolvemos {credit}.",
  title: "Ha pagado de más",
  text: "Ha llegado otra transferencia por su pedido {order}, que ya estaba pagado. Le devolvemos {credit} a la cuenta de origen.",
};

/** Money that was no payment of the order went back. */
export const creditReturnedEmail = {
  subject: "Le hemos devuelto {credit} de su pedido {order}",
  preview: "El dinero está en camino a su cuenta.",
  title: "Le hemos devuelto el dinero",
  text: "Hemos devuelto {credit} a la cuenta desde la que hizo la transferencia {reference}.",
};

/** The order was marked as paid by mistake; another one waits for the money. */
export const paymentTakenBackEmail = {
  subject: "Su pedido {order} aún no está pagado",
  preview: "Lo habíamos marcado como pagado por error. Lo sustituye su pedido {newOrder}.",
  title: "Nos hemos equivocado",
  text: "Habíamos marcado su pedido {order} como pagado, pero la transferencia no ha llegado. La nota de abono adjunta anula la factura, y su pedido {newOrder} sustituye al anterior por el mismo precio.",
  next: "Haga una transferencia por este importe a esta cuenta. Si ya está en camino, no tiene que hacer nada.",
};

export const invoiceCorrectedEmail = {
  subject: "Factura rectificativa de su pedido {order}",
  preview: "Sustituye a la factura {replaced}.",
  title: "Su factura rectificativa",
  text: "Adjuntamos la factura rectificativa de su pedido {order}. Sustituye a la factura {replaced}: conserve las dos para su contabilidad.",
  samePrice: "Lo que ha pagado no cambia.",
};

export const refundedEmail = {
  subject: "Reembolso de su pedido {order}",
  preview: "Hemos devuelto {amount}.",
  title: "Su reembolso",
  text: "Hemos devuelto {amount} de su pedido {order}. Adjuntamos la nota de abono.",
  byPaypal: "Con PayPal, transacción",
  byTransfer: "Por transferencia, concepto",
  licenses:
    "{count, plural, one {La licencia de {names} ha terminado. Puede volver a comprarla cuando quiera.} other {Las licencias de {names} han terminado. Puede volver a comprarlas cuando quiera.}}",
  site: "Su web seguirá publicada {days, plural, one {# día más} other {# días más}}.",
  sites:
    "{count, plural, one {Su web con {names} seguirá publicada} other {Sus webs con {names} seguirán publicadas}} {days, plural, one {# día más} other {# días más}}.",
};

export const refundDeclinedEmail = {
  subject: "Su solicitud de reembolso del pedido {order}",
  preview: "No podemos reembolsarlo.",
  title: "No podemos reembolsarlo",
  text: "Nos pidió un reembolso de su pedido {order}. Esta es nuestra respuesta:",
};

/** To a consumer who consented after the order. */
export const startedEmail = {
  subject: "Ya puede empezar con su pedido {order}",
  preview: "Puede descargar y publicar. Su derecho de desistimiento ha terminado.",
  title: "Ya puede empezar",
  text: "Para su pedido {order}, el {moment} dio este consentimiento:",
  consent: "«{consent}»",
  next: "Con ello ha terminado su derecho de desistimiento. Ya puede descargar y publicar.",
};

/** The receipt, the same whether there is such an order or not. */
export const withdrawalReceivedEmail = {
  subject: "Hemos recibido su desistimiento del pedido {order}",
  preview: "Recibido el {moment}.",
  title: "Hemos recibido su desistimiento",
  text: "Nos ha llegado lo siguiente a través del formulario de nuestra web:",
  statement: "«Desisto del contrato del pedido {order}».",
  order: "Pedido",
  name: "Nombre",
  email: "Correo electrónico",
  received: "Recibido",
  next: "Una persona lo revisará y le responderá por correo. Si el número y la dirección corresponden a un pedido, le devolveremos el dinero por el mismo medio de pago.",
  notYou: "Si no lo ha enviado usted, escríbanos a {email}.",
};

export const reviewHiddenEmail = {
  subject: "Hemos ocultado su opinión sobre {preset}",
  preview: "Ya no se muestra en la tienda.",
  title: "Hemos ocultado su opinión",
  text: "Su opinión sobre {preset} ya no se muestra en la tienda y sus estrellas ya no cuentan.",
  reason: "Motivo: {reason}",
  disagree: "Si no está de acuerdo, escríbanos a {email}: podemos volver a mostrarla.",
  toPurchases: "Ir a sus compras",
};

/** A message of the shop. A reply to the email is added to the thread. */
export const threadAnswerEmail = {
  answer: "Re: su mensaje",
  answerAboutOrder: "Re: pedido {order}",
  question: "Sobre su mensaje",
  questionAboutOrder: "Sobre el pedido {order}",
  toPurchases: "Ver todos los mensajes en sus compras",
  reply: "Se refiere al mensaje que nos envió. Para contestar, responda a este correo.",
  replyAboutOrder: "Se refiere al pedido {order}. Para contestar, responda a este correo.",
};

/** By `TakedownGround`. */
export const takedownGrounds = {
  law: "Infringe la ley",
  terms: "Infringe nuestras condiciones",
};

/** What several emails about reports and takedowns have. */
export const reportEmails = {
  number: "Número",
  site: "Web",
  reported: "Motivo de la denuncia",
  decisionBy: "Decisión, a más tardar",
  ground: "Fundamento",
  learned: "Cómo lo supimos",
  somebodyReported: "Alguien lo denunció",
  sawOurselves: "Lo vimos nosotros",
  decidedBy: "Lo ha decidido",
  person: "Una persona",
  reason: "Motivo: {reason}",
  disagree:
    "Lo ha decidido una persona. Si no está de acuerdo, escriba a {email} con el número de su denuncia y lo revisaremos de nuevo. También puede acudir a los tribunales.",
};

export const siteLiveEmail = {
  subject: "Su web está publicada: {template}",
  title: "Su web está publicada",
  text: "Su web con {template} está publicada.",
  open: "Abrir su web",
  notListed:
    "Los buscadores no la muestran hasta que publique sus propios textos. Escríbalos en el editor y publique después la web.",
  next: "Desde esta página puede publicar cambios en los textos, el logo y los colores, volver a una versión anterior o retirar la web:",
  toPage: "Página de su web",
};

export const siteTakenDownEmail = {
  subject: "Hemos retirado su web: {template}",
  title: "Hemos retirado su web",
  text: "Su web con {template} ya no está publicada en ninguna de sus direcciones.",
  disagree:
    "Si no está de acuerdo, puede reclamar en la página de su web, sin coste: una persona le responderá en un plazo de {days, plural, one {# día} other {# días}}. También puede acudir a los tribunales. Sus textos, imágenes y versiones se conservan.",
  object: "Reclamar contra esta decisión",
};

/** After a takedown. */
export const siteAllowedEmail = {
  subject: "Puede volver a publicar su web: {template}",
  subjectOnline: "Su web vuelve a estar publicada: {template}",
  preview: "La habíamos retirado y volvemos a permitirla.",
  title: "Puede volver a publicar su web",
  titleOnline: "Su web vuelve a estar publicada",
  text: "Habíamos retirado su web con {template}. Ya puede volver a publicarla cuando quiera.",
  textOnline: "Habíamos retirado su web con {template}. Vuelve a estar publicada, tal como estaba.",
  answer: "Nuestra respuesta a su reclamación: {answer}",
  toPurchases: "Ir a sus compras",
};

export const objectionDeclinedEmail = {
  subject: "Su web sigue retirada: {template}",
  title: "Su web sigue retirada",
  text: "Hemos revisado de nuevo su web con {template} y hemos leído su reclamación.",
  answer: "Nuestra respuesta: {answer}",
  court:
    "Lo ha decidido una persona. Puede acudir a los tribunales. Sus textos, imágenes y versiones se conservan.",
};

/** To the reporter, whose address nobody has confirmed. */
export const reportReceivedEmail = {
  subject: "Hemos recibido su denuncia {report}",
  preview: "La revisa una persona en un plazo de {days, plural, =1 {24 horas} other {# días}}.",
  title: "Hemos recibido su denuncia",
  text: "Hola, {name}: gracias por su denuncia. Esto es lo que nos ha llegado a través del formulario de nuestra web:",
  next: "Una persona revisará la web y decidirá si sigue publicada. Le enviaremos la decisión por correo. El titular de la web sabrá qué se ha decidido y por qué, pero no quién la ha denunciado.",
  notYou: "Si no ha enviado usted esta denuncia, escríbanos a {email}.",
};

export const reportDecidedEmail = {
  subject: "Nuestra decisión sobre su denuncia {report}",
  subjectOffline: "Hemos retirado la web de su denuncia {report}",
  title: "La web sigue publicada",
  titleOffline: "Hemos retirado la web",
};

/** To the reporter of a site that was taken down. */
export const reportRestoredEmail = {
  subject: "Hemos cambiado la decisión sobre su denuncia {report}",
  preview: "La web {host} puede volver a estar publicada.",
  title: "La web puede volver a publicarse",
  text: "Habíamos retirado la web. La hemos revisado de nuevo y volvemos a permitirla.",
};

export const draftTakenDownEmail = {
  subject: "Hemos desactivado un enlace que compartió: {template}",
  title: "Hemos desactivado un enlace que compartió",
  text: "Compartió con un enlace un borrador de {template}. El enlace ya no muestra sus textos. El borrador sigue en su cuenta.",
  disagree:
    "Si no está de acuerdo, escriba a {email}, sin coste: una persona le responderá en un plazo de {days, plural, one {# día} other {# días}}. También puede acudir a los tribunales.",
};

/** What a site was held for; the publication, or one of three changes. */
export const siteHeldEmail = {
  subject: "Estamos revisando su web: {template}",
  preview: "La revisa una persona, normalmente en un día laborable.",
  title: "Estamos revisando su web",
  publication:
    "Ha publicado su web con {template}. Algo en ella se parece a las webs que roban contraseñas o dinero, así que alguien de nuestro equipo la revisa antes de que la vean los visitantes, normalmente en un día laborable.",
  settings:
    "Ha pedido un cambio en los ajustes de su web con {template}. Con este cambio, algo en ella se parece a las webs que roban contraseñas o dinero, así que alguien de nuestro equipo la revisa antes, normalmente en un día laborable.",
  name: "Ha pedido otro nombre para la dirección de su web con {template}. Con este cambio, algo en ella se parece a las webs que roban contraseñas o dinero, así que alguien de nuestro equipo la revisa antes, normalmente en un día laborable.",
  domain:
    "Ha pedido conectar un dominio propio a su web con {template}. Con este cambio, algo en ella se parece a las webs que roban contraseñas o dinero, así que alguien de nuestro equipo la revisa antes, normalmente en un día laborable.",
  isOnline: "Hasta entonces, sus visitantes ven la versión anterior.",
  isOffline: "Hasta entonces, su web no está publicada.",
  noticed: "Esto es lo que nos ha llamado la atención:",
  reason: "• {reason}: «{evidence}»",
  next: "Casi siempre es un malentendido. Puede esperar nuestra decisión o cambiar estas palabras y volver a publicar: la versión nueva se revisa al momento.",
  stopped:
    "Lo que publique hasta entonces también esperará nuestra decisión. Si cree que nos equivocamos, escríbanos a {email}.",
  toSite: "Abrir la página de su web",
};

export const siteApprovedEmail = {
  subject: "Hemos aprobado su web: {template}",
  preview: "La hemos revisado y todo está bien. Gracias por esperar.",
  title: "Hemos aprobado su web",
  text: "Hemos revisado su web con {template} y la estamos publicando. Gracias por esperar.",
  textOfChange:
    "Hemos revisado el cambio de su web con {template} y lo hemos aprobado: ya puede hacerlo. Gracias por esperar.",
  toSite: "Abrir la página de su web",
};

export const siteRefusedEmail = {
  subject: "No hemos aprobado su web: {template}",
  title: "No lo hemos aprobado",
  text: "Hemos revisado su web con {template} y no la hemos publicado.",
  textOfChange: "Hemos revisado el cambio de su web con {template} y no lo hemos aplicado.",
  reason: "Motivo: {reason}",
  next: "Puede cambiar su web y volver a publicarla. Si cree que nos equivocamos, escríbanos a {email}.",
  toSite: "Abrir la página de su web",
};

export const domainProvedEmail = {
  subject: "Su web está ahora en {host}",
  title: "Su web está en {host}",
  text: "Sus registros DNS son correctos. La dirección que le dimos redirige allí.",
  button: "Abrir su web",
  next: "Deje los registros como están: los comprobamos una vez al día.",
};

export const domainFailingEmail = {
  subject: "Algo falla en {host}",
  title: "Compruebe los registros DNS de {host}",
  text: "Los registros DNS del dominio de su web han cambiado.",
  button: "Ver los registros",
  next: "Vuelva a configurarlos. Su web seguirá en ese dominio {days, plural, one {# día} other {# días}} más y continuará publicada en la dirección que le dimos.",
};

export const domainWithdrawnEmail = {
  subject: "{host} ya no está conectado a su web",
  title: "{host} ya no está conectado a su web",
  text: "Sus registros DNS ya no apuntan a su web.",
  button: "Ver los registros",
  next: "Su web está en la dirección que le dimos. Para conectar el dominio de nuevo, vuelva a configurar los registros y compruébelos en la página de su web.",
};

export const domainExpiredEmail = {
  subject: "Hemos dejado de comprobar {host}",
  title: "No hemos encontrado los registros de {host}",
  text: "Los hemos buscado durante {days, plural, one {# día} other {# días}}.",
  button: "Ver los registros",
  next: "Su web está en la dirección que le dimos. Cuando haya configurado los registros, compruébelos en la página de su web.",
};

/** A message of a site's visitor, by its kind. */
export const siteMessageEmail = {
  contact: "Un mensaje de {writer}",
  order: "Un pedido de {writer}",
  request: "Una solicitud de {writer}",
  text: "Se envió desde su web con {template}. Responda a este correo para escribir a {email}.",
  total: "Total",
  toInbox: "Todos sus mensajes",
};

export const webhookFailedEmail = {
  subject: "Su programa no ha aceptado un mensaje de su web",
  title: "Su programa no ha aceptado un mensaje",
  text: "Los mensajes de su web con {template} se envían a {address}. Durante más de un día hemos intentado enviar uno y ya hemos dejado de hacerlo. La última respuesta: {reason}",
  next: "No se ha perdido nada: todos los mensajes están en su bandeja. En los ajustes de su web puede ver cuáles no han llegado y, cuando haya arreglado el programa, enviar una prueba.",
  toSettings: "Ajustes de su web",
};

/** Where the site’s visitors, messages or payments go was changed. */
export const destinationsChangedEmail = {
  subject: "Se han cambiado los ajustes de su web con {template}",
  preview: "Sus visitas, mensajes o pagos van a otra dirección.",
  title: "Se han cambiado los ajustes de su web",
  text: "Las visitas, los mensajes o los pagos de su web con {template} van ahora a otro sitio:",
  change: "{name}\nAntes: {from}\nAhora: {to}",
  none: "sin indicar",
  putBack: "Con «No he sido yo» también dejaremos esto como estaba.",
};

/** Why a site is doubted, by `ScreeningRule`. */
export const screeningReasons = {
  listed: "Enlaza con una dirección que está en una lista de direcciones peligrosas",
  "disguised-name": "Escribe el nombre de una empresa conocida de modo que parezca otra palabra",
  "presents-as": "Su nombre o su título es el de una empresa o autoridad conocida",
  "presents-form":
    "Lleva el nombre de una empresa conocida y un formulario que pide algo poco habitual",
  "named-like": "Su nombre empieza como el de un banco o una autoridad",
  "brand-sign-in": "Ofrece iniciar sesión en una empresa conocida",
  "brand-address": "Una dirección antigua menciona a una empresa conocida y un inicio de sesión",
  "brand-name": "Su dirección lleva el nombre de una empresa conocida",
  "secret-field": "Un campo pide una contraseña, un código o un número de tarjeta",
  "secret-fields": "Varios campos piden contraseñas, códigos o números de tarjeta",
  "login-field": "Un campo pide un nombre de usuario",
  "brand-story":
    "Menciona a una empresa conocida junto a un cargo, un reembolso, una amenaza o una petición de datos secretos",
  "sign-in-page": "Ofrece iniciar sesión en una página propia",
  "secret-request": "Pide una contraseña, un código o un número de tarjeta",
  "wallet-secret": "Pide las palabras de recuperación o la clave de un monedero de criptomonedas",
  "bank-data": "Pide datos del banco o de la tarjeta",
  "account-threat": "Dice que una cuenta o un acceso se ha bloqueado o se va a perder",
  deadline: "Mete prisa",
  "verify-request": "Pide que se confirmen o se actualicen datos",
  intruder: "Habla de un pago o un inicio de sesión sospechoso o fallido",
  "parcel-fee": "Pide un pago por un paquete que, según dice, está pendiente",
  prize: "Habla de un premio por el que hay que pagar",
  "sure-profit": "Promete ganancias sin riesgo",
  "huge-profit": "Promete más ganancias de las que puede dar una inversión honrada",
  deposit: "Pide un depósito para obtener esas ganancias",
  "advance-money": "Pide dinero por adelantado a cambio de más dinero después",
  untraceable: "Quiere cobrar de un modo que nadie puede anular",
  "crypto-payment": "Quiere cobrar en criptomonedas",
  "wallet-address": "Indica la dirección de un monedero de criptomonedas",
  discretion: "Pide que el asunto se mantenga en secreto",
  law: "Amenaza con la policía o los tribunales",
  demand: "Exige un pago que, según dice, está vencido",
  refund: "Ofrece un reembolso o dinero por un importe exacto",
  "false-alarm": "Dice que el ordenador de quien lee está infectado y que hay que llamar",
  story: "Cuenta una historia habitual en las estafas",
  "link-label": "Un enlace muestra una dirección y lleva a otra",
  "link-brand": "La dirección de un enlace lleva el nombre de una empresa a la que no pertenece",
  "link-host":
    "Una dirección empieza como la de una empresa conocida o la menciona entre los parámetros",
  "link-disguised":
    "La dirección de un enlace tiene letras que se parecen a las de una empresa conocida",
  "link-number": "Un enlace lleva a una dirección hecha de números",
  "link-short": "Un enlace oculta su dirección tras otra acortada",
  "link-messenger": "Un enlace lleva a una aplicación de mensajería",
  "held-before": "En los últimos 30 días se retuvo otra cosa de esta cuenta y nadie la ha aprobado",
  "link-elsewhere": "Un enlace lleva a una dirección que no es la de la empresa del título",
};
