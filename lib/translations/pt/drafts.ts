export const drafts = {
  title: "Seus rascunhos",
  description: "Os modelos que você começou a editar.",
  introGuest:
    "Salvos só neste aparelho. O navegador pode apagá-los após uma semana sem visita: entre para salvá-los na sua conta.",
  introCustomer: "Salvos na sua conta.",
  empty: "Você ainda não tem rascunhos.",
  emptyHint:
    "Abra um modelo e clique em qualquer texto para alterá-lo. Seus rascunhos aparecem aqui.",
  toShop: "Ver todos os modelos",
  edit: "Continuar editando",
  preview: "Prévia",
  remove: "Excluir",
  confirmTitle: "Excluir seu rascunho de {name}?",
  confirmGuest: "Os textos e as imagens dele não estão salvos em nenhum outro lugar.",
  confirmCustomer:
    "Os textos e o histórico são excluídos em todos os seus aparelhos. Um site publicado continua como está, e os links que você compartilhou também.",
  confirm: "Sim, excluir",
  cancel: "Cancelar",
  changedAt: "Alterado em {date}",
};

export const draftEmail = {
  label: "Receber lembretes de rascunhos inacabados por e-mail",
  hint: "Um e-mail por rascunho, uma semana após a última alteração, a não ser que você já tenha feito o pedido. Todo e-mail traz um link para você parar de recebê-los.",
  isOn: "Os lembretes estão ativados.",
  isOff: "Os lembretes estão desativados.",
  notVerified: "Antes, confirme que este e-mail é seu.",
  toProfile: "Confirmar no perfil",
};

export const stopDraftEmail = {
  title: "Parar de receber e-mails sobre rascunhos",
  intro: "Seus rascunhos ficam onde estão. Só não enviamos mais e-mails sobre eles.",
  stop: "Parar de receber",
  stopping: "Parando…",
  stopped: "Pronto. Não vamos mais enviar e-mails sobre rascunhos.",
  noLink: "Abra o link que está no e-mail ou desative os lembretes em “Seus rascunhos”.",
  toDrafts: "Ir para os rascunhos",
};

/** Of a guest's drafts, which become those of the account. */
export const taken = {
  title: "Seu rascunho está na sua conta",
  text: "{names}: o que você escreveu neste aparelho agora está na sua conta.",
  replaced: "{names}: o texto que antes estava na conta ficou em “Histórico”, no editor.",
};

export const sharedLinks = {
  title: "Links compartilhados",
  intro:
    "Guardamos uma cópia para cada link. Quem tem o link vê essa cópia até você parar de compartilhar.",
  sharedAt: "Compartilhado em {date}",
  open: "Abrir",
  copy: "Copiar link",
  copied: "Copiado.",
  copyByHand: "Abra o link e copie o endereço.",
  takeBack: "Parar de compartilhar",
  confirmTitle: "Parar de compartilhar {name}?",
  confirmText: "Quem tiver o link passa a ver os textos e as imagens de exemplo do modelo.",
  confirm: "Sim, parar",
  cancel: "Cancelar",
};
