export const drafts = {
  title: "Sus borradores",
  description: "Las plantillas que ha empezado a editar.",
  introGuest:
    "Guardados solo en este dispositivo. El navegador puede borrarlos tras una semana sin visitas: inicie sesión para guardarlos en su cuenta.",
  introCustomer: "Guardados en su cuenta.",
  empty: "Aún no tiene borradores.",
  emptyHint:
    "Abra una plantilla y haga clic en cualquier texto para cambiarlo. Sus borradores aparecerán aquí.",
  toShop: "Ver todas las plantillas",
  edit: "Seguir editando",
  preview: "Vista previa",
  remove: "Eliminar",
  confirmTitle: "¿Eliminar su borrador de {name}?",
  confirmGuest: "El texto y las imágenes no están guardados en ningún otro sitio.",
  confirmCustomer:
    "El texto y su historial se eliminan de todos sus dispositivos. Una web ya publicada se queda como está, y también los enlaces que haya compartido.",
  confirm: "Sí, eliminarlo",
  cancel: "Cancelar",
  changedAt: "Modificado el {date}",
};

export const draftEmail = {
  label: "Recordarme por correo los borradores sin terminar",
  hint: "Un correo por borrador, una semana después del último cambio, salvo que ya haya pedido la plantilla. Cada correo lleva un enlace para darse de baja.",
  isOn: "Recordatorios activados.",
  isOff: "Recordatorios desactivados.",
  notVerified: "Antes, confirme que este correo electrónico es suyo.",
  toProfile: "Confirmarlo en su perfil",
};

export const stopDraftEmail = {
  title: "No más correos sobre borradores",
  intro: "Sus borradores se quedan donde están. Solo dejamos de escribirle sobre ellos.",
  stop: "No recibir más",
  stopping: "Un momento…",
  stopped: "Hecho. No volveremos a escribirle sobre borradores.",
  noLink: "Abra el enlace del correo o desactive los recordatorios en «Sus borradores».",
  toDrafts: "Ir a sus borradores",
};

/** Of a guest's drafts, which become those of the account. */
export const taken = {
  title: "Su borrador está en su cuenta",
  text: "{names}: lo que escribió en este dispositivo está ahora en su cuenta.",
  replaced: "{names}: el texto que tenía antes en su cuenta está en el Historial del editor.",
};

export const sharedLinks = {
  title: "Enlaces que he compartido",
  intro:
    "Guardamos una copia por cada enlace. Cualquiera que tenga el enlace la ve hasta que usted deje de compartirla.",
  sharedAt: "Compartido el {date}",
  open: "Abrir",
  copy: "Copiar enlace",
  copied: "Copiado.",
  copyByHand: "Abra el enlace y copie su dirección.",
  takeBack: "Dejar de compartir",
  confirmTitle: "¿Dejar de compartir {name}?",
  confirmText: "Quien tenga el enlace verá el texto y las imágenes de muestra de la plantilla.",
  confirm: "Sí, dejar de compartir",
  cancel: "Cancelar",
};
