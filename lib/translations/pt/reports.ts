/** The form with which anybody reports a site, and its receipt. */
export const report = {
  title: "Denunciar um site",
  intro:
    "Há algo errado em um site que hospedamos, ou em um rascunho que alguém compartilhou aqui? Conte para nós: uma pessoa analisa e decide se ele continua no ar. Não é preciso ter conta.",
  site: "Endereço do site",
  siteHint: "Como aparece no seu navegador, por exemplo https://www.exemplo.com.br/pagina",
  draftHint:
    "Se o rascunho tem textos próprios, cole aqui o endereço inteiro que está no seu navegador: os textos estão nele, e nós não os temos.",
  kind: "O que está errado",
  choose: "Escolha",
  explanation: "Por quê, e em que lugar exatamente",
  explanationHint:
    "Diga quais palavras, imagens ou páginas são o problema e por que violam a lei ou os direitos de alguém.",
  reporter: "Quem você é",
  reporterHint:
    "Respondemos por e-mail. Quem é responsável pelo site não fica sabendo de quem veio a denúncia. Seis meses depois da nossa decisão, apagamos seu nome e seu e-mail.",
  anonymous: "Em denúncias de crimes contra crianças e adolescentes, não pedimos nome nem e-mail.",
  name: "Nome",
  email: "E-mail",
  goodFaith: "Até onde sei, o que escrevo está correto e completo.",
  send: "Enviar denúncia",
  privacy: "Privacidade",
  elsewhere: "Alguém está em perigo agora? Ligue primeiro para a polícia.",
  receivedTitle: "Recebemos sua denúncia",
  number: "O número dela é {number}.",
  decidedInHours:
    "Uma pessoa analisa o site e decide em até {hours, plural, one {# hora} other {# horas}}.",
  decidedInDays:
    "Uma pessoa analisa o site e decide em até {days, plural, one {# dia} other {# dias}}.",
  receivedHint:
    "Você recebe a decisão e os motivos por e-mail, com o que pode fazer se não concordar. Um comprovante está a caminho.",
  anonymousHint:
    "Como você não informou um e-mail, não podemos responder. Obrigado por nos avisar.",
  home: "Ir para o início",
};

export const reportProblems = {
  fields: "Confira os campos marcados.",
  site: "Confira os campos marcados.",
  too_many_requests: "Muitas tentativas. Espere alguns minutos ou escreva para nós.",
  other: "Não deu certo. Tente de novo ou escreva para nós.",
};

/** By `ReportKind`. */
export const reportKinds = {
  phishing: "Phishing ou fraude",
  children: "Crimes contra crianças e adolescentes",
  intellectual_property: "Direitos autorais ou marcas",
  personal_data: "Dados pessoais publicados sem permissão",
  illegal: "Produtos ou conteúdos ilegais",
  spam: "Spam",
  other: "Outro problema",
};

/** The objection of an owner whose site was taken down. */
export const objection = {
  title: "Você não concorda?",
  hint: "Você pode contestar uma vez. Não custa nada, e uma pessoa responde por e-mail.",
  why: "Por que o site deveria estar no ar",
  send: "Contestar",
  sent: "Você contestou em {day}. Uma pessoa responde por e-mail em até {days, plural, one {# dia} other {# dias}}.",
  answered: "Nossa resposta à sua contestação:",
};
