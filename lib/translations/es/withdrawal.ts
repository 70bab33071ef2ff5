export const withdrawal = {
  title: "Desistir de un contrato",
  intro:
    "Los consumidores pueden desistir de un pedido durante {days, plural, one {# día} other {# días}} desde el pago, sin indicar el motivo. No hace falta tener cuenta.",
  order: "Número de pedido",
  orderHint: "Figura en los correos sobre su pedido.",
  name: "Nombre y apellidos",
  email: "Correo electrónico",
  emailHint: "La dirección con la que hizo el pedido. Allí enviaremos el acuse de recibo.",
  next: "Continuar",
  checkFields: "Revise los campos marcados.",
  tooManyTries: "Demasiados intentos. Espere unos minutos o escríbanos.",
  didNotWork: "No ha funcionado. Inténtelo de nuevo o escríbanos.",
  confirmTitle: "Confirme su desistimiento",
  confirmIntro: "Revíselo y envíenoslo con el botón de abajo.",
  statement: "Desisto del contrato del pedido {order}.",
  confirm: "Confirmar desistimiento",
  change: "Modificarlo",
  nothingTyped: "Rellene primero el formulario.",
  toForm: "Ir al formulario",
  receivedTitle: "Hemos recibido su desistimiento",
  receivedText: "Le enviamos por correo un acuse de recibo con la fecha y la hora.",
  receivedHint:
    "Lo revisará una persona. Si el número y la dirección corresponden a un pedido, le devolveremos el dinero por el mismo medio de pago.",
  home: "Ir a la página de inicio",
};

export const withdrawalFields = {
  orderMissing: "Escriba el número del pedido, por ejemplo 1042. Figura en los correos sobre él.",
  nameMissing: "Escriba su nombre",
  nameOnly: "Escriba solo su nombre",
  emailMissing: "Escriba su correo electrónico",
};

/** Change `startConsentVersion` together with these words, which emails quote. */
export const startConsent = {
  text: "Empezar ahora: consiento expresamente en que la ejecución comience antes de que termine el plazo de desistimiento y sé que, en consecuencia, pierdo mi derecho de desistimiento.",
};
