export const customerList = {
  number: "Nr.",
  company: "Firma",
  email: "E-Mail",
  since: "Seit",
  address: "E-Mail-Adresse",
  verified: "bestätigt",
  notVerified: "nicht bestätigt",
  maySignIn: "Anmeldung",
  confirmTitle: "Diesen Kunden sperren?",
  confirmText:
    "{email} wird überall abgemeldet und kann sich nicht anmelden, bis Sie die Sperre aufheben. Veröffentlichte Websites bleiben online: Sollen auch sie verschwinden, sperren Sie sie unter „Websites“.",
  liftTitle: "Sperre aufheben?",
  liftText: "{email} kann sich wieder anmelden.",
  ban: "Sperren",
  liftBan: "Sperre aufheben",
  ofCustomer: ": {email}",
  country: "Land",
  vatId: "USt-IdNr.",
  liftBans: "Sperren aufheben",
  banned: "{count, plural, one {Ein Kunde gesperrt.} other {# Kunden gesperrt.}}",
  bansLifted: "{count, plural, one {Eine Sperre aufgehoben.} other {# Sperren aufgehoben.}}",
  search: "Firma oder E-Mail",
  empty: "Noch keine Kunden.",
};

export const customerPage = {
  orders: "Bestellungen",
  noOrders: "Noch keine Bestellungen.",
  sites: "Websites",
  noSites: "Noch keine Websites.",
  messages: "Nachrichten",
  noMessages: "Noch keine Nachrichten.",
  all: "Alle {count, number}",
  account: "Konto",
  verified: "E-Mail-Adresse: bestätigt",
  notVerified: "E-Mail-Adresse: nicht bestätigt",
  since: "Kunde seit {day}",
  invoiceAddress: "Rechnungsadresse",
  drafts: "Entwürfe",
  draftCount:
    "{count, plural, =0 {Noch keine Vorlage geändert.} one {Eine Vorlage mit eigenen Texten oder Bildern.} other {# Vorlagen mit eigenen Texten oder Bildern.}}",
  sessions: "Sitzungen",
  noSessions: "Nirgends angemeldet.",
  unknownDevice: "Unbekanntes Gerät",
  lastSeen: "zuletzt {moment}",
  isBanned: "Gesperrt: kann sich nicht anmelden.",
};

export const staffList = {
  intro:
    "Wer außer Ihnen in der Verwaltung arbeitet. Inhaber sind Sie: Ihr Konto hat die Adresse, die auf dem Server als ADMIN_EMAIL eingestellt ist.",
  who: "Wer",
  role: "Rolle",
  state: "Status",
  since: "Seit",
  change: "Ändern",
  invite: "Jemanden einladen",
  inviteText:
    "Die Einladung kommt per E-Mail. Der Link darin gilt eine Woche und lässt sich nur einmal benutzen.",
  email: "E-Mail-Adresse",
  send: "Einladung senden",
  changeRole: "Rolle ändern",
  ofMember: ": {email}",
  save: "Speichern",
  remove: "Entfernen",
  takeBack: "Zurückziehen",
  removeTitle: "{email} entfernen?",
  removeText: "Der Zugang zur Verwaltung endet sofort, und die API-Tokens werden ungültig.",
  takeBackTitle: "Die Einladung für {email} zurückziehen?",
  takeBackText: "Der Link in der E-Mail wird ungültig.",
  search: "E-Mail oder Firma",
  empty: "Außer Ihnen arbeitet hier noch niemand.",
};

export const staffRoles = {
  support: "Kundenservice",
  bookkeeping: "Buchhaltung",
};

/** What staff with a role may see and do. */
export const staffRoleTexts = {
  support:
    "Kunden, ihre Websites, Bewertungen, Nachrichten und E-Mails. Keine Bestellungen, keine Preise, kein Geld.",
  bookkeeping:
    "Bestellungen, Erstattungen, Rechnungen, Stornorechnungen und die Buchhaltung, zum Ansehen und Herunterladen.",
};

export const staffStates = {
  active: "Aktiv",
  invited: "Eingeladen",
  expired: "Einladung abgelaufen",
};

/** The page of an invitation to the back office. */
export const join = {
  title: "Einladung in die Verwaltung",
  intro: "Der Inhaber dieses Shops hat Sie eingeladen, in der Verwaltung mitzuarbeiten.",
  action: "Einladung annehmen",
  busy: "Wird angenommen …",
  done: "Willkommen. Ihre Rolle: {role}.",
  noLink:
    "Bitte öffnen Sie den Link aus der E-Mail mit Ihrer Einladung. Der Inhaber des Shops kann Ihnen einen neuen schicken.",
  open: "Verwaltung öffnen",
};
