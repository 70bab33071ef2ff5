export const contact = {
  title: "Escríbanos",
  description: "Una persona lee cada mensaje y responde por correo electrónico.",
  sent: "Hemos recibido su mensaje. Le responderemos muy pronto.",
  backToShop: "Volver a la tienda",
  missing: "Rellene este campo",
  firstName: "Nombre",
  lastName: "Apellidos",
  company: "Empresa",
  email: "Correo electrónico",
  message: "Mensaje",
  send: "Enviar mensaje",
  sending: "Enviando…",
};

export const contactErrors = {
  missing: "Rellene al menos el correo electrónico y el mensaje",
};

export const messageFields = {
  missing: "Escriba un mensaje",
};

export const messageErrors = {
  unknown: "Este mensaje no existe.",
  otherOrder: "Este pedido no es suyo.",
  accountDeleted: "El cliente de este pedido ha eliminado su cuenta.",
};
