/** The kinds of data that are stored about customers. */
export const retainedData = {
  access:
    "Wo Sie angemeldet sind (Browser, System, Land, Zeiten), verknüpfte Konten, Passkeys, Ihre Zwei-Faktor-Anmeldung, Ihre API-Tokens, Ihre Rolle in der Verwaltung, falls Sie dort arbeiten, die Links, die wir Ihnen per E-Mail geschickt haben, und die Zahl der Anmeldeversuche",
  support:
    "Was Sie und wir einander zu Bestellungen und nach einer Nachricht an uns geschrieben haben",
  orders: "Bestellungen, die nicht abgeschlossen wurden, und Ihr Warenkorb",
  reviews: "Ihre Bewertungen",
  domains: "Die Domains Ihrer Websites",
  messages: "Was Besucher Ihrer Websites Ihnen gesendet haben",
  sites: "Ihre Websites: Namen, Versionen, Einstellungen und wie oft sie besucht wurden",
  reports:
    "Meldungen zu Ihren Websites, unsere Entscheidungen dazu und Ihre Widersprüche; außerdem die Websites, die Sie selbst gemeldet haben",
  saved: "Die Vorlagen auf Ihrer Merkliste und die, die Sie zuletzt angesehen haben",
  businesses: "Ihre Angaben zu Ihren Unternehmen, die in den Vorlagen erscheinen",
  drafts: "Ihre Entwürfe, geteilte Kopien davon und ob Sie E-Mails dazu möchten",
  pictures: "Ihre Bilder und Logos",
  emails:
    "Die E-Mails, die wir Ihnen gesendet haben (nach dem Senden nur Adresse, Betreff und Zeit), und was Sie uns geschrieben haben",
  invoices:
    "Rechnungen mit Zahlungen, Erstattungen und Lizenzschlüsseln; außerdem der Nachweis, in welchem Land Sie gekauft haben (Land Ihrer Adresse, Ihres Netzes, Ihres PayPal- und Ihres Bankkontos)",
  audit:
    "Was in Ihrem Konto geschah, wann und von wo aus: Anmeldungen, auch abgewiesene, Änderungen, Bestellungen und Websites",
  profile:
    "Ihr Konto: E-Mail-Adresse, Passwort (nur als Hashwert), Unternehmen, Rechnungsadresse, Farben",
};

/** How long they are kept while the account exists. */
export const retentionTime = {
  access:
    "Passkeys, Zwei-Faktor-Anmeldung und Rolle, bis sie entfernt werden; API-Tokens bis {tokenDays, number} Tage nach ihrem Ende; Anmeldungen, bis sie {idleDays, number} Tage nicht benutzt wurden, höchstens {mostDays, number} Tage; Links eine Stunde bis eine Woche; eine Kopie Ihrer Daten {exportHours, number} Stunden; die Zahl der Versuche höchstens einen Tag",
  support: "{years, number} Jahre",
  untilDeletion: "Solange Sie das Konto haben",
  domains: "Bis Sie sie entfernen",
  messages: "{days, number} Tage, Spam und Gelöschtes {spamDays, number} Tage",
  sites:
    "Die neuesten {versions, number} Versionen; Besuche je Tag {days, number} Tage lang, ohne Angaben zu den Besuchern",
  reports:
    "{years, number} Jahre; wer eine Website gemeldet hat, bis {months, number} Monate nach unserer Entscheidung",
  saved:
    "Gemerkte, bis Sie sie entfernen; die {most, number} zuletzt angesehenen, bis Sie die Liste leeren",
  businesses: "Bis Sie sie entfernen",
  drafts: "Bis Sie sie löschen oder die E-Mails ausschalten",
  pictures: "Bis Sie sie löschen oder sie {days, number} Tage lang nirgends mehr angezeigt wurden",
  emails:
    "E-Mails, solange Sie das Konto haben; was Sie uns geschrieben haben, {years, number} Jahre",
  audit: "{years, number} Jahre; nach {days, number} Tagen ohne den letzten Teil der IP-Adresse",
  profile:
    "Solange Sie es möchten, und danach noch {days, number} Tage, in denen Sie es sich anders überlegen können",
};

/** What happens to them when the account is deleted. */
export const retentionFate = {
  deleted: "Gelöscht",
  anonymous: "Aufbewahrt, ohne Ihren Namen und alles, was auf Sie hinweist",
  domains: "Gelöscht; als Erstes werden sie freigegeben und Ihre Websites offline genommen",
  sites: "Gelöscht; die Dateien der Seiten innerhalb von zwei Tagen",
  reports:
    "Nach Ablauf des Jahres, aus dem sie stammen, noch {years, number} Jahre aufbewahrt, weil wir jedes Jahr veröffentlichen müssen, wie viele es waren; ohne Adressen, Namen und Texte",
  invoices:
    "Nach Ablauf des Jahres, aus dem sie stammen, noch {years, number} Jahre aufbewahrt, weil das Steuerrecht es verlangt; ohne Ihre E-Mail-Adresse und ohne Verbindung zu Ihren anderen Daten",
};
