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
