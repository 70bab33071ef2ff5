export const drafts = {
  title: "Bozze",
  description: "I modelli che ha iniziato a modificare.",
  introGuest:
    "Salvate solo su questo dispositivo. Il browser può eliminarle dopo una settimana senza visite: acceda per salvarle nel suo account.",
  introCustomer: "Salvate nel suo account.",
  empty: "Non ha ancora bozze.",
  emptyHint:
    "Apra un modello e faccia clic su un testo per modificarlo. Le sue bozze compaiono qui.",
  toShop: "Tutti i modelli",
  edit: "Riprendi la bozza",
  preview: "Anteprima",
  remove: "Elimina",
  confirmTitle: "Eliminare la bozza di {name}?",
  confirmGuest: "I testi e le immagini non sono salvati altrove.",
  confirmCustomer:
    "I testi e la cronologia vengono eliminati su tutti i suoi dispositivi. Il sito pubblicato e i link condivisi restano come sono.",
  confirm: "Sì, elimina",
  cancel: "Annulla",
  changedAt: "Ultima modifica: {date}",
};

export const draftEmail = {
  label: "Promemoria per e-mail sulle bozze da finire",
  hint: "Una sola e-mail per bozza, una settimana dopo l’ultima modifica, se nel frattempo non ha ordinato il modello. Ogni e-mail contiene un link per disattivare i promemoria.",
  isOn: "I promemoria sono attivi.",
  isOff: "I promemoria sono disattivati.",
  notVerified: "Prima confermi che questo indirizzo e-mail è suo.",
  toProfile: "Conferma nel profilo",
};

export const stopDraftEmail = {
  title: "Niente più promemoria sulle bozze",
  intro: "Le sue bozze restano dove sono: smettiamo soltanto di inviarle promemoria.",
  stop: "Disattiva i promemoria",
  stopping: "Un momento…",
  stopped: "Fatto. Non le invieremo più promemoria.",
  noLink: "Apra il link contenuto nell’e-mail, oppure disattivi i promemoria in «Bozze».",
  toDrafts: "Vai alle bozze",
};

/** Of a guest's drafts, which become those of the account. */
export const taken = {
  title: "La bozza è nel suo account",
  text: "{names}: ciò che ha scritto su questo dispositivo ora è nel suo account.",
  replaced:
    "{names}: il testo che prima era nel suo account si trova in «Cronologia», nell’editor.",
};

export const sharedLinks = {
  title: "Link condivisi",
  intro:
    "Per ogni link conserviamo una copia. Chi ha il link la vede finché lei non interrompe la condivisione.",
  sharedAt: "Condivisione: {date}",
  open: "Apri",
  copy: "Copia link",
  copied: "Copiato.",
  copyByHand: "Apra il link e ne copi l’indirizzo.",
  takeBack: "Interrompi condivisione",
  confirmTitle: "Interrompere la condivisione di {name}?",
  confirmText: "Chi ha il link vedrà solo i testi e le immagini di esempio del modello.",
  confirm: "Sì, interrompi",
  cancel: "Annulla",
};
