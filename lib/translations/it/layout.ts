/** What the shop says of itself, also to search engines. */
export const shop = {
  tagline: "Modelli di siti web nei suoi colori",
  about:
    "Presetry vende alle aziende siti web già pronti. Può vederli nei suoi colori, con il suo logo e il suo nome; poi li scarica o li mettiamo online noi. Restano suoi per sempre.",
};

/** The frame of every page. */
export const layout = {
  skipToContent: "Vai al contenuto",
  main: "Principale",
  mainSmallScreen: "Principale, schermo piccolo",
  menu: "Menu",
  home: "Home",
  shop: "Negozio",
  team: "Team",
  switchTheme: "Cambia tema: chiaro o scuro",
  language: "Lingua",
  seeInThisLanguage: "Vedi questa pagina in italiano",
  cart: "Carrello",
  cartWith: "Carrello, {count, plural, =0 {vuoto} one {# modello} other {# modelli}}",
};

export const accountMenu = {
  account: "Account",
  oneMoment: "Un momento…",
  login: "Accedi",
  register: "Registrati",
  profile: "Profilo",
  purchases: "Acquisti",
  drafts: "Bozze",
  saved: "Salvati",
  adminPanel: "Gestione",
  logOut: "Esci",
  areYouSure: "Vuole uscire?",
  aboutToLogOut: "Sta per uscire dal suo account",
  yesLogOut: "Sì, esci",
  cancel: "Annulla",
};

export const footer = {
  about: "Chi siamo",
  shop: "Negozio",
  allPresets: "Tutti i modelli",
  premium: "Premium",
  trades: "Per attività",
  team: "Il team",
  reference: "Guida all’API",
  legal: "Note legali",
  socialLinks: "Profili social",
  follow: "Ci segua",
  contact: "Contatti",
  talkToUs: "Ci scriva",
  imprint: "Dati societari",
  terms: "Condizioni di vendita",
  license: "Licenza",
  refunds: "Rimborsi",
  privacy: "Privacy",
  dataProcessing: "Accordo sul trattamento dei dati",
  accessibility: "Accessibilità",
  reportSite: "Segnala un sito",
  withdraw: "Recedere dal contratto",
};

export const team = {
  title: "Il team",
  description: "Le otto persone che progettano, costruiscono e curano i modelli.",
  intro:
    "Sono in otto a progettare, costruire e curare i modelli. Tutti scrivono codice, tutti rispondono ai clienti e tutti hanno litigato almeno una volta per una tonalità di verde. Sono persone di esempio, disegnate per questo negozio.",
  role: "Sviluppo full stack",
  portraitOf: "Ritratto di {name}",
  linkedin: "LinkedIn",
  github: "GitHub",
  profileOf: " (profilo di {name})",
};

export const notFound = {
  pageTitle: "Pagina non trovata",
  title: "Non troviamo questa pagina",
  text: "Forse l’indirizzo contiene un errore, o la pagina è stata spostata.",
  browseAll: "Tutti i modelli",
};

export const errorPage = {
  title: "Si è verificato un errore",
  tryAgain: "Riprova",
  text: "Al momento non riusciamo a mostrare questa pagina. Non è andato perso nulla.",
  code: "Se succede di nuovo, ci comunichi questo codice: {digest}",
  goHome: "Vai alla home",
  shopFailed: "Non riusciamo a mostrare il negozio. Riprovi tra poco.",
};
