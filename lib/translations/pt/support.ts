export const contact = {
  title: "Fale conosco",
  description: "Toda mensagem é lida por uma pessoa, que responde por e-mail.",
  sent: "Mensagem enviada. Responderemos em breve por e-mail.",
  backToShop: "Voltar à loja",
  missing: "Preencha este campo",
  firstName: "Nome",
  lastName: "Sobrenome",
  company: "Empresa",
  email: "E-mail",
  message: "Mensagem",
  send: "Enviar mensagem",
  sending: "Enviando…",
};

export const contactErrors = {
  missing: "Preencha pelo menos o e-mail e a mensagem",
};

export const messageFields = {
  missing: "Escreva uma mensagem",
};

export const messageErrors = {
  unknown: "Esta mensagem não existe.",
  otherOrder: "Este pedido não é seu.",
  accountDeleted: "Quem fez este pedido excluiu a própria conta.",
};
