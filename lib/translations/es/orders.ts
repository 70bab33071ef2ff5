/** Every page loads these. */
export const cartButton = {
  add: "Añadir a la cesta",
  remove: "Quitar de la cesta",
  addAll: "Añadir las {count, number} a la cesta",
  ofPreset: "{label}: {preset}",
  addFor: "A la cesta por {price}",
  goToCart: "Ver la cesta",
  bought: "Comprada",
  added: "{count, plural, one {# plantilla añadida} other {# plantillas añadidas}} a la cesta",
  wasAdded: "{preset} se ha añadido a la cesta",
  wasRemoved: "{preset} se ha quitado de la cesta",
  alreadyInCart: "Esta plantilla ya está en la cesta",
};

/** Every page loads these, too. */
export const cartMerge = {
  title: "Sesión iniciada",
  merged: "Hemos unido esta cesta con la de su cuenta",
  leftOut:
    "Hemos unido esta cesta con la de su cuenta. Se ha quedado fuera, por no estar ya a la venta o haberse comprado antes: {names}.",
};

export const cart = {
  pageTitle: "Cesta",
  title: "Su cesta",
  loading: "Cargando",
  needsScript: "La cesta necesita JavaScript",
  needsScriptHint:
    "Actívelo para hacer el pedido o vuelva a cargar la página. Todo lo demás funciona sin él.",
  notLoaded: "No se ha podido cargar la cesta",
  notLoadedHint: "No se ha perdido nada: se la guardamos.",
  tryAgain: "Reintentar",
  empty: "Su cesta está vacía",
  emptyHint: "Puede probar cada plantilla con sus colores antes de decidirse.",
  browseAll: "Ver todas las plantillas",
  noLongerSold: "Quitado de la cesta por no estar ya a la venta: {presets}.",
  content: "{presets, plural, one {# plantilla} other {# plantillas}}",
  contentWithLicenses:
    "{presets, plural, one {# plantilla} other {# plantillas}}, {licenses, plural, one {# licencia} other {# licencias}}",
  remove: "Quitar",
  edit: "Editar textos e imágenes",
  editOf: " de {preset}",
  licenses: "Licencias",
  licensesOf: " de {preset}, una por cada web",
  licensesEach: "{count, plural, one {# licencia} other {# licencias}} a {price}",
};

export const cartSummary = {
  title: "Resumen",
  subtotal: "Subtotal, {content}",
  deployment: "Publicación",
  total: "Total",
  continue: "Continuar al pago",
  login: "Iniciar sesión",
  mustLogin: "Para continuar, inicie sesión",
  stayHere: "Quedarme aquí",
  isNew: "¿No tiene cuenta?",
  createAccount: "Crear una cuenta",
  without: "Sin publicación",
  withoutHint: "Recibe los archivos y los publica por su cuenta.",
  with: "Con publicación",
  withHint:
    "Por {price}, que se paga una sola vez, publicamos {count, plural, one {su web} other {sus webs}} en unos minutos. Después puede cambiar los textos, conectar su dominio, leer los mensajes de sus visitantes y ver cuántas visitas recibe.",
};

export const coupon = {
  label: "Cupón",
  apply: "Aplicar",
  remove: "Quitar",
  ofCoupon: " el cupón {code}",
  computing: "…",
};

export const anotherLicense = {
  add: "Licencia para otra web",
  of: ": {preset}",
};

export const cartOffer = {
  title: "Para su cesta",
  intro: "Todavía no está en su cesta ni se ha comprado.",
  missing:
    "{count, plural, one {Otra plantilla de este enlace ya no está} other {Otras # plantillas de este enlace ya no están}} a la venta.",
  total: "Total, {count, plural, one {# plantilla} other {# plantillas}}",
  look: "Ver plantilla",
  lookAt: " {preset}",
  needsScript: "La cesta necesita JavaScript: actívelo para añadirlas o vuelva a cargar la página.",
  nothing: "Nada de este enlace está a la venta",
  nothingHint:
    "Puede que el enlace sea antiguo o esté incompleto. Pida uno nuevo a quien se lo envió.",
  browseAll: "Ver todas las plantillas",
};

export const cartOfferButton = {
  add: "{count, plural, one {Añadir a mi cesta} other {Añadir las # a mi cesta}}",
  adding: "Un momento…",
};

/** What a buyer wants to know before paying. */
export const trust = {
  line: "Dispone de {days, plural, one {# día} other {# días}} para pedir el reembolso. Impuestos incluidos. Vendedor: {seller}. Cada licencia vale para una empresa o persona y una web.",
  license: "Leer la licencia",
};

export const checkout = {
  title: "Finalizar compra",
  intro: "Revise su pedido y elija cómo pagar.",
  changeCart: "Modificar la cesta",
  pay: "Pagar",
  loading: "Cargando su cesta",
  nothingToPay: "No hay nada que pagar",
  cartIsEmpty: "Su cesta está vacía.",
  waiting: "A la espera de su transferencia",
  waitingHint: "Su pedido está hecho. También le enviamos estos datos por correo.",
  browseAll: "Ver todas las plantillas",
};

export const orderSummary = {
  title: "Resumen del pedido",
  several: "{preset}, {licenses, plural, one {# licencia} other {# licencias}}",
  listPrice: "Plantillas",
  subtotal: "Subtotal",
  deployment: "Publicación",
  noDeployment: "Publicación (no elegida)",
  total: "Total",
};

/** Before PayPal's page, and after an order by bank transfer. */
export const payment = {
  title: "PayPal",
  text: "Un momento, le llevamos a la página de PayPal…",
  goNow: "Ir ahora",
  failed: "No se ha podido abrir la página de PayPal.",
  thankYou: "Gracias",
  detailsFollow: "Recibirá un correo con los datos de la cuenta bancaria",
  seePurchases: "Ver sus compras",
};

/** Explains that paying by PayPal replaces bank transfers that were not made yet. */
export const transferNotice = {
  waiting:
    "{names} {count, plural, one {está pendiente} other {están pendientes}} de su transferencia",
  replaces: "Si paga con PayPal, ya no hace falta la transferencia: no la haga, por favor.",
  backToCart:
    "Ese pedido queda cancelado y {names} {count, plural, one {vuelve} other {vuelven}} a su cesta.",
  forGood:
    "Si después sale de PayPal sin pagar, la transferencia sigue cancelada. Puede repetir el pedido cuando quiera.",
};

export const payDialog = {
  title: "Sus datos",
  description:
    "Para su factura de {total}. El NIF-IVA, su referencia y el piso o la puerta son opcionales.",
  descriptionOfPerson: "Para su factura de {total}. El piso o la puerta son opcionales.",
  companyName: "Nombre de la empresa",
  lastName: "Apellidos",
  firstName: "Nombre",
  street: "Calle y número",
  street2: "Piso, puerta, etc.",
  state: "Estado",
  province: "Provincia",
  county: "Condado",
  prefecture: "Prefectura",
  region: "Región",
  chooseCountry: "Elija una opción",
  unusualZipCode:
    "En {country}, un código postal es como {example}. Si el suyo es correcto, pulse otra vez el botón.",
  city: "Localidad",
  zipCode: "Código postal",
  country: "País",
  vatId: "NIF-IVA",
  buyerReference: "Su referencia",
  referenceHint: "Por ejemplo, un número de pedido.",
  unusualLeitwegId:
    "Las cifras de control no son las de un Leitweg-ID. Si su referencia es correcta, pulse otra vez el botón.",
  forBusiness: "Compro como empresa o profesional",
  incomplete: "Rellene primero sus datos.",
  paypal: "PayPal",
  bankTransfer: "Transferencia",
  buyWithPaypal: "Comprar y pagar con PayPal",
  buyByTransfer: "Comprar y pagar por transferencia",
  startLater:
    "Si no marca la casilla, la descarga y la publicación empezarán {days, plural, one {pasado # día} other {pasados # días}}, o cuando usted las inicie.",
  oneMoment: "Un momento…",
  paypalFailed:
    "No se ha podido abrir la ventana de PayPal. Este botón lleva a la página de PayPal.",
};

/** The links follow what names them, and the last two follow "See also:". */
export const termsLine = {
  accept: "Al hacer el pedido acepta las",
  terms: "condiciones",
  and: "y la",
  license: "licencia",
  also: "Consulte también:",
  refunds: "reembolsos",
  privacy: "privacidad",
  opensInNewTab: "(se abre en otra pestaña)",
};

/** How a payment ended, and what to do then. */
export const outcome = {
  pageTitle: "Pago",
  paid: "Pagado. ¡Gracias!",
  paidText: "Hemos recibido el pago y las plantillas ya son suyas.",
  paidHint: "El recibo y la factura le llegarán por correo.",
  pending: "PayPal aún está comprobando el pago",
  pendingText: "Su pedido está a salvo. PayPal todavía no ha liberado el pago.",
  pendingHint: "No tiene que hacer nada. Le escribiremos en cuanto llegue.",
  declined: "El pago se ha rechazado",
  declinedText:
    "PayPal no ha podido hacer el cargo en la tarjeta o la cuenta elegida. No se ha cobrado nada.",
  declinedHint:
    "Su cesta sigue como la dejó. Vuelva a pagar desde sus compras o elija la transferencia.",
  cancelled: "Pago cancelado",
  cancelledText: "Ha salido de PayPal antes de pagar. No se ha cobrado nada.",
  cancelledHint:
    "Su cesta sigue como la dejó. El pedido está también en sus compras, por si quiere pagarlo.",
  alreadyPaid: "Este pedido ya está pagado",
  alreadyPaidText: "El pago llegó antes. Solo se le ha cobrado una vez.",
  unknown: "Aún no sabemos si ha pagado",
  unknownText: "No hemos podido averiguar cómo acabó este pago. No se le cobrará dos veces.",
  unknownHint:
    "Seguimos preguntando a PayPal. Mire sus compras dentro de unos minutos o escríbanos.",
  seePurchases: "Ver sus compras",
  backToCart: "Volver a la cesta",
  talkToUs: "Escríbanos",
};

/** What comes after a payment. */
export const firstSteps = {
  title: "Su web, en dos pasos",
  write: "Escriba sus textos: haga clic en cualquier texto de la página para cambiarlo.",
  connect: "Conecte su dominio. Hasta entonces, su web tiene una dirección nuestra.",
  samples:
    "Su web se publica tal como la guardó: donde aún no ha escrito nada, se ven textos de ejemplo. Los buscadores no la muestran hasta que usted publique textos propios.",
  download: "Descárguela y súbala a su propio servidor.",
};

export const cartErrors = {
  notRemoved: "No se ha podido quitar la plantilla. Inténtelo de nuevo.",
  full: "En la cesta caben {max} plantillas como máximo. Quite antes una.",
  logIn: "Inicie sesión.",
};

export const orderFields = {
  cartOwner: "Indique de quién es esta cesta",
  presetNumber: "Indique la plantilla por su número",
  howManyLicenses: "Indique cuántas licencias",
  oneLicense: "Pida al menos una licencia",
  presetLicenses: "Pida a la vez {max} licencias de una plantilla como máximo",
  ownedLicenses: "Indique cuántas licencias tiene",
  manyLicenses: "Pida {max} licencias a la vez como máximo",
  presetList: "Envíe una lista de plantillas",
  onePreset: "Elija al menos una plantilla",
  manyPresets: "Envíe {max} plantillas a la vez como máximo",
  customer: "Indique quién hace el pedido",
  emptyCart: "Su cesta está vacía",
  manyOrdered: "Pida {max} plantillas a la vez como máximo",
  trueOrFalse: "Debe ser verdadero o falso (true o false)",
  reason: "Indique el motivo",
  refundReason: "Elija un motivo",
};

export const billingFields = {
  missing: "Rellene este campo",
  businessesOnly:
    "Vendemos solo a empresas y profesionales. Confirme que compra como empresa o profesional.",
};

export const orderErrors = {
  billingLacks: "En su dirección de facturación falta: {words}.",
  keyFormat: "Una Idempotency-Key tiene de 1 a 200 caracteres visibles.",
  keyUsed: "Esta Idempotency-Key ya se usó en otra petición.",
  noElectronicInvoice:
    "Esta factura no tiene desglose de impuestos, así que no hay factura electrónica.",
  unknownCreditNote: "Esta nota de abono no existe.",
  otherCreditNote: "Esta nota de abono no es suya.",
  noTerms: "De este pedido no se guardaron condiciones.",
  noInstruction: "De este pedido no se guardó información sobre el desistimiento.",
  byPaypal: "Un pedido con PayPal se cancela en la página de PayPal.",
  partOfTransfer:
    "Ha llegado una parte de su transferencia del pedido {orderId}. Escríbanos y se la devolveremos.",
  transferArrived:
    "Su transferencia del pedido {orderId} ha llegado: está pagado. Puede pedir un reembolso en sus compras.",
  noLicense: "No tiene esta licencia. Mire sus compras.",
  deployedBefore: "Ya ha comprado la publicación de {name}. Encontrará la web en sus compras.",
  pricesChanged: "Los precios han cambiado. Revise su cesta.",
  listedTwice: "Una plantilla está dos veces en este pedido. Revise su cesta.",
  notSold:
    "{count, plural, one {{names} ya no está a la venta} other {{names} ya no están a la venta}}. Revise su cesta.",
  unknownTemplate: "Una plantilla de este pedido no existe. Revise su cesta.",
  bought:
    "Ya ha comprado {names} en su pedido {orderId}. Lo encontrará en sus compras; quite de la cesta lo que ya tiene.",
  licensesChanged: "El número de licencias que tiene de {names} ha cambiado. Revise su cesta.",
  ordered:
    "Ya ha pedido {names} por transferencia en su pedido {orderId}. Pague con PayPal para sustituir ese pedido o espere a que llegue su transferencia.",
  partlyPaid:
    "Ha llegado una parte de su transferencia del pedido {orderId}. Transfiera el resto o escríbanos.",
  inProgress:
    "Un pago de {names} todavía está en curso, en su pedido {orderId}. Mire sus compras dentro de unos minutos.",
  replaced: "Otro pedido suyo acaba de sustituir a este. Mire sus compras antes de pagar.",
  waits:
    "Puede desistir de este pedido hasta el {lastDay}: la descarga y la publicación empiezan pasado ese día. Para empezar enseguida, pulse «Empezar ahora» en sus compras.",
  notWaiting: "Este pedido no tiene que esperar: ya puede descargar y publicar.",
  notOpen: "Este pedido está cerrado. Mire sus compras.",
  name: "nombre de la empresa",
  lastname: "apellidos",
  firstname: "nombre",
  city: "localidad",
  zipcode: "código postal",
  country: "país",
  otherInvoice: "Esta factura no es suya.",
};

export const refundErrors = {
  askedAlready: "Ya ha pedido un reembolso de este pedido.",
  onItsWay:
    "Un reembolso de este pedido está en camino. Podrá pedir otro en cuanto le haya llegado.",
  left: "Quedan {left} de {total}",
  noSuchTemplate: "El pedido {id} no tiene esta plantilla. {figures}.",
  taken: "{names}: ya se ha reembolsado o está en camino. {figures}.",
  taxFirst: "Devuelva primero el impuesto del pedido {id}: {tax}.",
  tooMuch: "{asked} es más de lo que se puede reembolsar. {figures}.",
  otherAmount: "El importe es {amount}, no {wished}. {figures}.",
  nothing: "El importe es {amount}: no hay nada que reembolsar.",
  noTax: "No hay que devolver ningún impuesto del pedido {id}.",
  otherTax: "El impuesto es {tax}, no {wished}.",
  refunded: "Ya se han reembolsado los {total} del pedido {id}.",
  underReview:
    "PayPal sigue revisando los {total} del pedido {id}. Reembólselos cuando hayan llegado.",
  undecided:
    "El pago del pedido {id} necesita antes una decisión: consta como pagado {none} de {total}.",
  notPaid: "El pedido {id} no está pagado: se puede reembolsar {none} de {total}.",
  refundedOrOnItsWay: "Los {total} del pedido {id} ya se han reembolsado o están en camino.",
  tooLate:
    "El reembolso se puede pedir en los {days} días siguientes al pago. Si ha pasado ese plazo, escríbanos.",
  someRefunded:
    "Algunas de estas plantillas ya se han reembolsado o no están en el pedido {id}. Revise su selección.",
};

export const orderChanges = {
  total: "El importe es ahora {now}; antes, {before}.",
  notSold: "Ya no está a la venta: {names}.",
};

/** Of addresses whose VAT cannot be known. */
export const addressErrors = {
  forcesPost:
    "Es una dirección de correo militar, que no indica en qué país está. Escriba una dirección civil",
  noPostCode:
    "«{zipcode}» no es un código postal de este país, donde el IVA depende de él. Compruebe el código postal y el país",
  otherPostCode:
    "{place} tiene otro código postal, y el IVA depende de él. Compruebe el código postal y la localidad",
};
