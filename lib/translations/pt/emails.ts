/** What several emails have. */
export const emailParts = {
  subtotal: "Subtotal",
  deployment: "Publicação",
  total: "Total",
  notAttached: "Não foi possível anexar o documento. Ele está nas suas compras.",
  purchases: "Suas compras",
};

/** The end of every notice about an account. */
export const notMeEmail = {
  text: "Se foi você, não precisa fazer nada. Se não foi, proteja sua conta: todos os aparelhos são desconectados, e você escolhe uma nova senha. O link vale por uma semana.",
  notMe: "Não fui eu",
};

export const welcomeEmail = {
  subject: "Boas-vindas à {shop}",
  preview: "Sua conta está pronta.",
  hello: "Olá, {name}!",
  text: "Sua conta está pronta. Entre com este e-mail para ter seu carrinho, suas compras e suas cores em um só lugar. Confirme que este e-mail é seu, para que as mensagens dos seus sites cheguem até você.",
  confirm: "Confirmar este e-mail",
  byMistake:
    "Se você não criou esta conta, alguém digitou seu e-mail por engano. Não confirme: você não precisa fazer nada.",
};

export const verifyEmailEmail = {
  subject: "Confirme seu e-mail na {shop}",
  preview: "O link vale por um dia e só pode ser usado uma vez.",
  title: "Confirme seu e-mail",
  text: "Depois da confirmação, as mensagens dos seus sites chegam a este e-mail, e nenhuma outra conta pode usá-lo.",
  confirm: "Confirmar este e-mail",
  howLong:
    "O link vale por um dia e só pode ser usado uma vez, no navegador em que sua conta está aberta. Se você não tem conta na loja, ignore este e-mail: sem a sua confirmação, nada acontece.",
};

export const resetPasswordEmail = {
  subject: "Escolha uma nova senha na {shop}",
  preview: "O link vale por uma hora e só pode ser usado uma vez.",
  title: "Uma nova senha",
  text: "Alguém pediu uma nova senha para a sua conta. Se foi você:",
  choose: "Escolher nova senha",
  howLong:
    "O link vale por uma hora e só pode ser usado uma vez. Se não foi você, ignore este e-mail: sua senha continua a mesma.",
};

export const passwordChangedEmail = {
  subject: "Sua senha da {shop} foi alterada",
  preview: "Todos os outros aparelhos foram desconectados.",
  title: "Sua senha foi alterada",
  text: "A senha da sua conta acabou de ser alterada, e todos os outros aparelhos foram desconectados.",
};

/** To the present address. */
export const changeEmailFromEmail = {
  subject: "Confirme o novo e-mail da sua conta na {shop}",
  preview: "Seu e-mail só muda se você confirmar.",
  title: "Um novo e-mail para sua conta",
  text: "O e-mail da sua conta passa a ser {email} se você confirmar nos dois endereços em até um dia.",
  confirm: "Confirmar a alteração",
  notYou:
    "Se não foi você que pediu, não confirme e altere sua senha: quem fez o pedido sabe qual é.",
};

/** To the new one. */
export const changeEmailToEmail = {
  subject: "Confirme seu novo e-mail na {shop}",
  preview: "O link vale por um dia e só pode ser usado uma vez.",
  title: "Seu novo e-mail",
  text: "Este vai ser o novo e-mail de uma conta. Se a conta é sua, confirme no navegador em que ela está aberta.",
  confirm: "Confirmar este e-mail",
  howLong:
    "O link vale por um dia e só pode ser usado uma vez. Se você não tem conta na loja, ignore este e-mail: sem a sua confirmação, nada acontece.",
};

/** To the previous address of the account. */
export const emailChangedEmail = {
  subject: "Sua conta na {shop} tem um novo e-mail",
  preview: "A partir de agora é {email}.",
  title: "Sua conta tem um novo e-mail",
  text: "A partir de agora você entra com {email}, e nossos e-mails vão para lá.",
};

export const addressTakenEmail = {
  subject: "Você já tem uma conta na {shop}",
  preview: "Alguém tentou usar este e-mail em outra conta.",
  title: "Você já tem uma conta",
  text: "Alguém tentou usar este e-mail em outra conta. Isso não é possível: você já tem uma conta aqui. Se foi você, entre nessa conta.",
  login: "Entrar",
  notYou: "Se não foi você, não precisa fazer nada.",
};

export const newDeviceEmail = {
  subject: "Login na {shop} em um novo aparelho",
  unknown: "Não sabemos qual foi o aparelho.",
  title: "Login em um novo aparelho",
  withDevice:
    "Alguém acabou de entrar na sua conta com {device}, pela primeira vez nesse navegador.",
  text: "Alguém acabou de entrar na sua conta, pela primeira vez nesse navegador.",
  place: "Pela rede, o acesso parece ter vindo deste país: {country}.",
};

export const identityLinkedEmail = {
  subject: "Uma nova forma de entrar na {shop}",
  preview: "Agora você pode entrar com {provider}.",
  title: "Uma nova forma de entrar",
  text: "Agora você também pode entrar na sua conta com {provider}.",
};

export const identityUnlinkedEmail = {
  subject: "Uma forma de entrar na {shop} foi removida",
  title: "Uma forma de entrar foi removida",
  text: "Você não pode mais entrar com {provider}.",
};

export const passkeyAddedEmail = {
  subject: "Sua conta na {shop} tem uma nova chave de acesso",
  preview: "Com ela você entra sem senha.",
  title: "Uma nova chave de acesso",
  text: "A partir de agora você pode entrar com a chave de acesso “{name}”, sem senha.",
};

export const passkeyRemovedEmail = {
  subject: "Uma chave de acesso da sua conta na {shop} foi removida",
  preview: "Você não pode mais entrar com ela.",
  title: "Uma chave de acesso foi removida",
  text: "Você não pode mais entrar com a chave de acesso “{name}”.",
};

export const secondFactorOnEmail = {
  subject: "Verificação em duas etapas ativada na sua conta da {shop}",
  preview: "A partir de agora, cada login pede um código.",
  title: "Verificação em duas etapas ativada",
  text: "A partir de agora, cada login pede um código do seu app autenticador ou um dos seus códigos de recuperação. Seus outros aparelhos foram desconectados.",
};

export const secondFactorOffEmail = {
  subject: "Verificação em duas etapas desativada na sua conta da {shop}",
  preview: "O login não pede mais um código.",
  title: "Verificação em duas etapas desativada",
  text: "Seu app autenticador foi removido, e seus códigos de recuperação deixaram de valer. Você pode ativar a verificação de novo no perfil.",
};

export const codesRenewedEmail = {
  subject: "Sua conta na {shop} tem novos códigos de recuperação",
  preview: "Os anteriores deixaram de valer.",
  title: "Novos códigos de recuperação",
  text: "Sua conta tem novos códigos de recuperação. Os anteriores deixaram de valer.",
};

export const recoveryCodeUsedEmail = {
  subject: "Um código de recuperação da sua conta na {shop} foi usado",
  preview: "Ele foi usado no lugar do app autenticador.",
  title: "Um código de recuperação foi usado",
  text: "Um código de recuperação foi usado no lugar do app autenticador. Ele não vale mais. Se restarem poucos, você pode gerar novos no perfil.",
};

export const codesGuessedEmail = {
  subject: "Códigos errados na sua conta da {shop}",
  preview: "Alguém conhece sua senha, mas não seus códigos.",
  title: "Códigos errados na sua conta",
  text: "Alguém digitou sua senha e depois muitos códigos errados, mas não conseguiu entrar. Se não foi você, essa pessoa conhece sua senha: escolha uma nova.",
};

export const apiTokenEmail = {
  subject: "Um novo token de API para sua conta na {shop}",
  subjectOfStaff: "Um novo token de API para o painel da {shop}",
  preview: "Com ele, um programa pode ler seus dados.",
  previewOfStaff: "Com ele, um programa pode agir em seu nome.",
  title: "Um novo token de API",
  text: "O token de API “{name}” acabou de ser criado na sua conta. Com ele, um programa pode ler seus pedidos ou sites, mas não pode mudar nada.",
  textOfStaff:
    "O token de API “{name}” acabou de ser criado na sua conta. Com ele, um programa pode agir no painel em seu nome.",
};

export const apiTokensEndedEmail = {
  subject: "Os tokens de API da sua conta na {shop} não valem mais",
  preview: "Os programas que os usavam perderam o acesso.",
  title: "Seus tokens de API não valem mais",
  text: "Estes tokens de API deixaram de valer quando todos os aparelhos foram desconectados da sua conta: {names}.",
  name: "“{name}”",
  next: "Os programas que os usavam perderam o acesso. Para os que você ainda precisa usar, crie novos tokens no perfil ou no painel.",
};

export const exportReadyEmail = {
  subject: "Seus dados da {shop} estão prontos",
  preview:
    "O link vale por {hours, plural, one {# hora} other {# horas}}, no navegador em que sua conta está aberta.",
  title: "Seus dados estão prontos",
  text: "Aqui está, em um arquivo zip, tudo o que guardamos sobre você, como você pediu. O link vale por {hours, plural, one {# hora} other {# horas}}, no navegador em que sua conta está aberta.",
  download: "Baixar seus dados",
};

/** To an account without a password. */
export const confirmDeletionEmail = {
  subject: "Excluir sua conta na {shop}?",
  preview: "Ela só é excluída se você confirmar.",
  title: "Excluir sua conta?",
  text: "Alguém com acesso à sua conta pediu para excluí-la. Ela só é excluída se você confirmar, em até um dia, no navegador em que sua conta está aberta.",
  deleteAccount: "Excluir minha conta",
  notYou: "Se não foi você que pediu, não confirme e saia de todos os aparelhos no seu perfil.",
};

export const deletionAskedEmail = {
  subject: "Sua conta na {shop} será excluída",
  preview: "Em {day}. Até lá, você pode mudar de ideia.",
  title: "Sua conta será excluída",
  text: "Em {day}, seus sites saem do ar, e sua conta é excluída com seus rascunhos, imagens e mensagens. As faturas ficam guardadas por {years, plural, one {# ano} other {# anos}}, porque a legislação tributária exige, mas sem seu e-mail.",
};

export const deletionReminderEmail = {
  subject: "Sua conta na {shop} será excluída em uma semana",
  preview: "Ela será excluída em {day}.",
  title: "Sua conta será excluída em uma semana",
  text: "Você pediu que excluíssemos sua conta. Vamos fazer isso em {day}: seus sites saem do ar, e seus rascunhos, imagens e mensagens são excluídos.",
};

/** In the two emails before the deletion of an account. */
export const stillTimeEmail = {
  text: "Até lá, você pode mudar de ideia: entre e mantenha sua conta.",
  keep: "Manter minha conta",
};

/** The last one to a customer. */
export const accountDeletedEmail = {
  subject: "Sua conta na {shop} foi excluída",
  preview: "Obrigado pela confiança.",
  title: "Sua conta foi excluída",
  text: "O prazo de duas semanas terminou: seus sites estão fora do ar, e seus dados estão sendo excluídos, inclusive este e-mail. As faturas ficam guardadas por {years, plural, one {# ano} other {# anos}}, porque a legislação tributária exige, mas sem seu e-mail.",
  missing: "Se faltar alguma coisa, escreva para {email}.",
  whatWeKeep: "O que guardamos, e por quanto tempo",
};

export const keptDraftEmail = {
  subject: "Seu rascunho de {template} espera por você",
  preview: "Tudo está onde você deixou.",
  title: "Seu rascunho espera por você",
  text: "Você editou {template} pela última vez em {day}. Tudo está onde você deixou, em todos os seus aparelhos.",
  edit: "Continuar editando",
  why: "Você pediu este e-mail em “Seus rascunhos”. Ele chega uma vez só, uma semana após a última alteração de um rascunho cujo modelo você não comprou.",
  stop: "Não quero mais receber estes e-mails",
};

/** What several emails about orders have. */
export const orderEmails = {
  seePurchases: "Ver suas compras",
  accountHolder: "Titular",
  bank: "Banco",
  account: "Conta",
  bic: "BIC",
  amount: "Valor",
  reference: "Referência",
  keptUntil: "Seu pedido fica reservado até {day}.",
  onItsWay: "Se a transferência já está a caminho, escreva para {email}: nós resolvemos.",
  canWithdraw:
    "Você pode desistir deste pedido em até {days, plural, one {# dia} other {# dias}} após o pagamento; as informações sobre esse direito estão em anexo. Durante esse prazo, o download e a publicação ficam em espera. Para começar agora, clique em “Começar já” nas suas compras.",
  consented:
    "Você consentiu com isto em {moment}: “{consent}” As informações sobre o direito de desistir estão em anexo.",
};

export const bankDetailsEmail = {
  subject: "Como pagar seu pedido {order}",
  preview: "Transfira {total} com a referência {reference}.",
  title: "Obrigado pelo seu pedido",
  text: "Transfira o valor para esta conta:",
  templatesAfter:
    "Informe a referência na transferência: é ela que mostra de qual pedido é o pagamento. Os modelos são seus assim que o dinheiro chegar.",
  siteAfter:
    "Informe a referência na transferência: é ela que mostra de qual pedido é o pagamento. Colocamos seu site no ar assim que o dinheiro chegar.",
  code: "Ou escaneie o QR code em anexo com o app do seu banco: ele preenche a transferência.",
  ordered: "Itens do seu pedido {order}:",
  terms: "Os termos do seu pedido estão em anexo.",
};

export const transferReminderEmail = {
  subject: "Seu pedido {order} aguarda sua transferência bancária",
  preview: "Ele fica reservado até {day}.",
  restMissing: "Falta o restante do valor.",
  title: "Seu pedido aguarda o pagamento",
  text: "Ainda não recebemos sua transferência. Se ela já está a caminho, você não precisa fazer mais nada.",
  textOfRest:
    "Ainda não recebemos o restante da sua transferência. Se ele já está a caminho, você não precisa fazer mais nada.",
};

export const transferExpiredEmail = {
  subject: "Seu pedido {order} foi encerrado",
  preview: "Sua transferência não chegou. Você não nos deve nada.",
  title: "Seu pedido foi encerrado",
  text: "Sua transferência não chegou, por isso encerramos o pedido. Você não nos deve nada e pode fazer um novo pedido quando quiser.",
  toShop: "Voltar à loja",
  ifPaid: "Se você pagou, escreva para {email}: nós resolvemos.",
};

export const transferCancelledEmail = {
  subject: "Seu pedido {order} foi cancelado",
  preview: "Não transfira {total}.",
  title: "Seu pedido foi cancelado",
  text: "Você cancelou seu pedido {order}. Não faça mais a transferência de {total} com a referência {reference} e ignore nosso e-mail sobre como pagar.",
  inCart: "Os modelos voltaram para o seu carrinho.",
  toCart: "Ver seu carrinho",
};

export const transferReplacedEmail = {
  subject: "Não pague mais seu pedido {order}",
  preview: "Ele foi substituído pelo pedido {newOrder}. Não transfira {total}.",
  title: "Seu pedido foi substituído",
  text: "Seu pedido {newOrder}, por PayPal, substituiu seu pedido {order}. Não faça mais a transferência de {total} com a referência {reference} e ignore nosso e-mail sobre como pagar.",
};

export const vatIdUnknownEmail = {
  subject: "Pedido {order}: seu número de IVA não consta",
  preview: "O VIES não conhece {vatId}. O valor continua sendo {total}.",
  title: "Seu número de IVA não consta",
  text: "Quando você fez o pedido, o VIES, o serviço da União Europeia para números de IVA, não respondeu. Agora ele diz que o número de IVA {vatId} não existe. Seu pedido continua valendo, e o valor continua sendo {total}. A fatura vai indicar que ele inclui {tax} de IVA.",
  correct:
    "Se houver um erro no número de IVA, antes de transferir corrija-o na sua conta, cancele o pedido em suas compras e faça o pedido de novo.",
  ifPaid:
    "Se você já transferiu, envie o número de IVA certo para {email}. Então corrigimos a fatura.",
};

export const receiptEmail = {
  subject: "Recibo do seu pedido {order}",
  preview: "Recebemos {total}. Os modelos são seus.",
  previewOfDeployment: "Recebemos {total}. Vamos colocar seu site no ar.",
  title: "Pagamento recebido. Obrigado!",
  text: "Recebemos {total} pelo seu pedido {order}. A fatura está em anexo.",
  textWithTerms:
    "Recebemos {total} pelo seu pedido {order}. A fatura e nossos termos estão em anexo.",
  tooMuch:
    "Você transferiu {credit} a mais: vamos devolver o valor à conta de onde o dinheiro veio.",
  replaces:
    "Este pagamento substitui sua transferência bancária com a referência {references}: não a faça mais.",
  nextOnline:
    "Deixe o site com a sua cara em dois passos: escreva seus textos e depois conecte seu domínio. Até lá, cada site fica em um endereço nosso. Avisamos assim que estiver no ar.",
  nextDownload:
    "Deixe o site com a sua cara em dois passos: escreva seus textos e depois baixe tudo, nas suas cores e com seu logo.",
};

export const paymentDeclinedEmail = {
  subject: "O pagamento do seu pedido {order} foi recusado",
  preview: "Nada foi cobrado.",
  title: "Seu pagamento foi recusado",
  text: "O PayPal recusou seu pagamento. Nada foi cobrado.",
  next: "O pedido continua nas suas compras: lá você pode pagá-lo, inclusive de outra forma. Seu carrinho está como você o deixou.",
};

/** A part of a transfer has arrived. */
export const partPaymentEmail = {
  subject: "Falta pagar {rest} do seu pedido {order}",
  preview: "Recebemos {received} de {total}.",
  title: "Recebemos uma parte",
  text: "Recebemos {received} de {total} pelo seu pedido {order}. Transfira o restante, {rest}, para esta conta. Os modelos são seus assim que ele chegar.",
};

/** More has arrived for an order that was paid already. */
export const overpaidEmail = {
  subject: "Você pagou a mais pelo seu pedido {order}",
  preview: "Vamos devolver {credit}.",
  title: "Você pagou a mais",
  text: "Chegou mais uma transferência para o seu pedido {order}, que já estava pago. Vamos devolver {credit} à conta de onde o dinheiro veio.",
};

/** Money that was no payment of the order went back. */
export const creditReturnedEmail = {
  subject: "Devolvemos {credit} do seu pedido {order}",
  preview: "O dinheiro está a caminho da sua conta.",
  title: "Seu dinheiro está a caminho",
  text: "Devolvemos {credit} à conta de onde veio sua transferência com a referência {reference}.",
};

/** The order was marked as paid by mistake; another one waits for the money. */
export const paymentTakenBackEmail = {
  subject: "Seu pedido {order} ainda não está pago",
  preview: "Nós o marcamos como pago por engano. Seu pedido {newOrder} o substitui.",
  title: "Cometemos um erro",
  text: "Marcamos seu pedido {order} como pago, mas a transferência não chegou. A nota de crédito em anexo cancela a fatura, e seu pedido {newOrder} substitui o anterior pelo mesmo preço.",
  next: "Transfira o valor para esta conta. Se sua transferência já está a caminho, você não precisa fazer mais nada.",
};

export const invoiceCorrectedEmail = {
  subject: "Fatura corrigida do seu pedido {order}",
  preview: "Ela substitui a fatura {replaced}.",
  title: "Sua fatura corrigida",
  text: "A fatura corrigida do seu pedido {order} está em anexo. Ela substitui a fatura {replaced}: guarde as duas na sua contabilidade.",
  samePrice: "O valor que você pagou continua o mesmo.",
};

export const refundedEmail = {
  subject: "Reembolso do seu pedido {order}",
  preview: "Devolvemos {amount}.",
  title: "Seu reembolso",
  text: "Devolvemos {amount} do seu pedido {order}. A nota de crédito está em anexo.",
  byPaypal: "Pelo PayPal, transação",
  byTransfer: "Por transferência bancária, referência",
  licenses:
    "{count, plural, one {A licença de {names} terminou. Você pode comprá-la de novo quando quiser.} other {As licenças de {names} terminaram. Você pode comprá-las de novo quando quiser.}}",
  site: "Seu site fica no ar por mais {days, plural, one {# dia} other {# dias}}.",
  sites:
    "{count, plural, one {Seu site {names} fica} other {Seus sites {names} ficam}} no ar por mais {days, plural, one {# dia} other {# dias}}.",
};

export const refundDeclinedEmail = {
  subject: "Sua solicitação de reembolso do pedido {order}",
  preview: "Não podemos fazer o reembolso.",
  title: "Não podemos fazer o reembolso",
  text: "Você pediu o reembolso do seu pedido {order}. Esta é a nossa resposta:",
};

/** To a consumer who consented after the order. */
export const startedEmail = {
  subject: "Você já pode começar com o pedido {order}",
  preview: "Download e publicação liberados. Seu direito de desistir terminou.",
  title: "Você já pode começar",
  text: "Para o seu pedido {order}, você consentiu com isto em {moment}:",
  consent: "“{consent}”",
  next: "Com isso, seu direito de desistir terminou. O download e a publicação estão liberados.",
};

/** The receipt, the same whether there is such an order or not. */
export const withdrawalReceivedEmail = {
  subject: "Recebemos sua desistência do pedido {order}",
  preview: "Recebida em {moment}.",
  title: "Recebemos sua desistência",
  text: "Recebemos isto pelo formulário do nosso site:",
  statement: "“Desisto do contrato referente ao pedido {order}.”",
  order: "Pedido",
  name: "Nome",
  email: "E-mail",
  received: "Recebida em",
  next: "Uma pessoa vai conferir os dados e responder por e-mail. Se o número e o e-mail forem de um pedido, o dinheiro volta pelo mesmo meio de pagamento.",
  notYou: "Se não foi você que enviou, escreva para {email}.",
};

export const reviewHiddenEmail = {
  subject: "Ocultamos sua avaliação de {preset}",
  preview: "Ela não aparece mais na loja.",
  title: "Ocultamos sua avaliação",
  text: "Sua avaliação de {preset} não aparece mais na loja, e as estrelas não contam mais na nota.",
  reason: "Motivo: {reason}",
  disagree: "Se você não concorda, escreva para {email}: podemos mostrá-la de novo.",
  toPurchases: "Ir para suas compras",
};

/** A message of the shop. A reply to the email is added to the thread. */
export const threadAnswerEmail = {
  answer: "Re: sua mensagem para nós",
  answerAboutOrder: "Re: pedido {order}",
  question: "Sobre sua mensagem para nós",
  questionAboutOrder: "Sobre o pedido {order}",
  toPurchases: "Ver todas as mensagens nas suas compras",
  reply: "Este e-mail é sobre sua mensagem para nós. Para continuar a conversa, é só responder.",
  replyAboutOrder:
    "Este e-mail é sobre o pedido {order}. Para continuar a conversa, é só responder.",
};

/** By `TakedownGround`. */
export const takedownGrounds = {
  law: "Violação da lei",
  terms: "Violação dos nossos termos",
};

/** What several emails about reports and takedowns have. */
export const reportEmails = {
  number: "Número",
  site: "Site",
  reported: "Motivo da denúncia",
  decisionBy: "Decisão até",
  ground: "Fundamento",
  learned: "Como soubemos",
  somebodyReported: "Alguém denunciou",
  sawOurselves: "Nós mesmos percebemos",
  decidedBy: "Quem decidiu",
  person: "Uma pessoa",
  reason: "Nosso motivo: {reason}",
  disagree:
    "Uma pessoa tomou esta decisão. Se você não concorda, escreva para {email} com o número da sua denúncia, e vamos analisar de novo. Você também pode recorrer à Justiça.",
};

export const siteLiveEmail = {
  subject: "Seu site está no ar: {template}",
  title: "Seu site está no ar",
  text: "Seu site {template} está no ar.",
  open: "Abrir seu site",
  notListed:
    "Os buscadores só o mostram depois que você publicar seus próprios textos. Escreva-os no editor e depois publique seu site.",
  next: "Na página dele, você pode publicar alterações nos textos, no logo e nas cores, voltar a uma versão anterior ou tirá-lo do ar:",
  toPage: "A página do seu site",
};

export const siteTakenDownEmail = {
  subject: "Tiramos seu site do ar: {template}",
  title: "Tiramos seu site do ar",
  text: "Seu site {template} está fora do ar, em todos os endereços dele.",
  disagree:
    "Se você não concorda, pode contestar na página do seu site, sem custo: uma pessoa responde em até {days, plural, one {# dia} other {# dias}}. Você também pode recorrer à Justiça. Seus textos, imagens e versões ficam guardados.",
  object: "Contestar esta decisão",
};

/** After a takedown. */
export const siteAllowedEmail = {
  subject: "Você pode publicar seu site de novo: {template}",
  subjectOnline: "Seu site voltou ao ar: {template}",
  preview: "Ele tinha sido retirado do ar, e agora você pode publicá-lo de novo.",
  title: "Você pode publicar seu site de novo",
  titleOnline: "Seu site voltou ao ar",
  text: "Tínhamos tirado do ar seu site {template}. Agora você pode publicá-lo de novo quando quiser.",
  textOnline: "Tínhamos tirado do ar seu site {template}. Ele voltou, como era antes.",
  answer: "Nossa resposta à sua contestação: {answer}",
  toPurchases: "Ir para suas compras",
};

export const objectionDeclinedEmail = {
  subject: "Seu site continua fora do ar: {template}",
  title: "Seu site continua fora do ar",
  text: "Analisamos de novo seu site {template} e lemos sua contestação.",
  answer: "Nossa resposta: {answer}",
  court:
    "Uma pessoa tomou esta decisão. Você pode recorrer à Justiça. Seus textos, imagens e versões ficam guardados.",
};

/** To the reporter, whose address nobody has confirmed. */
export const reportReceivedEmail = {
  subject: "Recebemos sua denúncia {report}",
  preview: "Uma pessoa analisa em até {days, plural, =1 {24 horas} other {# dias}}.",
  title: "Recebemos sua denúncia",
  text: "Olá, {name}, obrigado pela sua denúncia. Recebemos isto pelo formulário do nosso site:",
  next: "Uma pessoa analisa o site e decide se ele continua no ar. Enviamos a decisão por e-mail. Quem é responsável pelo site fica sabendo o que foi decidido e por quê, mas não de quem veio a denúncia.",
  notYou: "Se não foi você que enviou esta denúncia, escreva para {email}.",
};

export const reportDecidedEmail = {
  subject: "Nossa decisão sobre sua denúncia {report}",
  subjectOffline: "O site da sua denúncia {report} está fora do ar",
  title: "O site continua no ar",
  titleOffline: "Tiramos o site do ar",
};

/** To the reporter of a site that was taken down. */
export const reportRestoredEmail = {
  subject: "Mudamos nossa decisão sobre sua denúncia {report}",
  preview: "O site {host} pode voltar ao ar.",
  title: "O site pode voltar ao ar",
  text: "Tínhamos tirado o site do ar. Depois de uma nova análise, permitimos que ele volte.",
};

export const draftTakenDownEmail = {
  subject: "Encerramos um link que você compartilhou: {template}",
  title: "Encerramos um link que você compartilhou",
  text: "Você compartilhou por link um rascunho de {template}. O link não mostra mais seus textos. O rascunho em si continua na sua conta.",
  disagree:
    "Se você não concorda, escreva para {email}, sem custo: uma pessoa responde em até {days, plural, one {# dia} other {# dias}}. Você também pode recorrer à Justiça.",
};

/** What a site was held for; the publication, or one of three changes. */
export const siteHeldEmail = {
  subject: "Estamos analisando seu site antes de ele ir ao ar: {template}",
  preview: "Uma pessoa decide, em geral em um dia útil.",
  title: "Estamos analisando seu site",
  publication:
    "Você publicou seu site {template}. Algo nele lembra sites que roubam senhas ou dinheiro, por isso uma pessoa da nossa equipe analisa antes que os visitantes possam ver, em geral em um dia útil.",
  settings:
    "Você alterou seu site {template} (configurações). Com essa alteração, algo nele lembra sites que roubam senhas ou dinheiro, por isso uma pessoa da nossa equipe analisa primeiro, em geral em um dia útil.",
  name: "Você alterou seu site {template} (nome no endereço). Com essa alteração, algo nele lembra sites que roubam senhas ou dinheiro, por isso uma pessoa da nossa equipe analisa primeiro, em geral em um dia útil.",
  domain:
    "Você alterou seu site {template} (domínio próprio). Com essa alteração, algo nele lembra sites que roubam senhas ou dinheiro, por isso uma pessoa da nossa equipe analisa primeiro, em geral em um dia útil.",
  isOnline: "Até lá, os visitantes veem a versão anterior.",
  isOffline: "Até lá, seu site não está no ar.",
  noticed: "Isto chamou nossa atenção:",
  reason: "• {reason}: “{evidence}”",
  next: "Quase sempre é um mal-entendido. Você pode esperar nossa decisão, ou mudar essas palavras e publicar de novo: a nova versão é verificada na hora.",
  stopped:
    "Tudo o que você publicar até lá também espera nossa decisão. Se você acha que estamos enganados, escreva para {email}.",
  toSite: "Abrir a página do seu site",
};

export const siteApprovedEmail = {
  subject: "Está tudo certo com seu site: {template}",
  preview: "Já o analisamos. Obrigado por esperar.",
  title: "Está tudo certo com seu site",
  text: "Analisamos seu site {template}, e ele está indo ao ar agora. Obrigado por esperar.",
  textOfChange:
    "Analisamos a alteração no seu site {template}. Ela foi aprovada, e você já pode fazê-la. Obrigado por esperar.",
  toSite: "Abrir a página do seu site",
};

export const siteRefusedEmail = {
  subject: "Não colocamos seu site no ar: {template}",
  title: "Não colocamos isto no ar",
  text: "Analisamos seu site {template} e não o colocamos no ar.",
  textOfChange: "Analisamos a alteração no seu site {template} e não a aprovamos.",
  reason: "Nosso motivo: {reason}",
  next: "Você pode mudar seu site e publicá-lo de novo. Se você acha que estamos enganados, escreva para {email}.",
  toSite: "Abrir a página do seu site",
};

export const domainProvedEmail = {
  subject: "Seu site agora está em {host}",
  title: "Seu site está em {host}",
  text: "Os registros DNS estão corretos. O endereço do site na nossa loja leva para lá.",
  button: "Abrir seu site",
  next: "Deixe os registros como estão: verificamos uma vez por dia.",
};

export const domainFailingEmail = {
  subject: "Há um problema com {host}",
  title: "Confira os registros DNS de {host}",
  text: "Os registros DNS do domínio do seu site mudaram.",
  button: "Ver os registros",
  next: "Configure-os de novo. Seu site fica nesse domínio por mais {days, plural, one {# dia} other {# dias}} e continua no ar no endereço dele na nossa loja.",
};

export const domainWithdrawnEmail = {
  subject: "{host} não leva mais ao seu site",
  title: "{host} não está mais conectado ao seu site",
  text: "Os registros DNS não apontam mais para o seu site.",
  button: "Ver os registros",
  next: "Seu site está no endereço dele na nossa loja. Para conectar o domínio de novo, configure os registros e verifique-os na página do seu site.",
};

export const domainExpiredEmail = {
  subject: "Paramos de verificar {host}",
  title: "Não encontramos os registros de {host}",
  text: "Verificamos durante {days, plural, one {# dia} other {# dias}}.",
  button: "Ver os registros",
  next: "Seu site está no endereço dele na nossa loja. Quando tiver configurado os registros, verifique-os na página do seu site.",
};

/** A message of a site's visitor, by its kind. */
export const siteMessageEmail = {
  contact: "Uma mensagem de {writer}",
  order: "Um pedido de {writer}",
  request: "Uma solicitação de {writer}",
  text: "Chegou pelo seu site {template}. Responda a este e-mail para escrever para {email}.",
  total: "Total",
  toInbox: "Todas as suas mensagens",
};

export const webhookFailedEmail = {
  subject: "Seu programa não aceitou uma mensagem do seu site",
  title: "Seu programa não aceitou uma mensagem",
  text: "As mensagens do seu site {template} são enviadas para {address}. Tentamos enviar uma por mais de um dia e paramos. A última resposta: {reason}",
  next: "Nada se perdeu: todas as mensagens estão na página do seu site, em “Mensagens”. Nas configurações, você vê quais não chegaram, e pode enviar um teste depois de consertar o programa.",
  toSettings: "Configurações do seu site",
};

/** Where the site’s visitors, messages or payments go was changed. */
export const destinationsChangedEmail = {
  subject: "Seu site {template} agora leva a outro lugar",
  preview: "Visitantes, mensagens ou pagamentos vão para outro endereço.",
  title: "As configurações do seu site foram alteradas",
  text: "Os visitantes, as mensagens ou os pagamentos do seu site {template} agora vão para outro lugar:",
  change: "{name}\nAntes: {from}\nAgora: {to}",
  none: "nenhum",
  putBack: "Com “Não fui eu”, também deixamos isto como era antes.",
};

/** Why a site is doubted, by `ScreeningRule`. */
export const screeningReasons = {
  listed: "Tem um link para um endereço que está em uma lista de endereços perigosos",
  "disguised-name": "Escreve o nome de uma empresa conhecida de modo que pareça outra palavra",
  "presents-as": "O nome ou o título é o de uma empresa ou de um órgão público conhecido",
  "presents-form":
    "Tem o nome de uma empresa conhecida e um formulário que pede algo fora do comum",
  "named-like": "O nome começa como o de um banco ou de um órgão público",
  "brand-sign-in": "Oferece login em uma empresa conhecida",
  "brand-address": "Um endereço antigo cita uma empresa conhecida e um login",
  "brand-name": "O endereço tem o nome de uma empresa conhecida",
  "secret-field": "Um campo pede senha, código ou número de cartão",
  "secret-fields": "Vários campos pedem senhas, códigos ou números de cartão",
  "login-field": "Um campo pede o nome que alguém usa para fazer login",
  "brand-story":
    "Cita uma empresa conhecida junto de uma taxa, um reembolso, uma ameaça ou um pedido de segredos",
  "sign-in-page": "Oferece login em uma página própria",
  "secret-request": "Pede senha, código ou número de cartão",
  "wallet-secret": "Pede as palavras de recuperação ou a chave de uma carteira digital",
  "bank-data": "Pede dados bancários ou de cartão",
  "account-threat": "Diz que uma conta ou um acesso foi bloqueado ou vai ser perdido",
  deadline: "Pressiona com um prazo",
  "verify-request": "Pede que as pessoas confirmem ou atualizem seus dados",
  intruder: "Fala de um pagamento ou login suspeito ou malsucedido",
  "parcel-fee": "Pede uma taxa por uma encomenda que estaria à espera",
  prize: "Fala de um prêmio pelo qual é preciso pagar",
  "sure-profit": "Promete lucro sem risco",
  "huge-profit": "Promete mais lucro do que um investimento honesto pode dar",
  deposit: "Pede um depósito para conseguir esse lucro",
  "advance-money": "Pede dinheiro agora em troca de mais dinheiro depois",
  untraceable: "Quer receber de um modo que ninguém consegue reverter",
  "crypto-payment": "Quer receber em criptomoeda",
  "wallet-address": "Cita o endereço de uma carteira digital",
  discretion: "Pede segredo sobre o assunto",
  law: "Ameaça com polícia ou processo",
  demand: "Cobra um pagamento que estaria atrasado",
  refund: "Oferece um reembolso ou dinheiro em um valor exato",
  "false-alarm": "Diz que o computador de quem lê está infectado e manda ligar",
  story: "Conta uma história comum em golpes",
  "link-label": "Um link mostra um endereço e leva a outro",
  "link-brand": "O endereço de um link tem o nome de uma empresa à qual não pertence",
  "link-host": "Um endereço começa como o de uma empresa conhecida, ou a cita entre os parâmetros",
  "link-disguised":
    "O endereço de um link tem letras que imitam as do endereço de uma empresa conhecida",
  "link-number": "Um link leva a um endereço feito de números",
  "link-short": "Um link esconde o endereço atrás de um encurtador",
  "link-messenger": "Um link leva a um aplicativo de mensagens",
  "held-before": "Outra coisa desta conta ficou retida nos últimos 30 dias, e ninguém a aprovou",
  "link-elsewhere": "Um link leva a um endereço que não é o da empresa do título",
};
