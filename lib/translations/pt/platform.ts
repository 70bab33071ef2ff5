/** Of requests of components to the server. */
export const connection = {
  unreachable: "Não foi possível falar com a loja. Verifique sua conexão e tente de novo.",
  unreadable: "Não foi possível ler a resposta da loja. Tente de novo.",
  unreadableAnswer: "Não foi possível ler o que a loja respondeu. Tente de novo.",
};

/** Errors that any part of the API may answer with. */
export const errors = {
  bug: "Algo deu errado. Se acontecer de novo, informe este código: {id}",
  manyAttempts: "Muitas tentativas. Espere um momento.",
  largeRequest: "Esta requisição tem mais de {kib} KiB.",
  unknownCountry: "Não existe o país “{typed}”. Você quis dizer {nearest}?",
  otherSite: "Esta requisição veio de outro site.",
  queueFull: "A loja está muito ocupada. Tente de novo daqui a pouco.",
  logIn: "Entre na sua conta.",
  nothingHere: "Não há nada neste endereço.",
  busy: "A loja está ocupada por um instante. Tente de novo.",
  unknownInvoice: "Esta fatura não existe.",
  sendJson: "Envie JSON (Content-Type: application/json).",
  notJson: "O corpo desta requisição não é um JSON válido.",
  unreadableBody: "Não foi possível ler o corpo desta requisição.",
  serviceDown: "{service} não está respondendo agora. Tente de novo em um minuto.",
  wrongMethod: "Este endereço não faz isso.",
  checkInput: "Confira o que você enviou.",
  onlyShop: "Só a própria loja pode fazer isso.",
  notYourRole: "Sua função não inclui isso. Quem é responsável pela loja pode mudá-la.",
  loggedOutAlready: "Este aparelho já está desconectado.",
  otherAccount: "Esta conta não é sua.",
  unknownEmail: "Não há nenhuma conta com este e-mail.",
  onlyOwner: "Só quem é responsável pela loja pode alterar uma conta do painel.",
  needsFactor:
    "O painel exige a verificação em duas etapas. Abra /admin em um navegador para configurá-la e depois entre com um código.",
  manyMeasurements: "Medições demais. Espere um momento.",
};

/** Of fields that several forms have. */
export const fieldErrors = {
  notText: "Precisa ser um texto",
  notStorable: "Este texto tem caracteres que não podem ser salvos",
  tooLong: "Use no máximo {max} caracteres",
  emailLong: "O e-mail pode ter no máximo {max} caracteres",
  emailLetters:
    "Use um e-mail só com letras de “a” a “z”, sem acentos: em outros não conseguimos entregar",
  emailFormat: "Digite um e-mail válido",
  invisible: "Remova os caracteres invisíveis, como quebras de linha",
  vatId: "Este não é um número de IVA, como DE123456789",
};

export const tokenErrors = {
  unknown: "Você não tem esse token.",
  tooMany: "Você tem {max} tokens. Revogue um que não usa mais.",
  refused:
    "Este token de API está errado, expirou ou foi revogado. Crie outro onde criou este: no seu perfil ou no painel.",
  notInRole: "Sua função não inclui {scopes}",
  notForTokens: "Tokens de API não servem para isso. Entre na sua conta.",
  needsScope: "Este token de API não permite isso. Crie no painel um com a permissão {scope}.",
};

export const tokenFields = {
  scopes: "Escolha o que o token pode fazer",
  name: "Um token precisa de um nome, por exemplo o do programa que o usa",
  scopeTwice: "Informe cada permissão uma vez só",
};

export const uploadErrors = {
  tooLarge: "Escolha um arquivo de no máximo {max} MB.",
  confirmAddress:
    "Enquanto seu e-mail não está confirmado, você pode enviar 10 arquivos por hora. Peça o link no seu perfil.",
  sendForm: "Envie um formulário (Content-Type: multipart/form-data).",
  unreadableForm: "Não foi possível ler o formulário.",
  chooseFile: "Escolha um arquivo.",
  oneFile: "Envie um arquivo por vez.",
  notNow: "Não é possível ler imagens agora. Tente de novo mais tarde.",
  notOurs: "Envie seu logo aqui: imagens de outros sites não são exibidas",
  unreadable: "Este arquivo não é uma imagem que possamos usar. Escolha um PNG, JPEG ou WebP.",
  tooManyPixels: "Esta imagem tem pixels demais. Escolha uma de no máximo 16 megapixels.",
  cropOutside: "A parte exibida fica fora da imagem.",
  tooMuchWork:
    "Esta imagem é pesada demais para ser processada. Escolha um PNG, JPEG ou WebP menor.",
};

export const pictureErrors = {
  tooLargeFile: "Escolha um arquivo de no máximo 5 MB.",
  notUploaded: "Não foi possível enviar a imagem. Tente de novo.",
  unreadable: "Este arquivo não é uma imagem que possamos usar. Escolha um PNG, JPEG ou WebP.",
  tooLarge: "Escolha uma imagem de no máximo 5 MB.",
};

/** Of requests that are not what the API expects. */
export const inputErrors = {
  missing: "Está faltando",
  once: "Envie uma vez só",
  notText: "Precisa ser um texto",
  notNumber: "Precisa ser um número",
  notWhole: "Precisa ser um número inteiro",
  notBoolean: "Precisa ser true ou false",
  notList: "Precisa ser uma lista",
  notObject: "Precisa ser um objeto",
  notThis: "Precisa ser outra coisa",
  notValid: "Não é válido",
  noField: "Não existe um campo chamado {name}",
  known: "Valores conhecidos: {values}",
  tooBig: "Pode ser no máximo {max}",
  tooSmall: "Precisa ser no mínimo {min}",
  tooManyIds: "Peça no máximo {max} {records} de uma vez",
  notADate: "Informe data e hora, por exemplo 2026-01-31T09:30:00Z",
  notAYear: "Informe um ano, por exemplo 2026",
  decimals:
    "{decimals, plural, =0 {Sem casas decimais} =2 {No máximo duas casas decimais} other {No máximo três casas decimais}}",
};
