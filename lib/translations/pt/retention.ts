/** The kinds of data that are stored about customers. */
export const retainedData = {
  access:
    "Onde sua conta está aberta (navegador, sistema, país, datas e horas), contas vinculadas, chaves de acesso, sua verificação em duas etapas, seus tokens de API, sua função no painel se você trabalha nele, os links que enviamos por e-mail e o número de tentativas de login",
  support: "As mensagens entre você e a loja, sobre pedidos ou depois de você escrever para nós",
  orders: "Pedidos que não foram concluídos, e seu carrinho",
  reviews: "Suas avaliações",
  domains: "Os domínios dos seus sites",
  messages: "O que os visitantes dos seus sites enviaram a você",
  sites: "Seus sites: nomes, versões, configurações e quantas visitas tiveram",
  reports:
    "Denúncias contra seus sites, o que decidimos sobre elas e o que você contestou; e os sites que você denunciou",
  saved: "Os modelos que você salvou, e os que viu por último",
  businesses: "O que você nos contou sobre seus negócios, para aparecer nos modelos",
  drafts: "Seus rascunhos, as cópias que você compartilhou e se quer receber e-mails sobre eles",
  pictures: "Suas imagens e logos",
  emails:
    "Os e-mails que enviamos a você (depois do envio, só endereço, assunto e hora), e o que você nos escreveu",
  invoices:
    "Faturas, seus pagamentos e reembolsos, os países que mostram onde você comprou (do seu endereço, da rede, do PayPal e das contas bancárias), com as chaves de licença do que você comprou",
  audit:
    "O que aconteceu na sua conta, quando e de onde: logins, também os recusados, alterações, pedidos e sites",
  profile: "Sua conta: e-mail, senha (só como hash), empresa, endereço de cobrança, cores",
};

/** How long they are kept while the account exists. */
export const retentionTime = {
  access:
    "Chaves de acesso, verificação em duas etapas e função, até serem removidas; tokens de API, até {tokenDays, number} dias depois de perderem a validade; logins terminam após {idleDays, number} dias sem uso, no máximo após {mostDays, number}; links, após uma hora a uma semana; uma cópia dos seus dados, após {exportHours, number} horas; o número de tentativas, após um dia no máximo",
  support: "{years, number} anos",
  untilDeletion: "Enquanto você tiver a conta",
  domains: "Até você removê-los",
  messages: "{days, number} dias; spam e o que você excluiu, {spamDays, number}",
  sites:
    "As {versions, number} versões mais recentes; visitas por dia, {days, number} dias, sem nada sobre o visitante",
  reports:
    "{years, number} anos; quem denunciou um site, {months, number} meses depois da nossa decisão",
  saved:
    "Os salvos, até você removê-los; os últimos {most, number} que você viu, até você limpar a lista",
  businesses: "Até você removê-los",
  drafts: "Até você excluí-los, ou desativar os e-mails",
  pictures: "Até você excluí-las, ou até {days, number} dias depois que nada mais as mostrar",
  emails: "Os e-mails, enquanto você tiver a conta; o que você nos escreveu, {years, number} anos",
  audit: "{years, number} anos; depois de {days, number} dias, sem a última parte do endereço IP",
  profile: "Enquanto você quiser, e mais {days, number} dias em que você pode mudar de ideia",
};

/** What happens to them when the account is deleted. */
export const retentionFate = {
  deleted: "Excluímos",
  anonymous: "Mantemos sem seu nome e sem nada que leve a você",
  domains: "Excluímos; antes de tudo o mais, os domínios são liberados e seus sites saem do ar",
  sites: "Excluímos; os arquivos das páginas, em até dois dias",
  reports:
    "Mantemos por {years, number} anos após o ano em que foram feitas, porque a cada ano publicamos quantas houve, como a lei exige; sem endereços, nomes e textos",
  invoices:
    "Mantemos por {years, number} anos após o ano em que foram emitidas, porque a legislação tributária exige; sem seu e-mail e sem ligação com seus outros dados",
};
