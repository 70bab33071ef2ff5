export const account = {
  caption: "Ein Konto für alles",
  login: "Anmelden",
  register: "Registrieren",
  email: "E-Mail",
  password: "Passwort",
  success: "Erledigt",
  backToHome: "Zurück zur Startseite",
  backToLogin: "Zurück zur Anmeldung",
  needsScript:
    "Dieses Formular braucht JavaScript: Bitte schalten Sie es ein, oder laden Sie die Seite neu.",
  loading: "Wird geladen",
};

export const login = {
  intro: "Willkommen zurück. Ihr Warenkorb und Ihre Farben sind noch da.",
  isNew: "Neu hier?",
  signingIn: "Anmeldung läuft …",
  code: "Code",
  codeHint:
    "Ihre Authenticator-App zeigt ihn an. Ohne App geben Sie einen Ersatzcode ein; fehlt Ihnen beides, schreiben Sie uns.",
  withPasskey: "Mit Passkey anmelden",
  waitingForPasskey: "Ihr Browser fragt nach Ihrem Passkey …",
  confirmSent:
    "Wir haben Ihnen einen Link geschickt: Öffnen Sie ihn bei Gelegenheit, um Ihre Adresse zu bestätigen. Anmelden können Sie sich sofort.",
};

export const identityLogin = {
  or: "oder",
  signInWith: "Anmelden mit …",
  tookTooLong: "Die Anmeldung hat zu lange gedauert. Bitte versuchen Sie es noch einmal.",
  waiting: "Bitte machen Sie im Anmeldefenster weiter.",
  leaving: "Ihr Browser hat das Anmeldefenster blockiert. Einen Moment, wir leiten Sie weiter …",
  finishing: "Sie werden angemeldet …",
  code: "Ihr Konto verlangt zusätzlich einen Code.",
  closed: "Das Anmeldefenster wurde geschlossen, bevor Sie angemeldet waren.",
};

export const popup = {
  pageTitle: "Anmelden",
  opening: "{provider} wird geöffnet",
  redirecting: "Einen Moment, wir leiten Sie zur Anmeldung weiter.",
  backToShop: "Zurück zum Shop",
  closes: "Dieses Fenster schließt sich von selbst. Sie können es auch jetzt schließen.",
};

export const register = {
  intro:
    "In Ihrem Konto finden Sie alles an einem Ort: Warenkorb, Farben und was Sie gekauft haben.",
  hasAccount: "Schon ein Konto?",
  name: "Name",
  nameHint:
    "Der Name, unter dem Ihre Kunden Sie kennen. Nach dem offiziellen Namen Ihres Unternehmens fragen wir erst beim Bezahlen.",
  keepsBrand:
    "In Ihren Vorschauen bleibt der Name „{name}“. Nach dem offiziellen Namen Ihres Unternehmens fragen wir erst beim Bezahlen.",
  creating: "Konto wird angelegt …",
  created: "Ihr Konto ist angelegt.",
};

export const newPassword = {
  confirm: "Passwort wiederholen",
  rules: "Regeln für das Passwort",
  met: "erfüllt",
  notMet: "fehlt",
  rulesMet: "{met, number} von {all, number} Regeln für das Passwort erfüllt",
};

/** The rules of a new password, as its form lists them. */
export const passwordRules = {
  uppercase: "Ein Großbuchstabe",
  lowercase: "Ein Kleinbuchstabe",
  length: "8 bis 30 Zeichen",
  number: "Eine Ziffer",
  special: "Ein Sonderzeichen",
};

export const reset = {
  title: "Neues Passwort",
  intro:
    "Wählen Sie ein neues Passwort. Damit melden Sie sich künftig an, auf diesem und jedem anderen Gerät.",
  newPassword: "Neues Passwort",
  reset: "Passwort speichern",
  saving: "Wird gespeichert …",
  updated: "Ihr Passwort ist geändert.",
  noLink:
    "Bitte öffnen Sie den Link aus unserer E-Mail, oder lassen Sie sich einen neuen schicken.",
};

export const forgot = {
  forgotPassword: "Passwort vergessen?",
  title: "Passwort vergessen",
  description: "Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.",
  send: "Link senden",
  sending: "Wird gesendet …",
  notSent:
    "Der Link konnte nicht gesendet werden. Prüfen Sie die E-Mail-Adresse, oder versuchen Sie es später noch einmal.",
  sent: "Bitte sehen Sie in Ihrem Postfach nach: Sie erhalten einen Link, mit dem Sie ein neues Passwort wählen.",
};

export const profile = {
  title: "Profil",
  partsLabel: "Bereiche Ihres Profils",
  company: "Firma",
  security: "Sicherheit",
  data: "Ihre Daten",
  logoOf: "Logo von {company}",
  defaultLogo: "Standardlogo",
  noAbout: "Hier steht noch nichts über Ihr Unternehmen.",
  backOffice: "Verwaltung öffnen",
  saving: "Wird gespeichert …",
  success: "Gespeichert",
  isUpdated: "Ihr Profil ist aktualisiert.",
};

export const company = {
  title: "Ihr Unternehmen",
  name: "Firmenname",
  about: "Über uns",
  aboutHint: "Schreiben Sie ein paar Sätze über Ihr Unternehmen.",
  language: "Sprache",
  languageHint: "In dieser Sprache bekommen Sie unsere E-Mails und Dokumente.",
  save: "Änderungen speichern",
};

export const logo = {
  yourLogo: "Ihr Logo",
  upload: "Bild hochladen",
  uploading: "Wird hochgeladen …",
  limits: "PNG, JPEG oder WebP. Große Fotos werden verkleinert.",
  notSaved: "Noch nicht gespeichert: Speichern Sie Ihre Änderungen, um es zu behalten.",
  updating: "Logo wird aktualisiert",
  pleaseWait: "Bitte warten Sie, bis Ihr Logo aktualisiert ist.",
  failed: "Das Bild konnte nicht geladen werden",
  tryAgain: "Bitte versuchen Sie es noch einmal.",
};

export const invoice = {
  title: "Für Ihre Rechnungen",
  intro: "Diese Angaben sind an der Kasse schon für Sie ausgefüllt.",
  firstName: "Vorname",
  lastName: "Nachname",
  legalName: "Offizieller Name",
  legalNameHint:
    "Der Name Ihres Unternehmens auf Rechnungen, falls er vom Firmennamen oben abweicht.",
  issuedStay:
    "Für Ihre nächsten Bestellungen gespeichert. Bereits ausgestellte Rechnungen bleiben, wie sie sind; ist eine falsch, schreiben Sie uns unter „Bestellungen“.",
  street: "Straße und Hausnummer",
  street2: "Adresszusatz",
  region: "Region",
  regionHint: "Bundesstaat, Provinz oder Bezirk, falls das zur Adresse gehört.",
  zipCode: "PLZ",
  city: "Ort",
  country: "Land",
  vatId: "USt-IdNr.",
  vatIdHint: "Falls Ihr Unternehmen eine hat.",
  fill: "Ihre Angaben übernehmen",
  filled: "Aus Ihren Angaben übernommen. Bitte prüfen Sie alles, bevor Sie speichern.",
  save: "Angaben speichern",
};

export const brand = {
  title: "Ihre Marke",
  intro: "Jede Vorschau zeigt Ihr Logo, Ihren Namen und diese Farben.",
  preview: "Eine Vorlage in Ihren Farben",
  change: "Farben in einer Vorschau ändern",
  opensInNewTab: "(öffnet in neuem Tab)",
};

export const data = {
  title: "Ihre Daten",
  intro:
    "Alles, was wir über Sie speichern, gehört Ihnen: Laden Sie es herunter, oder lassen Sie es löschen.",
};

export const dataExport = {
  label: "Kopie Ihrer Daten",
  what: "Eine ZIP-Datei mit Konto, Bestellungen, Rechnungen, Entwürfen, Bildern, Websites und Nachrichten.",
  ask: "Kopie anfordern",
  askAgain: "Neu anfordern",
  preparing:
    "Wir stellen sie zusammen und schicken Ihnen einen Link per E-Mail. Das dauert einige Minuten.",
  ready: "Fertig. Der Link in unserer E-Mail gilt bis zum {until}.",
};

/** The file README.txt of the copy of one's data. */
export const exportReadme = {
  title: "Alles, was {shop} über Sie speichert.",
  account:
    "Ihr Konto: E-Mail-Adresse, Firma, Rechnungsadresse, Farben, Anmeldungen, verknüpfte Konten, Passkeys, Ihre Rolle und API-Tokens, ob Sie E-Mails zu Entwürfen möchten",
  cart: "Ihr Warenkorb",
  saved: "Die Vorlagen auf Ihrer Merkliste und die, die Sie zuletzt angesehen haben",
  orders: "Ihre Bestellungen mit ihren Zahlungen",
  invoices: "Ihre Rechnungen als PDF",
  reviews: "Ihre Bewertungen",
  emails: "Welche E-Mails wir Ihnen gesendet haben. Den Text löschen wir nach dem Versand",
  activity: "Was mit Ihrem Konto geschah, und von wo aus",
  contact: "Was uns von Ihrer Adresse aus geschrieben wurde",
  messages: "Was Sie und wir einander geschrieben haben",
  facts: "Ihre Angaben zu Ihren Unternehmen",
  drafts: "Ihre Entwürfe mit allen Speicherständen, die wir aufbewahren",
  shared: "Kopien von Entwürfen, die Sie teilen",
  pictures: "Ihre Bilder, in der größten Breite, die wir aufbewahren",
  logos: "Ihre Logos",
  sites:
    "Ihre Websites: Einstellungen, Versionen, Domains, Besuche und die Nachrichten ihrer Besucher",
  notInHere:
    "Nicht enthalten: Ihr Passwort, das wir nur als Hashwert speichern, der Schlüssel Ihrer\nAuthenticator-App sowie die Hashwerte von Links, Cookies, API-Tokens und Ersatzcodes.",
};

export const deletion = {
  label: "Konto löschen",
  what: "Ihre Websites gehen offline, und wir löschen alles, was wir nicht gesetzlich aufbewahren müssen. Zwei Wochen lang können Sie es sich noch anders überlegen.",
  whatWeKeep: "Was wir wie lange aufbewahren",
  ask: "Konto löschen",
  dialogTitle: "Ihr Konto löschen?",
  dialogText:
    "Zunächst passiert {days, number} Tage lang nichts: So lange können Sie es sich noch anders überlegen. Danach gehen Ihre Websites offline, und Konto, Entwürfe, Bilder und Nachrichten werden endgültig gelöscht. Rechnungen bewahren wir auf, solange das Gesetz es verlangt.",
  noPassword:
    "Sie melden sich ohne Passwort an. Deshalb schicken wir Ihnen zur Bestätigung einen Link per E-Mail.",
  submit: "Konto löschen",
  submitLink: "Link senden",
  submitting: "Einen Moment …",
  linkSent: "Gesendet. Bitte sehen Sie in Ihrem Postfach nach: Der Link gilt einen Tag.",
  kept: "Ihr Konto bleibt bestehen.",
};

/** The banner on every page of a customer whose account will be deleted. */
export const leaving = {
  label: "Löschung Ihres Kontos",
  leaving: "Ihr Konto wird am {date} gelöscht.",
  keep: "Konto behalten",
  failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
};

export const exportLink = {
  title: "Ihre Daten",
  intro:
    "Eine ZIP-Datei mit allem, was wir über Sie speichern. Bewahren Sie die Datei so auf, dass niemand sonst sie öffnen kann.",
  action: "Herunterladen",
  busy: "Wird heruntergeladen …",
  done: "Fertig: Die Datei liegt in Ihrem Download-Ordner.",
  noLink:
    "Bitte öffnen Sie den Link aus unserer E-Mail. In Ihrem Profil können Sie Ihre Daten neu anfordern.",
};

export const deletionLink = {
  title: "Ihr Konto löschen",
  intro:
    "Ein Klick, und Ihr Konto wird in zwei Wochen gelöscht. Bis dahin können Sie es sich noch anders überlegen.",
  action: "Konto löschen",
  busy: "Einen Moment …",
  noLink:
    "Bitte öffnen Sie den Link aus unserer E-Mail. In Ihrem Profil können Sie einen neuen anfordern.",
};

export const confirm = {
  title: "E-Mail-Adresse bestätigen",
  intro: "Ein Klick, und wir wissen, dass unsere E-Mails Sie erreichen.",
  action: "Bestätigen",
  busy: "Wird bestätigt …",
  verified: "Vielen Dank. {email} ist bestätigt.",
  half: "Vielen Dank. Öffnen Sie nun den Link im anderen Postfach; dann ist Ihre neue Adresse {email}.",
  changed: "Erledigt. Ihre Adresse ist ab jetzt {email}.",
  back: "Zurück zur vorigen Seite",
  noLink:
    "Bitte öffnen Sie den Link aus unserer E-Mail. In Ihrem Profil können Sie einen neuen anfordern.",
};

/** Texts that all pages of emailed links share. */
export const link = {
  signInFirst:
    "Bitte melden Sie sich zuerst an, und zwar mit dem Konto, zu dem die E-Mail gehört. Danach geht es auf dieser Seite weiter.",
  signIn: "Anmelden",
  signedInAs: "Sie sind als {email} angemeldet.",
  toProfile: "Zu Ihrem Profil",
};

export const notMe = {
  title: "Waren Sie das nicht?",
  intro:
    "Dann sichern Sie Ihr Konto: Alle Geräte werden abgemeldet, Ihr bisheriges Passwort wird ungültig, und Sie wählen ein neues.",
  close: "Konto sichern",
  closing: "Wird gesichert …",
  noLink: "Bitte öffnen Sie den Link aus unserer E-Mail.",
  putBack:
    "Ihr Konto ist für alle anderen gesperrt. Diese Einstellungen Ihrer Websites waren seit der E-Mail geändert worden, und wir haben sie wieder so eingestellt, wie sie vorher waren:",
  ofSite: "{template}: {settings}",
  choosePassword: "Neues Passwort wählen",
};

export const security = {
  title: "Anmeldung",
  intro: "Wie Sie sich anmelden und wo Sie angemeldet sind.",
  cancel: "Abbrechen",
};

export const proof = {
  password: "Ihr Passwort",
  code: "Code Ihrer App oder ein Ersatzcode",
  busy: "Einen Moment …",
};

export const keepTokens = {
  keep: "{count, plural, one {Meinen API-Token behalten. Sonst verliert das Programm, das ihn benutzt, den Zugriff.} other {Meine # API-Tokens behalten. Sonst verlieren die Programme, die sie benutzen, den Zugriff.}}",
};

export const email = {
  label: "E-Mail-Adresse",
  verified: "Bestätigt",
  unverified: "Nicht bestätigt",
  why: "Bestätigen Sie sie, damit Nachrichten von Ihren Websites ankommen und Sie so viele Bilder hochladen können, wie Sie brauchen.",
  change: "Adresse ändern",
  dialogTitle: "Adresse ändern",
  confirmBoth:
    "Wir schreiben an Ihre bisherige und an die neue Adresse. Sobald Sie beide bestätigt haben, gilt die neue.",
  confirmNew: "Wir schreiben an die neue Adresse. Sie gilt, sobald sie dort bestätigt ist.",
  newEmail: "Neue E-Mail-Adresse",
  sendLinks: "Links senden",
  sendLink: "Link senden",
  pending: "Wechsel zu {email}:",
  isConfirmed: "{email} ist bestätigt",
  isAwaited: "{email} ist noch nicht bestätigt",
  keep: "Bisherige Adresse behalten",
};

/** The button that sends the link which confirms an address. */
export const sendLink = {
  send: "Link senden",
  sending: "Wird gesendet …",
  sent: "Gesendet. Bitte sehen Sie in Ihrem Postfach nach: Der Link gilt einen Tag.",
};

export const password = {
  label: "Passwort",
  isSet: "Festgelegt. Nur Sie kennen es.",
  none: "Sie melden sich ohne Passwort an.",
  change: "Passwort ändern",
  choose: "Link zum Festlegen senden",
  linkSent: "Gesendet. Bitte sehen Sie in Ihrem Postfach nach: Der Link gilt eine Stunde.",
  dialogTitle: "Passwort ändern",
  dialogText: "Ihre anderen Geräte werden abgemeldet.",
  currentPassword: "Bisheriges Passwort",
  newPassword: "Neues Passwort",
  submit: "Passwort ändern",
  submitting: "Wird geändert …",
  changed: "Ihr Passwort ist geändert, und Ihre anderen Geräte sind abgemeldet.",
};

export const factor = {
  label: "Zwei-Faktor-Anmeldung",
  off: "Aus. Sie melden sich nur mit Ihrem Passwort an.",
  on: "Seit dem {date} eingeschaltet. Jede Anmeldung verlangt einen Code.",
  codesLeft: "{left, plural, one {Noch # Ersatzcode} other {Noch # Ersatzcodes}}",
  turnOn: "Einschalten",
  turnOff: "Ausschalten",
  renew: "Ersatzcodes erneuern",
  setUpTitle: "Zwei-Faktor-Anmeldung einschalten",
  setUpText:
    "Sie brauchen eine App, die Codes anzeigt, zum Beispiel die Ihres Passwortmanagers. Ihre anderen Geräte werden abgemeldet.",
  next: "Weiter",
  scan: "Scannen Sie diesen Code mit der App, oder geben Sie dort den Schlüssel ein.",
  qrCode: "QR-Code für Ihre Authenticator-App",
  key: "Schlüssel",
  code: "Code, den die App anzeigt",
  confirm: "Einschalten",
  codesTitle: "Ihre Ersatzcodes",
  codesText:
    "Mit jedem können Sie sich einmal anmelden, wenn Sie die App nicht zur Hand haben. Bewahren Sie sie sicher auf: Sie werden nur dieses eine Mal angezeigt.",
  allCodes: " – alle Ersatzcodes",
  done: "Ich habe sie gesichert",
  renewTitle: "Neue Ersatzcodes",
  renewText: "Ihre bisherigen Codes werden ungültig.",
  renewSubmit: "Neue Codes anzeigen",
  offTitle: "Zwei-Faktor-Anmeldung ausschalten?",
  offText:
    "Sie melden sich dann nur mit Ihrem Passwort an, und Ihre Ersatzcodes werden ungültig. Ihre anderen Geräte werden abgemeldet.",
  offSubmit: "Ausschalten",
  busy: "Einen Moment …",
};

export const passkey = {
  label: "Passkeys",
  none: "Keine. Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder PIN Ihres Geräts an, ohne Passwort.",
  add: "Hinzufügen",
  addTitle: "Passkey hinzufügen",
  addText:
    "Ihr Browser fragt dann, wo der Passkey gespeichert werden soll: auf diesem Gerät, einem anderen oder einem Sicherheitsschlüssel. Ihre anderen Geräte werden abgemeldet.",
  name: "Name",
  nameHint: "Damit Sie ihn wiedererkennen, etwa „Handy“.",
  make: "Erstellen",
  rename: "Umbenennen",
  renameTitle: "Passkey umbenennen",
  save: "Speichern",
  remove: "Entfernen",
  removeTitle: "„{name}“ entfernen?",
  removeText:
    "Sie können sich damit nicht mehr anmelden, und Ihre anderen Geräte werden abgemeldet. Löschen Sie ihn bitte auch auf Ihrem Gerät.",
  removeYes: "Ja, entfernen",
  ofPasskey: " – Passkey {name}",
  notUsed: "Hinzugefügt am {added}, noch nicht benutzt",
  lastUsed: "Hinzugefügt am {added}, zuletzt benutzt am {used}",
  busy: "Einen Moment …",
  inDoubt:
    "Er ist gesperrt, weil in einer unserer E-Mails „Das war ich nicht“ angeklickt wurde. Um ihn zu entsperren, melden Sie sich mit Ihrem Passwort an, und benutzen Sie ihn danach einmal.",
};

export const gate = {
  label: "Verwaltung",
  title: "Noch ein Schritt",
  app: "Die Verwaltung zeigt personenbezogene Daten von Kunden, deshalb genügt ein Passwort allein nicht. Sie brauchen eine App, die Codes anzeigt, zum Beispiel die Ihres Passwortmanagers.",
  passkey:
    "Die Verwaltung zeigt personenbezogene Daten von Kunden, deshalb genügt ein Passwort allein nicht. Mit einem Passkey öffnen Sie sie per Fingerabdruck, Gesicht oder PIN Ihres Geräts.",
  ratherPasskey: "Lieber einen Passkey benutzen",
  ratherApp: "Lieber eine App benutzen",
  proveApp: "Bitte melden Sie sich ab und mit einem Code Ihrer App wieder an.",
  provePasskey: "Ihr Konto hat einen Passkey, aber bei dieser Anmeldung wurde er nicht benutzt.",
  lost: "Haben Sie keinen Zugriff mehr darauf, lässt sich beides auf dem Server des Shops entfernen: npm run reset-second-factor.",
  usePasskey: "Passkey benutzen",
  signOut: "Abmelden",
};

export const linkedAccounts = {
  label: "Verknüpfte Konten",
  linkedSince: "Verknüpft seit dem {date}",
  unlink: "Trennen",
  unlinkTitle: "{provider} trennen?",
  unlinkText:
    "Sie können sich damit hier nicht mehr anmelden, und Ihre anderen Geräte werden abgemeldet. Das Konto dort bleibt bestehen.",
  unlinkYes: "Ja, trennen",
};

/** What a change of the profile was about, in the list of activities. */
export const profileFields = {
  name: "Firmenname",
  logo: "Logo",
  about: "Text über das Unternehmen",
  legalName: "offizieller Name",
  firstname: "Vorname",
  lastname: "Nachname",
  street: "Straße",
  street2: "Adresszusatz",
  region: "Region",
  zipcode: "PLZ",
  city: "Ort",
  country: "Land",
  vatId: "USt-IdNr.",
  language: "Sprache",
};

export const activity = {
  title: "Aktivität",
  intro: "Was zuletzt in Ihrem Konto geschah und von wo aus.",
  nothing: "Noch nichts.",
  earlier: "Frühere anzeigen",
  byGuest: "Ohne Anmeldung",
  byShop: "Von uns",
};

export const session = {
  label: "Wo Sie angemeldet sind",
  unknownDevice: "Ein unbekanntes Gerät",
  thisDevice: "Dieses Gerät",
  lastUsed: "Zuletzt benutzt am {date}",
  openedAt: "Angemeldet am {date}",
  signOut: "Abmelden",
  ofDevice: " – {device}, angemeldet am {date}",
  everywhere: "Überall abmelden",
  confirmTitle: "Überall abmelden?",
  confirmText: "Alle Ihre Geräte werden sofort abgemeldet, auch dieses.",
  confirmYes: "Ja, überall",
  done: "Sie sind überall abgemeldet",
  doneText: "Auf jedem Gerät ist eine neue Anmeldung nötig, auch auf diesem.",
  busy: "Einen Moment …",
  deviceOn: "{browser} auf {system}",
};

export const program = {
  title: "Zugriff für Programme",
  intro:
    "Mit einem Token kann ein Programm, zum Beispiel ein KI-Assistent, Ihre Daten lesen. Ändern kann es nichts.",
  address: "Adresse für das Programm:",
  label: "API-Tokens",
  none: "Kein Programm hat Zugriff.",
  confirmFirst:
    "Bestätigen Sie zuerst Ihre E-Mail-Adresse: Danach können Sie einen Token erstellen.",
  make: "Token erstellen",
  name: "Name",
  nameHint: "Das Programm, das ihn benutzt, etwa „Mein Assistent“.",
  days: "Gültigkeit in Tagen",
  mayRead: "Darf lesen",
  orders: "Ihre Bestellungen",
  sites: "Ihre Websites",
  submit: "Erstellen",
  busy: "Einen Moment …",
  madeTitle: "Ihr Token",
  madeText: "Kopieren Sie ihn jetzt in das Programm: Er wird nur dieses eine Mal angezeigt.",
  reads: "Liest {scopes}",
  ordersInList: "Ihre Bestellungen",
  sitesInList: "Ihre Websites",
  never: "noch nicht benutzt",
  lastUsed: "zuletzt benutzt am {when}",
  until: "gilt bis zum {day}",
  expired: "Abgelaufen",
  revoked: "Widerrufen",
  revoke: "Widerrufen",
  ofToken: " – Token {name}",
  revokeTitle: "„{name}“ widerrufen?",
  revokeText:
    "Programme, die ihn benutzen, verlieren sofort den Zugriff. Das lässt sich nicht rückgängig machen.",
};

export const madeToken = {
  usage: "Das Programm sendet ihn bei jeder Anfrage mit, und zwar als",
  what: " – API-Token",
  done: "Ich habe ihn gesichert",
};

export const accountErrors = {
  notSent:
    "Der Link konnte nicht gesendet werden. Prüfen Sie die E-Mail-Adresse, oder versuchen Sie es später noch einmal.",
  wrongLogin: "E-Mail-Adresse oder Passwort stimmt nicht.",
  emailTaken: "Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich an.",
  linkUsed:
    "Dieser Link gilt nicht mehr. Über „Passwort vergessen?“ können Sie ein neues Passwort wählen.",
  closed: "Dieses Konto ist gesperrt. Bei Fragen schreiben Sie uns bitte.",
  justChanged: "Ihr Konto wurde gerade geändert. Bitte melden Sie sich noch einmal an.",
  loginUsed: "Diese Anmeldung wurde schon benutzt. Bitte versuchen Sie es noch einmal.",
  pageOutdated: "Diese Seite ist veraltet. Bitte versuchen Sie es noch einmal.",
  loginAgain: "Bitte melden Sie sich noch einmal mit Ihrem Konto an.",
  manyPasswords:
    "Für dieses Konto wurden zu viele Passwörter ausprobiert. Nehmen Sie einen Browser, mit dem Sie sich schon einmal angemeldet haben, wählen Sie über „Passwort vergessen?“ ein neues Passwort, oder warten Sie eine Viertelstunde.",
  manyPasskeys: "Sie haben schon viele Passkeys. Bitte entfernen Sie zuerst einen.",
  passkeyStored: "Dieser Passkey ist schon gespeichert.",
  passkeyUnchecked:
    "Dieser Passkey konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.",
  tookTooLong:
    "Das hat zu lange gedauert oder wurde anderswo begonnen. Bitte versuchen Sie es noch einmal.",
  passkeyUnknown:
    "Dieser Passkey gehört zu keinem Konto hier. Vielleicht wurde er entfernt: Bitte melden Sie sich mit Ihrem Passwort an.",
  passkeyBlocked:
    "Dieser Passkey ist gesperrt, weil in einer unserer E-Mails „Das war ich nicht“ angeklickt wurde. Bitte melden Sie sich zuerst mit Ihrem Passwort an, und benutzen Sie ihn danach einmal.",
  passkeyGone: "Diesen Passkey haben Sie nicht mehr.",
  passwordCommon:
    "Ein solches Passwort benutzen viele, deshalb ist es leicht zu erraten. Bitte wählen Sie ein anderes.",
  passwordPersonal:
    "Ihr Name und Ihre Adresse sind leicht zu erraten. Bitte lassen Sie sie im Passwort weg.",
  passwordOfShop:
    "Wörter aus diesem Shop sind leicht zu erraten. Bitte lassen Sie sie im Passwort weg.",
  noAccount: "Dieses Konto gibt es nicht.",
  codesUnreadable:
    "Die Codes Ihrer App lassen sich gerade nicht prüfen. Bitte nehmen Sie einen Ersatzcode.",
  manyCodesHere:
    "Hier wurden zu viele falsche Codes eingegeben. Bitte warten Sie eine Viertelstunde, oder nehmen Sie einen Browser, mit dem Sie sich schon einmal angemeldet haben.",
  manyCodesToday:
    "Für dieses Konto wurden heute zu viele falsche Codes eingegeben: Vielleicht kennt jemand Ihr Passwort. Nehmen Sie einen Ersatzcode oder einen Browser, mit dem Sie sich schon einmal angemeldet haben, und wählen Sie ein neues Passwort.",
  manyCodes: "Es wurden zu viele falsche Codes eingegeben. Bitte warten Sie eine Viertelstunde.",
  codeWrong:
    "Dieser Code ist falsch oder wurde schon benutzt. Bitte warten Sie auf den nächsten, oder nehmen Sie einen Ersatzcode.",
  codeMissing: "Bitte geben Sie einen Code Ihrer App oder einen Ersatzcode ein",
  factorOff: "Die Zwei-Faktor-Anmeldung ist nicht eingeschaltet.",
  typeCode: "Bitte geben Sie den Code ein, den Ihre Authenticator-App anzeigt.",
  appCodeWrong:
    "Dieser Code ist falsch oder wurde schon benutzt. Bitte warten Sie auf den nächsten.",
  factorOn: "Die Zwei-Faktor-Anmeldung ist schon eingeschaltet.",
  beginAgain: "Bitte fangen Sie noch einmal an: Es gibt nichts zu bestätigen.",
  manyChanges:
    "Sie haben schon mehrere Änderungen angefordert. Bitte sehen Sie in beiden Postfächern nach, oder versuchen Sie es in einer Stunde noch einmal.",
  sameEmail: "Das ist schon Ihre Adresse",
  noPassword:
    "Sie haben noch kein Passwort. Lassen Sie sich einen Link schicken, um eines festzulegen.",
  passwordChanged: "Ihr Passwort wurde gerade geändert. Bitte melden Sie sich noch einmal an.",
  linkExpired:
    "Dieser Link ist abgelaufen oder gehört zu einem anderen Konto. In Ihrem Profil können Sie einen neuen anfordern.",
  addressUnusable: "Diese Adresse lässt sich nicht verwenden. Bitte wählen Sie eine andere.",
  addressTaken:
    "Ihre Adresse wird jetzt von einem anderen Konto benutzt. Bitte schreiben Sie an {email}, dann klären wir das.",
  noOtherWay:
    "Sonst könnten Sie sich nicht mehr anmelden. Lassen Sie sich zuerst einen Link schicken, um ein Passwort festzulegen; danach können Sie das hier entfernen.",
  unlinked: "Dieses Konto ist nicht mehr verknüpft.",
  manyLinks:
    "Wir haben Ihnen schon mehrere Links geschickt. Bitte sehen Sie in Ihrem Postfach nach, auch im Spam-Ordner, oder versuchen Sie es in einer Stunde noch einmal.",
  confirmedAlready: "Ihre Adresse ist schon bestätigt.",
  manyOwnPasswords:
    "Es wurden zu viele Passwörter ausprobiert. Bitte warten Sie eine Viertelstunde, oder melden Sie sich ab, und wählen Sie über „Passwort vergessen?“ ein neues.",
  passwordWrong: "Dieses Passwort stimmt nicht",
  loginNotRecent:
    "Ihr Konto hat kein Passwort, nach dem wir fragen könnten. Bitte melden Sie sich ab und wieder an: Dann haben Sie dafür eine Viertelstunde Zeit.",
  confirmFirst:
    "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Den Link können Sie in Ihrem Profil anfordern.",
};

export const passkeyErrors = {
  madeAlready: "Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.",
  unusable:
    "Dieser Passkey lässt sich hier nicht benutzen. Bitte melden Sie sich mit Ihrem Passwort an.",
  notMade: "Es wurde kein Passkey erstellt. Bitte versuchen Sie es noch einmal.",
  notUsed:
    "Es wurde kein Passkey benutzt. Bitte versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.",
  unsupported:
    "Mit diesem Browser lassen sich hier keine Passkeys benutzen. Bitte nehmen Sie einen anderen.",
};

export const accountFields = {
  passkeyName: "Bitte geben Sie ihm einen Namen, etwa „Handy“",
  passwordsDiffer: "Die Passwörter stimmen nicht überein",
  emailMissing: "Bitte geben Sie Ihre E-Mail-Adresse ein",
  emailEmpty: "Bitte geben Sie eine E-Mail-Adresse ein",
  emailFormat: "Das ist keine gültige E-Mail-Adresse",
  emailLong: "Die E-Mail-Adresse darf höchstens 40 Zeichen haben",
  passwordEmpty: "Bitte geben Sie ein Passwort ein",
  passwordRules:
    "Bitte wählen Sie 8 bis 30 Zeichen, darunter einen Großbuchstaben, einen Kleinbuchstaben, eine Ziffer und ein Sonderzeichen",
  nameEmpty: "Bitte geben Sie einen Namen ein",
  nameLetters: "Der Name darf nur Buchstaben enthalten",
  nameLong: "Der Name darf höchstens 20 Zeichen haben",
  ownPassword: "Bitte geben Sie Ihr Passwort ein",
  noSwatch: "Diese Farbe gibt es im Shop nicht",
  code: "Bitte geben Sie den Code ein",
  presentPassword: "Bitte geben Sie Ihr bisheriges Passwort ein",
};

/** Why a login at a provider failed. */
export const identityErrors = {
  cancelled: "Sie haben die Anmeldung abgebrochen.",
  unverified:
    "Der Anmeldedienst hat Ihre E-Mail-Adresse nicht bestätigt, deshalb können wir sie nicht verwenden. Bitte bestätigen Sie sie dort, oder melden Sie sich auf einem anderen Weg an.",
  noEmail:
    "Der Anmeldedienst hat uns Ihre E-Mail-Adresse nicht mitgeteilt, und ohne sie geht es nicht. Bitte geben Sie sie dort frei, oder melden Sie sich auf einem anderen Weg an.",
  unusable:
    "Die E-Mail-Adresse dieses Kontos können wir noch nicht verwenden: Sie ist zu lang oder enthält andere Buchstaben als a bis z, etwa Umlaute. Bitte nehmen Sie ein Konto mit einer anderen Adresse.",
  unreachable: "Der Anmeldedienst ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  failed: "Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
};

export const privacyErrors = {
  manyDeletions:
    "Das haben Sie schon mehrmals angefordert. Bitte versuchen Sie es in einer Stunde noch einmal.",
  ownerAccount:
    "Die Verwaltung gehört zu diesem Konto. Mit ADMIN_EMAIL auf dem Server lässt sich ein anderes festlegen.",
  linkExpired:
    "Dieser Link ist abgelaufen oder gehört zu einem anderen Konto. In Ihrem Profil können Sie einen neuen anfordern.",
  weeksOver: "Ihre zwei Wochen sind vorbei: Ihr Konto wird gerade gelöscht.",
  manyExports:
    "Sie haben Ihre Daten heute schon mehrmals angefordert. Bitte versuchen Sie es morgen noch einmal.",
  exportLinkExpired:
    "Dieser Link ist abgelaufen oder gehört zu einem anderen Konto. In Ihrem Profil können Sie Ihre Daten neu anfordern.",
  noAccount: "Dieses Konto gibt es nicht.",
};
