/** A domain of a customer's site. */
export const siteDomain = {
  off: "Ainda não oferecemos domínios próprios",
  offHint:
    "Nesta loja não é possível conectar um domínio próprio. Seu site continua no endereço atual.",
  title: "Um domínio só seu",
  intro:
    "Registre um domínio onde quiser, digite-o aqui e adicione dois registros DNS no seu provedor de domínio. Pronto: seu site passa a ficar nesse domínio.",
  name: "Seu domínio",
  nameHint: "Com ou sem www, como você quer que os visitantes o vejam.",
  placeholder: "www.exemplo.com.br",
  add: "Usar este domínio",
  adding: "Verificando os registros…",
  proved: "Seu site está aqui",
  pending: "Aguardando os registros DNS",
  failing: "Os registros DNS mudaram",
  expired: "Paramos de verificar",
  provedHint:
    "O endereço dele na nossa loja leva para cá. Deixe os registros como estão: verificamos uma vez por dia.",
  pendingHint:
    "Adicione estes registros no seu provedor de domínio. Pode levar uma hora até que apareçam para nós. Continuamos verificando até {until}.",
  failingHint:
    "Configure os registros de novo, como mostrado abaixo. Seu site fica neste domínio até {until}, e também no endereço dele na nossa loja.",
  expiredHint:
    "Durante sete dias, os registros não ficaram como mostrado abaixo. Configure-os e verifique de novo.",
  leadsTo: "Leva a {host}",
  check: "Verificar agora",
  checking: "Verificando…",
  checked: "Última verificação: {when}",
  nextCheck: "próxima verificação: {when}",
  other: "Usar também {host}",
  withoutOther: "Deixar de usar {host}",
  remove: "Remover o domínio",
  removeTitle: "Remover {host}?",
  removeText:
    "Seu site passa a ficar só no endereço dele na nossa loja. Você também pode excluir os registros DNS.",
  removeYes: "Sim, remover",
  removeNo: "Manter",
  opensInNewTab: " (abre em nova aba)",
};

/** What DNS says of a domain. */
export const domainRecords = {
  recordsOf: "Registros DNS de {host}",
  name: "Nome",
  value: "Valor",
  notLooked: "Ainda não verificado",
  notFoundYet: "Ainda não encontrado",
  right: "Correto",
  extra: "Sobrando",
  missing: "Faltando",
  wrong: "Errado",
  proxied: "Atrás de um proxy",
  unreachable: "Sem resposta",
  taken: "Já em uso",
  others:
    "Só verificamos estes registros: outros podem ficar, como o registro TXT do console de um buscador.",
  othersElsewhere:
    "Adicione esse registro ao domínio que você registrou, não a {host}: um nome com registro CNAME não pode ter nenhum outro.",
  aliasHint: "Alguns provedores chamam isso de ANAME ou de CNAME flattening.",
  nameOfRecord: " o nome do registro {type} de {name}",
  valueOfRecord: " o valor do registro {type} de {name}",
  forProvider: "Todos os registros como texto para seu provedor de domínio:",
  allOf: " todos os registros de {host}",
  byEmail: "Enviar por e-mail",
  request: "Adicione estes registros DNS para {host}:",
};

/** What is wrong with a DNS record. */
export const recordProblems = {
  missing: "Falta o registro {type}: não há nenhum em {name}.",
  wrong:
    "O registro {type} {type, select, CNAME {aponta para} ALIAS {leva a} other {contém}} {found} em vez de {value}.",
  extra:
    "{name} também leva a {found}, por isso alguns visitantes não chegam ao seu site. Exclua o registro com esse endereço.",
  proxied: "Um proxy da {proxy} responde por {name} e esconde o registro.",
  switchOff: "Desative o proxy para este nome.",
  switchOffCloudflare:
    "Desative o proxy: onde você gerencia o DNS, clique na nuvem laranja ao lado do registro, para que ela fique cinza e mostre “DNS only” (“Somente DNS”).",
  unreachable: "Nenhum servidor de nomes respondeu por {name}.",
  taken:
    "Outro site desta loja tem este nome, e o registro TXT dele ainda está lá. Exclua esse registro e verifique de novo.",
};
