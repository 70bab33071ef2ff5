export const siteList = {
  site: "Website",
  owner: "Inhaber",
  status: "Status",
  all: "Alle",
  takenDown: "Gesperrt",
  published: "Veröffentlicht",
  messages: "Nachrichten",
  manyMessages: "{most, number} oder mehr",
  failedMails: "{count, plural, one {# E-Mail fehlgeschlagen} other {# E-Mails fehlgeschlagen}}",
  action: "Darf online sein",
  ground: "Grundlage",
  takeDown: "Sperren",
  allow: "Entsperren",
  ofSite: ": {name}",
  dialogTitle: "{name} sperren?",
  dialogText:
    "Die Website ist sofort offline, und {email} kann sie nicht veröffentlichen, bis Sie sie entsperren. Den Grund teilen wir mit.",
  why: "Grund",
  search: "Name, Domain, Inhaber, Vorlage, Lizenz",
  empty: "Noch keine Websites.",
};

export const siteStatuses = {
  ordered: "Bestellt",
  building: "Wird veröffentlicht",
  live: "Online",
  failed: "Fehlgeschlagen",
  leaving: "Wird offline genommen",
  offline: "Offline",
};

export const heldSiteList = {
  since: "Seit",
  heldOn: "zurückgehalten {days}",
  site: "Website",
  owner: "Inhaber",
  why: "Gründe",
  status: "Entscheidung",
  by: "von {email}",
  look: "Ansehen",
  ofSite: ": {name}",
  title: "{name}: {change}",
  description: "Eingegeben von {email}. Risikopunkte: {score, number}.",
  reasons: "Was aufgefallen ist",
  content: "Was eingegeben wurde",
  company: "Firma",
  pageTitle: "Seitentitel",
  address: "Name in der Adresse",
  domain: "Domain",
  words: "Texte",
  links: "Links, nur zum Lesen",
  pictures: "Bildbeschreibungen",
  oldAddresses: "Alte Adressen",
  approve: "Online stellen",
  approveChange: "Änderung freigeben",
  refuse: "Ablehnen",
  reason: "Grund, den der Inhaber erfährt",
  loading: "Einen Moment …",
  all: "Alle",
  search: "Website, Inhaber, Vorlage oder Grund",
  empty: "Keine Website wartet.",
};

export const heldStatuses = {
  held: "Wartet",
  approved: "Freigegeben",
  refused: "Abgelehnt",
  replaced: "Vom Inhaber ersetzt",
};

/** What waits: a site, or a change of one. */
export const heldChanges = {
  publication: "Veröffentlichung",
  settings: "Einstellungen",
  name: "Name in der Adresse",
  domain: "Eigene Domain",
};

export const reportList = {
  number: "Nr.",
  site: "Website",
  kind: "Gemeldet",
  status: "Status",
  received: "Eingegangen",
  nothingNoticed: "Nichts aufgefallen",
  score: "Risikopunkte: {score, number}",
  formsPaused: "Formulare pausieren",
  due: "Frist",
  overdue: "Überfällig",
  action: "Aktion",
  ownDecision: "Selbst entdeckt",
  gone: "Gelöscht",
  draft: "Geteilter Entwurf",
  isOffline: "offline",
  others: "{count, plural, one {# weitere offene Meldung} other {# weitere offene Meldungen}}",
  waiting: "Entscheidung nötig",
  arrived: "eingegangen {days}",
  all: "Alle",
  search: "Website, Text oder Meldende",
  empty: "Keine Meldungen.",
  read: "Lesen",
  decide: "Entscheiden",
  ofReport: ": Meldung {id}",
};

export const reportStatuses = {
  open: "Offen",
  no_action: "Keine Maßnahme",
  taken_down: "Gesperrt",
  objected: "Inhaber widerspricht",
  restored: "Wieder online",
  upheld: "Bleibt offline",
};

export const reportDialog = {
  title: "Meldung {id}",
  newTab: " (öffnet in neuem Tab)",
  words: "Was gemeldet wurde",
  nothingNoticed: "Nichts aufgefallen",
  screening: "Was aufgefallen ist (Risikopunkte: {score, number})",
  formsPaused: "Die Formulare der Website pausieren, bis Sie hierüber entschieden haben.",
  reporter: "Gemeldet von",
  anonymous: "Ohne Namen",
  decision: "Entscheidung: {decision}",
  objection: "Widerspruch des Inhabers",
  answer: "Antwort",
  whatWithSite: "Was mit der Website geschieht",
  takeSiteDown: "Sperren: Sie geht offline",
  noActionOnSite: "Keine Maßnahme: Sie bleibt online",
  whatWithDraft: "Was mit dem Entwurf geschieht",
  takeDraftDown: "Link deaktivieren",
  noActionOnDraft: "Keine Maßnahme: Er bleibt geteilt",
  closeOnly: "Sie ist offline: Meldung schließen",
  putBack: "Wieder online stellen",
  keepOffline: "Offline lassen",
  ground: "Grundlage",
  reason: "Grund",
  allAnswered:
    "{count, plural, one {Die # weitere offene Meldung dieser Website wird genauso beantwortet.} other {Die # weiteren offenen Meldungen dieser Website werden genauso beantwortet.}}",
  withOthers:
    "{count, plural, one {# weitere offene Meldung dieser Website genauso beantworten} other {# weitere offene Meldungen dieser Website genauso beantworten}}",
  send: "Entscheiden und mitteilen",
};

/** Who reads the reason of a decision, by what is decided. */
export const reasonHints = {
  taken_down:
    "Inhaber und Meldende lesen ihn. Nennen Sie die Wörter oder Bilder und das Gesetz oder die Stelle in unseren AGB.",
  no_action: "Wer gemeldet hat, liest ihn.",
  restored: "Der Inhaber liest ihn.",
  upheld: "Der Inhaber liest ihn.",
};

export const reportFigures = {
  title: "Zahlen des Jahres",
  intro: "Für den Transparenzbericht: Fälle, die in dem Jahr begonnen haben, in UTC.",
  year: "Jahr",
  notices: "Meldungen",
  open: "Noch nicht entschieden",
  takenDown: "Führten zu einer Sperrung",
  noAction: "Keine Maßnahme",
  median: "Zeit bis zur Entscheidung (Median)",
  ownTakedowns: "Sperrungen ohne Meldung",
  objections: "Widersprüche von Inhabern",
  restored: "Danach wieder online",
  upheld: "Danach offline geblieben",
  lessThanAnHour: "unter einer Stunde",
  hours: "{hours, plural, one {# Stunde} other {# Stunden}}",
  days: "{days, plural, one {# Tag} other {# Tage}}",
};

/** The number of takedowns, by what they rest on. */
export const takedownFigures = {
  law: "Sperrungen: Verstoß gegen geltendes Recht",
  terms: "Sperrungen: Verstoß gegen unsere AGB",
};
