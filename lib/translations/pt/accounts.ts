export const account = {
  caption: "Uma conta para tudo",
  login: "Entrar",
  register: "Criar conta",
  email: "E-mail",
  password: "Senha",
  success: "Tudo certo",
  backToHome: "Voltar ao início",
  backToLogin: "Voltar ao login",
  needsScript: "Este formulário precisa de JavaScript: ative-o ou recarregue a página.",
  loading: "Carregando",
};

export const login = {
  intro: "Que bom ver você de novo. Seu carrinho e suas cores estão onde você deixou.",
  isNew: "Primeira vez aqui?",
  signingIn: "Entrando…",
  code: "Código",
  codeHint:
    "Está no seu app autenticador. Sem o app, digite um código de recuperação; sem os dois, escreva para nós.",
  withPasskey: "Entrar com chave de acesso",
  waitingForPasskey: "Seu navegador está pedindo a chave de acesso…",
  confirmSent:
    "Enviamos um link para o seu e-mail: abra-o quando quiser para confirmar seu endereço. Você já pode entrar.",
};

export const identityLogin = {
  or: "ou",
  signInWith: "Entrar com…",
  tookTooLong: "O login demorou demais. Tente de novo.",
  waiting: "Continue na janela pequena.",
  leaving: "Seu navegador bloqueou a janela pequena. Um momento: esta página leva você ao login.",
  finishing: "Entrando na sua conta…",
  code: "Sua conta também pede um código.",
  closed: "A janela pequena foi fechada antes de você entrar.",
};

export const popup = {
  pageTitle: "Entrar",
  opening: "Abrindo {provider}",
  redirecting: "Um momento, vamos levar você à página de login.",
  backToShop: "Voltar à loja",
  closes: "Esta janela se fecha sozinha. Você também pode fechá-la agora.",
};

export const register = {
  intro: "Com uma conta, seu carrinho, suas cores e suas compras ficam em um só lugar.",
  hasAccount: "Já tem conta?",
  name: "Nome",
  nameHint: "O nome que seus clientes veem. A razão social nós pedimos só na hora do pagamento.",
  keepsBrand:
    "Suas prévias continuam com o nome “{name}”. A razão social nós pedimos só na hora do pagamento.",
  creating: "Criando sua conta…",
  created: "Conta criada!",
};

export const newPassword = {
  confirm: "Confirme a senha",
  rules: "Regras da senha",
  met: "cumprida",
  notMet: "falta",
  rulesMet: "{met, number} de {all, number} regras da senha cumpridas",
};

/** The rules of a new password, as its form lists them. */
export const passwordRules = {
  uppercase: "Uma letra maiúscula",
  lowercase: "Uma letra minúscula",
  length: "De 8 a 30 caracteres",
  number: "Pelo menos um número",
  special: "Um caractere especial",
};

export const reset = {
  title: "Redefinir senha",
  intro: "Escolha uma nova senha. É com ela que você vai entrar em todos os aparelhos.",
  newPassword: "Nova senha",
  reset: "Redefinir senha",
  saving: "Salvando…",
  updated: "Senha redefinida.",
  noLink: "Abra o link que está no e-mail que enviamos, ou peça um novo.",
};

export const forgot = {
  forgotPassword: "Esqueceu a senha?",
  title: "Esqueci a senha",
  description: "Enviamos um link para você escolher uma nova senha.",
  send: "Enviar link",
  sending: "Enviando…",
  notSent: "Não foi possível enviar o link. Confira o e-mail digitado ou tente de novo mais tarde.",
  sent: "Confira seu e-mail. Você vai receber um link para criar uma nova senha.",
};

export const profile = {
  title: "Perfil",
  partsLabel: "Partes do seu perfil",
  company: "Empresa",
  security: "Segurança",
  data: "Seus dados",
  logoOf: "Logo de {company}",
  defaultLogo: "Logo padrão",
  noAbout: "Ainda não há uma descrição",
  backOffice: "Abrir o painel",
  saving: "Salvando…",
  success: "Tudo certo",
  isUpdated: "Os dados do seu perfil foram atualizados",
};

export const company = {
  title: "Sua empresa",
  name: "Nome da empresa",
  about: "Sobre a empresa",
  aboutHint: "Escreva algumas frases sobre a sua empresa.",
  language: "Idioma",
  languageHint: "O dos e-mails e documentos que enviamos a você.",
  save: "Salvar alterações",
};

export const logo = {
  yourLogo: "Seu logo",
  upload: "Enviar imagem",
  uploading: "Enviando…",
  limits: "PNG, JPEG ou WebP. Fotos grandes são reduzidas.",
  notSaved: "Ainda não foi salvo: para ficar com ele, salve as alterações.",
  updating: "Atualizando o logo",
  pleaseWait: "Aguarde enquanto atualizamos seu logo",
  failed: "Não foi possível carregar a imagem",
  tryAgain: "Tente de novo.",
};

export const invoice = {
  title: "Para suas faturas",
  intro: "Ao finalizar a compra, estes dados já vêm preenchidos.",
  firstName: "Nome",
  lastName: "Sobrenome",
  legalName: "Razão social",
  legalNameHint: "O nome da empresa nas faturas, se for diferente do que está acima.",
  issuedStay:
    "Salvo para seus próximos pedidos. As faturas já emitidas não mudam; se houver um erro em alguma, escreva para nós na página “Compras”.",
  street: "Rua e número",
  street2: "Complemento",
  region: "Região",
  regionHint: "Estado, província ou condado, se fizer parte do endereço.",
  zipCode: "CEP",
  city: "Cidade",
  country: "País",
  vatId: "Nº de IVA (VAT)",
  vatIdHint: "Se a sua empresa tiver um.",
  fill: "Usar o que você nos contou",
  filled: "Preenchido com seus dados. Confira antes de salvar.",
  save: "Salvar dados",
};

export const brand = {
  title: "Sua marca",
  intro: "Todas as prévias mostram seu logo, seu nome e estas cores.",
  preview: "Um modelo nas suas cores",
  change: "Alterar as cores em uma prévia",
  opensInNewTab: "(abre em nova aba)",
};

export const data = {
  title: "Seus dados",
  intro: "Tudo o que guardamos sobre você é seu: baixe uma cópia ou peça a exclusão.",
};

export const dataExport = {
  label: "Uma cópia dos seus dados",
  what: "Um arquivo zip com sua conta, pedidos, faturas, rascunhos, imagens, sites e mensagens.",
  ask: "Preparar meus dados",
  askAgain: "Preparar de novo",
  preparing: "Estamos preparando tudo e vamos enviar um link por e-mail. Leva alguns minutos.",
  ready: "Pronto. O link que enviamos por e-mail vale até {until}.",
};

/** The file README.txt of the copy of one's data. */
export const exportReadme = {
  title: "Tudo o que {shop} tem sobre você.",
  account:
    "Sua conta: endereço de e-mail, empresa, endereço de cobrança, cores, acessos, contas vinculadas, chaves de acesso, sua função e seus tokens de API, se você quer e-mails sobre rascunhos",
  cart: "Seu carrinho",
  saved: "Os modelos que você salvou e os últimos que viu",
  orders: "Seus pedidos com os pagamentos",
  invoices: "Suas faturas em PDF",
  reviews: "Suas avaliações",
  emails: "Quais e-mails enviamos a você. O conteúdo é excluído depois do envio",
  activity: "O que foi feito com a sua conta, e de onde",
  contact: "O que foi enviado para nós a partir do seu e-mail",
  messages: "As mensagens entre você e a loja",
  facts: "O que você nos contou sobre as suas empresas",
  drafts: "Todas as versões guardadas do que você escreveu nos modelos",
  shared: "Cópias de rascunhos que você compartilha",
  pictures: "Suas imagens, na maior largura guardada",
  logos: "Seus logos",
  sites: "Seus sites: configurações, versões, domínios, visitas e as mensagens dos visitantes",
  notInHere:
    "Não está aqui: sua senha, que não temos (só um hash dela), a chave do seu app autenticador\ne os hashes de links, cookies, tokens de API e códigos de recuperação.",
};

export const deletion = {
  label: "Excluir a conta",
  what: "Seus sites saem do ar e excluímos tudo o que a lei não nos obriga a guardar. Você tem duas semanas para mudar de ideia.",
  whatWeKeep: "O que guardamos, e por quanto tempo",
  ask: "Excluir minha conta",
  dialogTitle: "Excluir sua conta?",
  dialogText:
    "Durante {days, number} dias nada acontece, e você ainda pode cancelar. Depois seus sites saem do ar, e sua conta, seus rascunhos, imagens e mensagens são excluídos de vez. As faturas ficam guardadas pelo tempo que a lei exige.",
  noPassword: "Você entra sem senha, por isso enviamos um link por e-mail para confirmar.",
  submit: "Excluir minha conta",
  submitLink: "Enviar o link",
  submitting: "Um momento…",
  linkSent: "Enviado. Confira sua caixa de entrada: o link vale por um dia.",
  kept: "Sua conta foi mantida.",
};

/** The banner on every page of a customer whose account will be deleted. */
export const leaving = {
  label: "Exclusão da sua conta",
  leaving: "Sua conta será excluída em {date}.",
  keep: "Manter minha conta",
  failed: "Não deu certo. Tente de novo.",
};

export const exportLink = {
  title: "Seus dados",
  intro:
    "Um arquivo zip com tudo o que guardamos sobre você. Guarde-o em um lugar que só você possa acessar.",
  action: "Baixar",
  busy: "Baixando…",
  done: "Pronto: está nos seus downloads.",
  noLink: "Abra o link que está no e-mail que enviamos. Você pode pedir seus dados no perfil.",
};

export const deletionLink = {
  title: "Excluir sua conta",
  intro: "Um clique e sua conta será excluída em duas semanas. Até lá, você pode cancelar.",
  action: "Excluir minha conta",
  busy: "Um momento…",
  noLink: "Abra o link que está no e-mail que enviamos. Você pode pedir um novo no perfil.",
};

export const confirm = {
  title: "Confirme seu e-mail",
  intro: "Com um clique, você confirma que nossos e-mails chegam até você.",
  action: "Confirmar",
  busy: "Confirmando…",
  verified: "Obrigado. {email} está confirmado.",
  half: "Obrigado. Agora abra também o link que enviamos ao outro e-mail; depois disso, seu e-mail será {email}.",
  changed: "Pronto. A partir de agora seu e-mail é {email}.",
  back: "Voltar para onde você estava",
  noLink: "Abra o link que está no e-mail que enviamos. Você pode pedir um novo no perfil.",
};

/** Texts that all pages of emailed links share. */
export const link = {
  signInFirst:
    "Entre primeiro na conta para a qual o e-mail foi enviado. Depois continue nesta página.",
  signIn: "Entrar",
  signedInAs: "Você entrou como {email}.",
  toProfile: "Ir para o perfil",
};

export const notMe = {
  title: "Não foi você?",
  intro:
    "Então proteja sua conta: todos os aparelhos são desconectados, a senha atual deixa de valer e você escolhe uma nova.",
  close: "Proteger minha conta",
  closing: "Protegendo…",
  noLink: "Abra o link que está no e-mail que enviamos.",
  putBack:
    "Ninguém mais tem acesso à sua conta. Estas configurações dos seus sites tinham sido alteradas depois daquele e-mail, e nós as deixamos como eram antes:",
  ofSite: "{template}: {settings}",
  choosePassword: "Escolher uma nova senha",
};

export const security = {
  title: "Login",
  intro: "Como você entra, e em quais aparelhos sua conta está aberta.",
  cancel: "Cancelar",
};

export const proof = {
  password: "Sua senha",
  code: "Código do app ou de recuperação",
  busy: "Um momento…",
};

export const keepTokens = {
  keep: "{count, plural, one {Manter meu token de API. Sem isso, o programa que o usa perde o acesso.} other {Manter meus # tokens de API. Sem isso, os programas que os usam perdem o acesso.}}",
};

export const email = {
  label: "E-mail",
  verified: "Confirmado",
  unverified: "Não confirmado",
  why: "Confirme para receber as mensagens dos seus sites e poder enviar quantas imagens precisar.",
  change: "Alterar e-mail",
  dialogTitle: "Alterar seu e-mail",
  confirmBoth:
    "Enviamos um link ao e-mail atual e outro ao novo. Quando você confirmar nos dois, a alteração é feita.",
  confirmNew: "Enviamos um link ao novo e-mail. Quando você confirmar por lá, a alteração é feita.",
  newEmail: "Novo e-mail",
  sendLinks: "Enviar os links",
  sendLink: "Enviar o link",
  pending: "Alteração para {email}:",
  isConfirmed: "{email}: confirmado",
  isAwaited: "{email}: falta confirmar",
  keep: "Manter o e-mail atual",
};

/** The button that sends the link which confirms an address. */
export const sendLink = {
  send: "Enviar o link",
  sending: "Enviando…",
  sent: "Enviado. Confira sua caixa de entrada: o link vale por um dia.",
};

export const password = {
  label: "Senha",
  isSet: "Definida. Só você a conhece.",
  none: "Você entra sem senha.",
  change: "Alterar senha",
  choose: "Enviar link para criar senha",
  linkSent: "Enviado. Confira sua caixa de entrada: o link vale por uma hora.",
  dialogTitle: "Alterar sua senha",
  dialogText: "Seus outros aparelhos são desconectados.",
  currentPassword: "Senha atual",
  newPassword: "Nova senha",
  submit: "Alterar senha",
  submitting: "Alterando…",
  changed: "Sua senha foi alterada, e seus outros aparelhos foram desconectados.",
};

export const factor = {
  label: "Verificação em duas etapas",
  off: "Desativada. Você entra só com a senha.",
  on: "Ativada desde {date}. A cada login pedimos um código.",
  codesLeft:
    "{left, plural, one {Resta # código de recuperação} other {Restam # códigos de recuperação}}",
  turnOn: "Ativar",
  turnOff: "Desativar",
  renew: "Gerar novos códigos",
  setUpTitle: "Ativar a verificação em duas etapas",
  setUpText:
    "Você precisa de um app que mostre códigos, como o seu gerenciador de senhas. Seus outros aparelhos são desconectados.",
  next: "Avançar",
  scan: "Escaneie o código com o app, ou digite a chave nele.",
  qrCode: "QR code para o app autenticador",
  key: "Chave",
  code: "Código que o app mostra",
  confirm: "Ativar",
  codesTitle: "Seus códigos de recuperação",
  codesText:
    "Cada um serve para entrar uma vez, quando você estiver sem o app. Guarde-os em um lugar seguro: eles só aparecem agora.",
  allCodes: " todos os códigos de recuperação",
  done: "Já guardei",
  renewTitle: "Novos códigos de recuperação",
  renewText: "Os códigos atuais deixam de valer.",
  renewSubmit: "Mostrar novos códigos",
  offTitle: "Desativar a verificação em duas etapas?",
  offText:
    "Você passa a entrar só com a senha, e os códigos de recuperação deixam de valer. Seus outros aparelhos são desconectados.",
  offSubmit: "Desativar",
  busy: "Um momento…",
};

export const passkey = {
  label: "Chaves de acesso",
  none: "Nenhuma. Com uma chave de acesso você entra com a impressão digital, o rosto ou o PIN do aparelho, sem senha.",
  add: "Adicionar chave",
  addTitle: "Nova chave de acesso",
  addText:
    "Seu navegador vai perguntar onde salvá-la: neste aparelho, em outro ou em uma chave de segurança física. Seus outros aparelhos são desconectados.",
  name: "Nome",
  nameHint: "Para você reconhecê-la, por exemplo “Celular”.",
  make: "Criar",
  rename: "Renomear",
  renameTitle: "Renomear esta chave de acesso",
  save: "Salvar",
  remove: "Remover",
  removeTitle: "Remover “{name}”?",
  removeText:
    "Você não poderá mais entrar com ela, e seus outros aparelhos são desconectados. Exclua a chave também no seu aparelho.",
  removeYes: "Sim, remover",
  ofPasskey: " a chave de acesso {name}",
  notUsed: "Adicionada em {added}, ainda não usada",
  lastUsed: "Adicionada em {added}, último uso em {used}",
  busy: "Um momento…",
  inDoubt:
    "Está bloqueada porque alguém clicou em “Não fui eu” em um dos nossos e-mails. Para desbloquear, entre com a senha e depois use a chave uma vez.",
};

export const gate = {
  label: "Painel",
  title: "Só mais um passo",
  app: "O painel mostra dados pessoais de clientes, por isso só a senha não basta. Você precisa de um app que mostre códigos, como o seu gerenciador de senhas.",
  passkey:
    "O painel mostra dados pessoais de clientes, por isso só a senha não basta. Com uma chave de acesso você entra com a impressão digital, o rosto ou o PIN do aparelho.",
  ratherPasskey: "Usar uma chave de acesso",
  ratherApp: "Usar um app",
  proveApp: "Saia e entre de novo com um código do app.",
  provePasskey: "Sua conta tem uma chave de acesso, e ela não foi usada neste login.",
  lost: "Se ela se perdeu, quem é responsável pela loja pode removê-la: npm run reset-second-factor, no servidor.",
  usePasskey: "Usar chave de acesso",
  signOut: "Sair",
};

export const linkedAccounts = {
  label: "Contas vinculadas",
  linkedSince: "Vinculada desde {date}",
  unlink: "Desvincular",
  unlinkTitle: "Desvincular {provider}?",
  unlinkText:
    "Você não poderá mais entrar com essa conta, e seus outros aparelhos são desconectados. A conta em si continua existindo.",
  unlinkYes: "Sim, desvincular",
};

/** What a change of the profile was about, in the list of activities. */
export const profileFields = {
  name: "nome da empresa",
  logo: "logo",
  about: "descrição",
  legalName: "razão social",
  firstname: "nome",
  lastname: "sobrenome",
  street: "rua",
  street2: "complemento",
  region: "região",
  zipcode: "CEP",
  city: "cidade",
  country: "país",
  vatId: "nº de IVA (VAT)",
  language: "idioma",
};

export const activity = {
  title: "Atividade",
  intro: "O que aconteceu na sua conta recentemente, e de onde.",
  nothing: "Nada ainda.",
  earlier: "Mostrar anteriores",
  byGuest: "Alguém sem login",
  byShop: "Por nós",
};

export const session = {
  label: "Onde sua conta está aberta",
  unknownDevice: "Um aparelho desconhecido",
  thisDevice: "Este aparelho",
  lastUsed: "Último uso em {date}",
  openedAt: "Login em {date}",
  signOut: "Desconectar",
  ofDevice: " {device}, login em {date}",
  everywhere: "Sair de todos os aparelhos",
  confirmTitle: "Sair de todos os aparelhos?",
  confirmText: "Todos os seus aparelhos são desconectados na hora, inclusive este.",
  confirmYes: "Sim, sair de todos",
  done: "Você saiu de todos os aparelhos",
  doneText: "É preciso entrar de novo em cada aparelho, inclusive neste.",
  busy: "Um momento…",
  deviceOn: "{browser} no {system}",
};

export const program = {
  title: "Acesso para programas",
  intro:
    "Com um token, um programa (um assistente, por exemplo) pode ler seus dados. Ele não pode mudar nada.",
  address: "O programa se conecta a",
  label: "Tokens de API",
  none: "Nenhum programa tem acesso.",
  confirmFirst: "Confirme primeiro seu e-mail; depois você pode criar um token.",
  make: "Criar um token",
  name: "Nome",
  nameHint: "O programa que vai usá-lo, por exemplo “Meu assistente”.",
  days: "Validade em dias",
  mayRead: "Pode ler",
  orders: "Seus pedidos",
  sites: "Seus sites",
  submit: "Criar",
  busy: "Um momento…",
  madeTitle: "Seu token",
  madeText: "Copie agora para o programa: ele só aparece desta vez.",
  reads: "Lê {scopes}",
  ordersInList: "seus pedidos",
  sitesInList: "seus sites",
  never: "ainda não usado",
  lastUsed: "último uso em {when}",
  until: "vale até {day}",
  expired: "Expirado",
  revoked: "Revogado",
  revoke: "Revogar",
  ofToken: " o token {name}",
  revokeTitle: "Revogar “{name}”?",
  revokeText: "Os programas que o usam perdem o acesso na hora. Não é possível desfazer.",
};

export const madeToken = {
  usage: "O programa o envia em cada requisição, assim:",
  what: " o token de API",
  done: "Já guardei",
};

export const accountErrors = {
  notSent: "Não foi possível enviar. Confira o e-mail digitado ou tente de novo mais tarde",
  wrongLogin: "E-mail ou senha incorretos. Confira e tente de novo.",
  emailTaken: "Este e-mail já tem uma conta. Entre nela ou use outro.",
  linkUsed: "Este link não vale mais. Para escolher uma nova senha, use “Esqueceu a senha?”.",
  closed: "Esta conta está encerrada.",
  justChanged: "Sua conta acabou de ser alterada. Entre de novo.",
  loginUsed: "Este login já foi usado. Tente de novo.",
  pageOutdated: "Esta página está desatualizada. Tente de novo.",
  loginAgain: "Entre de novo na sua conta.",
  manyPasswords:
    "Houve tentativas de senha demais nesta conta. Use um navegador em que você já entrou antes, escolha uma nova senha em “Esqueceu a senha?” ou espere 15 minutos.",
  manyPasskeys: "Você já tem muitas chaves de acesso. Remova uma primeiro.",
  passkeyStored: "Esta chave de acesso já está salva.",
  passkeyUnchecked: "Não foi possível verificar esta chave de acesso. Tente de novo.",
  tookTooLong: "Demorou demais, ou foi iniciado em outro lugar. Tente de novo.",
  passkeyUnknown:
    "Esta chave de acesso não pertence a nenhuma conta daqui. Talvez tenha sido removida: entre com sua senha.",
  passkeyBlocked:
    "Esta chave de acesso está bloqueada porque alguém clicou em “Não fui eu” em um dos nossos e-mails. Entre primeiro com a senha e depois use a chave uma vez.",
  passkeyGone: "Você não tem mais essa chave de acesso.",
  passwordCommon:
    "Muita gente usa uma senha como esta, por isso é fácil de adivinhar. Escolha outra.",
  passwordPersonal: "Seu nome e seu e-mail são fáceis de adivinhar. Não os use na senha.",
  passwordOfShop: "Palavras desta loja são fáceis de adivinhar. Não as use na senha.",
  noAccount: "Esta conta não existe.",
  codesUnreadable:
    "Os códigos do seu app não podem ser verificados agora. Use um código de recuperação.",
  manyCodesHere:
    "Foram digitados códigos errados demais aqui. Espere 15 minutos ou use um navegador em que você já entrou antes.",
  manyCodesToday:
    "Hoje foram digitados códigos errados demais para esta conta: talvez alguém conheça sua senha. Use um código de recuperação, ou um navegador em que você já entrou antes, e escolha uma nova senha.",
  manyCodes: "Foram digitados códigos errados demais. Espere 15 minutos.",
  codeWrong:
    "Este código está errado ou já foi usado. Espere o próximo ou use um código de recuperação.",
  codeMissing: "Digite um código do seu app ou um código de recuperação",
  factorOff: "A verificação em duas etapas está desativada.",
  typeCode: "Digite o código que seu app autenticador mostra.",
  appCodeWrong: "Este código está errado ou já foi usado. Espere o próximo.",
  factorOn: "A verificação em duas etapas já está ativada.",
  beginAgain: "Comece de novo: não há nada a confirmar.",
  manyChanges:
    "Você já pediu várias alterações. Confira as duas caixas de entrada ou tente de novo em uma hora.",
  sameEmail: "Este já é o seu e-mail",
  noPassword: "Você ainda não tem senha. Peça um link para criar uma.",
  passwordChanged: "Sua senha acabou de ser alterada. Entre de novo.",
  linkExpired: "Este link expirou ou é de outra conta. Você pode pedir um novo no perfil.",
  addressUnusable: "Este e-mail não pode ser usado. Escolha outro.",
  addressTaken: "Agora outra conta usa seu e-mail. Escreva para {email}, e nós resolvemos.",
  noOtherWay:
    "Você não tem outra forma de entrar. Peça primeiro um link para criar uma senha; depois você pode remover esta.",
  unlinked: "Esta conta não está mais vinculada.",
  manyLinks:
    "Já enviamos vários links a você. Confira sua caixa de entrada, também o spam, ou tente de novo em uma hora.",
  confirmedAlready: "Seu e-mail já está confirmado.",
  manyOwnPasswords:
    "Houve tentativas de senha demais. Espere 15 minutos, ou saia e escolha uma nova em “Esqueceu a senha?”.",
  passwordWrong: "Esta não é a sua senha: confira e digite de novo",
  loginNotRecent:
    "Sua conta não tem senha que possamos pedir. Saia e entre de novo: depois você tem 15 minutos para fazer isto.",
  confirmFirst: "Confirme primeiro seu e-mail. Você pode pedir o link no perfil.",
};

export const passkeyErrors = {
  madeAlready: "Este aparelho já tem uma chave de acesso para a sua conta.",
  unusable: "Esta chave de acesso não pode ser usada aqui. Entre com sua senha.",
  notMade: "Nenhuma chave de acesso foi criada. Tente de novo.",
  notUsed: "Nenhuma chave de acesso foi usada. Tente de novo ou entre com sua senha.",
  unsupported: "Este navegador não pode usar chaves de acesso nesta loja.",
};

export const accountFields = {
  passkeyName: "Dê um nome à chave, por exemplo “Celular”",
  passwordsDiffer: "As duas senhas precisam ser iguais",
  emailMissing: "Digite seu e-mail",
  emailEmpty: "Digite seu e-mail",
  emailFormat: "Digite um e-mail válido",
  emailLong: "O e-mail pode ter no máximo 40 caracteres",
  passwordEmpty: "Digite sua senha",
  passwordRules:
    "Use de 8 a 30 caracteres, com uma letra maiúscula, uma minúscula, um número e um caractere especial",
  nameEmpty: "Digite um nome",
  nameLetters: "O nome só pode ter letras",
  nameLong: "O nome pode ter no máximo 20 caracteres",
  ownPassword: "Digite sua senha",
  noSwatch: "Esta não é uma cor da loja",
  code: "Digite o código",
  presentPassword: "Digite a senha que você usa agora",
};

/** Why a login at a provider failed. */
export const identityErrors = {
  cancelled: "Você cancelou o login.",
  unverified: "O serviço de login não verificou seu e-mail, por isso não podemos usá-lo.",
  noEmail: "O serviço de login não nos informou seu e-mail, e precisamos de um.",
  unusable:
    "Ainda não podemos usar o e-mail desta conta: é longo demais ou tem letras fora do intervalo de “a” a “z”, como as acentuadas. Use uma conta com outro e-mail.",
  unreachable: "O serviço de login não está respondendo. Tente de novo daqui a pouco.",
  failed: "O login não deu certo. Tente de novo.",
};

export const privacyErrors = {
  manyDeletions: "Você já pediu isto várias vezes. Tente de novo em uma hora.",
  ownerAccount:
    "O painel pertence a esta conta. Para mudar isso, informe outra em ADMIN_EMAIL, no servidor.",
  linkExpired: "Este link expirou ou é de outra conta. Você pode pedir um novo no perfil.",
  weeksOver: "O prazo de duas semanas terminou: sua conta está sendo excluída.",
  manyExports: "Você já pediu seus dados várias vezes hoje. Tente de novo amanhã.",
  exportLinkExpired:
    "Este link expirou ou é de outra conta. Você pode pedir seus dados de novo no perfil.",
  noAccount: "Esta conta não existe.",
};
