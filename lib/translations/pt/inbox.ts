/** The messages of the visitors of a customer's site. */
export const siteMessages = {
  kept: "As mensagens ficam guardadas por 12 meses; spam e lixeira, por 30 dias. Depois são excluídas.",
  filters: "Quais mensagens",
  search: "Buscar mensagens",
  find: "Buscar",
  export: "Baixar em CSV",
  list: "Mensagens, as mais recentes primeiro",
  unread: "Não lida",
  reply: "Responder",
  replySubject: "{kind, select, order {Seu pedido} request {Sua solicitação} other {Sua mensagem}}",
  select: "Selecionar a mensagem de {name}",
  selectAll: "Selecionar todas nesta página",
  selected: "{count, plural, one {# selecionada} other {# selecionadas}}",
  markRead: "Marcar como lida",
  markUnread: "Marcar como não lida",
  archive: "Arquivar",
  toInbox: "Mover para a entrada",
  isSpam: "É spam",
  notSpam: "Não é spam",
  delete: "Excluir",
  deleteForGood: "Excluir de vez",
  pages: "Páginas de mensagens",
  older: "Mensagens anteriores",
  newest: "Mais recentes",
  undo: "Desfazer",
  confirmDelete:
    "{count, plural, one {Excluir esta mensagem de vez?} other {Excluir # mensagens de vez?}}",
  confirmDeleteMany: "Não será possível recuperá-las.",
  confirmDeleteText: "O que {name} escreveu não poderá ser recuperado.",
  confirmYes: "Sim, excluir",
  confirmNo: "Manter",
  total: "Total",
  confirmFirst: "Ainda não enviamos as mensagens por e-mail",
  confirmFirstHint:
    "Elas chegam aqui, e nada se perde. Começamos a enviá-las por e-mail quando você abrir o link que mandamos para {email}.",
  looksLikeSpam: "Parece spam: {reasons}.",
  toEditor: "Abrir o editor",
  noOlder: "Não há mensagens anteriores",
  noOlderHint: "As mais recentes estão nas páginas antes desta.",
  nothingFound: "Nada encontrado para “{typed}”",
  nothingFoundHint: "Tente menos palavras ou palavras mais curtas, ou procure em outra pasta.",
  clearSearch: "Limpar a busca",
};

export const messageKinds = { contact: "Mensagem", order: "Pedido", request: "Solicitação" };

export const messageFilters = {
  inbox: "Entrada",
  unread: "Não lidas",
  archive: "Arquivo",
  spam: "Spam",
  trash: "Lixeira",
};

/** Said after messages were changed. */
export const messagesChanged = {
  inbox:
    "{count, plural, one {Mensagem movida para a entrada.} other {# mensagens movidas para a entrada.}}",
  archive: "{count, plural, one {Mensagem arquivada.} other {# mensagens arquivadas.}}",
  spam: "{count, plural, one {Mensagem movida para o spam.} other {# mensagens movidas para o spam.}}",
  trash: "{count, plural, one {Mensagem excluída.} other {# mensagens excluídas.}}",
  read: "{count, plural, one {Marcada como lida.} other {# mensagens marcadas como lidas.}}",
  unread:
    "{count, plural, one {Marcada como não lida.} other {# mensagens marcadas como não lidas.}}",
  deleted: "{count, plural, one {Mensagem excluída de vez.} other {# mensagens excluídas de vez.}}",
};

/** Whether the owner of the site got an email about a message. */
export const messageMail = {
  none: "Não enviada a você por e-mail.",
  held: "Ainda não enviada por e-mail: seu e-mail não está confirmado.",
  due: "O e-mail sobre ela está a caminho.",
  sent: "Enviada a você por e-mail.",
  dead: "Não conseguimos avisar você por e-mail. Confira o endereço no seu perfil.",
};

export const spamReasons = {
  "hidden field": "um campo invisível para as pessoas foi preenchido",
  "sent at once": "foi enviada em menos de três segundos",
  links: "tem links",
  "link in the name": "há um link no nome",
  repeated: "o mesmo texto já tinha sido enviado",
  "many from there": "muitas mensagens vieram do mesmo lugar",
  "many to this site": "chegaram muitas mensagens a este site",
};

/** Of lists of messages that have none. */
export const noMessages = {
  inbox: "Nenhuma mensagem ainda",
  unread: "Todas lidas",
  archive: "Nada arquivado",
  spam: "Nenhum spam",
  trash: "Nada excluído",
};

export const noMessagesHint = {
  inbox:
    "O que os visitantes escreverem no formulário do seu site chega aqui e no seu e-mail. Se o site ainda não mostra um formulário, mostre a seção de contato no editor e publique.",
  unread: "As mensagens novas aparecem aqui até você abri-las.",
  archive: "Arquive o que está resolvido: sai da entrada e fica guardado por 12 meses.",
  spam: "O que parece spam fica aqui por 30 dias. Nada é descartado sem que você possa ver.",
  trash: "O que você exclui fica aqui por 30 dias.",
};
