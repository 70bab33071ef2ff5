export const drafts = {
  title: "Ihre Entwürfe",
  description: "Die Vorlagen, an denen Sie gerade arbeiten.",
  introGuest:
    "Nur auf diesem Gerät gespeichert. Manche Browser löschen solche Daten nach einer Woche ohne Besuch: Melden Sie sich an, um Ihre Entwürfe im Konto zu speichern.",
  introCustomer: "Gespeichert in Ihrem Konto.",
  empty: "Sie haben noch keine Entwürfe.",
  emptyHint:
    "Öffnen Sie eine Vorlage, und klicken Sie auf einen Text, um ihn zu ändern. Ihre Entwürfe finden Sie dann hier.",
  toShop: "Alle Vorlagen ansehen",
  edit: "Weiter bearbeiten",
  preview: "Vorschau",
  remove: "Löschen",
  confirmTitle: "Ihren Entwurf mit {name} löschen?",
  confirmGuest: "Texte und Bilder sind sonst nirgends gespeichert.",
  confirmCustomer:
    "Der Text und sein Verlauf werden auf allen Ihren Geräten gelöscht. Eine veröffentlichte Website bleibt, wie sie ist, und Links, die Sie geteilt haben, auch.",
  confirm: "Ja, löschen",
  cancel: "Abbrechen",
  changedAt: "Geändert am {date}",
};

export const draftEmail = {
  label: "Per E-Mail an unfertige Entwürfe erinnern",
  hint: "Eine E-Mail je Entwurf, eine Woche nach der letzten Änderung und nur, wenn Sie ihn nicht bestellt haben. In jeder steht ein Link zum Abbestellen.",
  isOn: "Erinnerungen sind eingeschaltet.",
  isOff: "Erinnerungen sind ausgeschaltet.",
  notVerified: "Bitte bestätigen Sie zuerst, dass diese E-Mail-Adresse Ihnen gehört.",
  toProfile: "Im Profil bestätigen",
};

export const stopDraftEmail = {
  title: "Keine E-Mails mehr zu Entwürfen",
  intro: "Ihre Entwürfe bleiben, wo sie sind. Wir schreiben Ihnen nur nicht mehr dazu.",
  stop: "E-Mails abbestellen",
  stopping: "Wird abbestellt …",
  stopped: "Erledigt. Zu Entwürfen schreiben wir Ihnen nicht mehr.",
  noLink:
    "Bitte öffnen Sie den Link aus der E-Mail, oder schalten Sie die E-Mails unter „Ihre Entwürfe“ aus.",
  toDrafts: "Zu Ihren Entwürfen",
};

/** Of a guest's drafts, which become those of the account. */
export const taken = {
  title: "Ihr Entwurf ist in Ihrem Konto",
  text: "{names}: Was Sie auf diesem Gerät geschrieben haben, ist jetzt in Ihrem Konto.",
  replaced:
    "{names}: Den Text, der vorher in Ihrem Konto war, finden Sie im Editor unter „Verlauf“.",
};

export const sharedLinks = {
  title: "Geteilte Links",
  intro:
    "Zu jedem Link bewahren wir eine Kopie auf. Wer den Link hat, sieht sie, bis Sie das Teilen beenden.",
  sharedAt: "Geteilt am {date}",
  open: "Öffnen",
  copy: "Link kopieren",
  copied: "Kopiert.",
  copyByHand: "Bitte öffnen Sie den Link, und kopieren Sie seine Adresse.",
  takeBack: "Teilen beenden",
  confirmTitle: "{name} nicht mehr teilen?",
  confirmText: "Wer den Link hat, sieht dann die Beispieltexte und -bilder der Vorlage.",
  confirm: "Ja, Teilen beenden",
  cancel: "Abbrechen",
};

export const draftErrors = {
  businessChanged: "Dieses Unternehmen wurde inzwischen anderswo geändert.",
  manyBusinesses:
    "Ein Konto kann höchstens {max} Unternehmen haben. Bitte entfernen Sie zuerst eines.",
  businessGone: "Dieses Unternehmen haben Sie nicht mehr.",
  someoneSaves: "Gerade speichert jemand anderes. Bitte versuchen Sie es noch einmal.",
  otherPicture: "Dieses Bild ist nicht in Ihrem Konto. Bitte wählen Sie es noch einmal.",
  noVersion: "Einen Speicherstand {version} Ihres Textes gibt es zu dieser Vorlage nicht.",
  notChanged: "An dieser Vorlage haben Sie noch nichts geändert.",
  noLicense: "Eine Lizenz {license} haben Sie zu dieser Vorlage nicht.",
  checkInput: "Bitte prüfen Sie Ihre Angaben",
  textTooLarge: "Ihr Text ist insgesamt größer als {limit} KB.",
  changedElsewhere:
    "Dieser Text wurde auch anderswo geändert. Bitte wählen Sie, was Sie behalten möchten.",
  noLanguage: "Diese Website hat keine Texte in der Sprache „{language}“.",
  confirmFirst: "Bitte bestätigen Sie zuerst in Ihrem Profil Ihre E-Mail-Adresse.",
  linkNotValid:
    "Dieser Link gilt nicht mehr. Bitte schalten Sie die E-Mails unter „Ihre Entwürfe“ aus.",
  picturesFull:
    "Ihre Bilder belegen {used, number} von {max, number} MB, und dieses braucht {needed, number} MB. Löschen Sie Bilder, die keine Website mehr zeigt, und versuchen Sie es dann noch einmal.",
  noPicture: "Dieses Bild gibt es nicht.",
  pictureShown:
    "Dieses Bild wird noch gebraucht: für einen Speicherstand, einen geteilten Link oder eine Website.",
  unknownPicture: "Dieses Bild gibt es nicht",
  manyCopies:
    "Sie teilen schon {max} Kopien. Bitte beenden Sie zuerst unter „Ihre Entwürfe“ das Teilen einer davon.",
  notShared: "Diesen Link teilen Sie nicht mehr.",
};

export const factErrors = {
  addressOrText: "Bitte geben Sie entweder die Adresse einer Website oder einen Text an.",
  notNow:
    "Adressen und Dateien lassen sich gerade nicht einlesen. Bitte versuchen Sie es später noch einmal, oder tippen Sie alles selbst ein.",
  addressMissing: "Bitte geben Sie die Adresse einer Website ein, etwa www.example.com.",
  notPublic:
    "Diese Adresse führt zu keiner öffentlichen Website, deshalb können wir sie nicht einlesen.",
  scheme: "Einlesen können wir nur Adressen, die mit https:// oder http:// beginnen.",
  port: "Adressen mit einem Port wie :{port} können wir nicht einlesen.",
  password: "Adressen mit einem Passwort können wir nicht einlesen.",
  noSuchSite: "Diese Website gibt es nicht. Bitte prüfen Sie die Schreibweise.",
  noName: "Der Name dieser Website ließ sich nicht nachschlagen.",
  nothingThere: "Unter dieser Adresse antwortet nichts.",
  unreadableAnswer: "Was die Website antwortet, können wir nicht lesen.",
  tooSlow: "Die Website braucht zu lange für eine Antwort.",
  noCertificate: "Die Website hat kein gültiges Zertifikat, deshalb können wir sie nicht einlesen.",
  noAnswer: "Die Website antwortet nicht.",
  longRedirect: "Die Adresse leitet zu einer weiter, die zu lang ist.",
  endlessRedirect: "Die Website leitet endlos von einer Adresse zur nächsten weiter.",
  robots: "Die Website erlaubt Programmen nicht, sie zu lesen (robots.txt).",
  refusesPrograms: "Die Website weist Programme ab.",
  status: "Die Website antwortet mit einem Fehler (Status {status}).",
  noPage: "Unter dieser Adresse liegt keine Seite, sondern etwas anderes.",
  largePage: "Die Seite ist zu groß.",
  otherwise: "Sie können einen Text einfügen oder alles selbst eintippen.",
  emptyFile: "Diese Datei ist leer.",
  encryptedFile:
    "Diese PDF-Datei hat ein Passwort. Bitte wählen Sie eine ohne, oder fügen Sie ihren Text ein.",
  noTextInFile:
    "Diese PDF-Datei enthält keinen Text, nur Bilder. Bitte wählen Sie eine mit Text, oder tippen Sie alles selbst ein.",
  notAVcard: "Diese Datei ist keine vCard.",
  manyPages: "Diese PDF-Datei hat mehr als 50 Seiten. Bitte wählen Sie eine kürzere.",
  unknownKind:
    "Bitte wählen Sie eine PDF-Datei, eine vCard, eine CSV-Datei oder eine einfache Textdatei.",
  unreadableFile: "Diese Datei lässt sich nicht lesen. Vielleicht ist sie beschädigt.",
  slowToRead: "Das Einlesen dauert zu lange.",
  notReadable: "Das lässt sich nicht lesen.",
  notText: "Das muss Text sein",
  clock: "Bitte eine Uhrzeit wie 08:30 eingeben",
  notAddress: "Das ist keine Webadresse",
};

export const contentFields = {
  tooLong: "Bitte schreiben Sie höchstens {max} Zeichen",
  hidden: "Dieser Text enthält Zeichen, die Text verbergen oder umdrehen",
  tags: "Tags wie {tag} wären auf der Seite zu lesen: Bitte lassen Sie sie weg",
  notText: "Das muss Text sein",
  notALink:
    "Das ist weder ein Bereich der Seite noch eine Webadresse, E-Mail-Adresse oder Telefonnummer",
  notInline: "Hier sind nur Text, Hervorhebungen, Links und der Firmenname möglich",
  manyParts: "Dieser Text besteht aus zu vielen Teilen",
  notAmount: "Das muss ein Betrag sein",
  notCurrency: "Das ist keine Währung",
  notYours: "Das ist keines Ihrer Bilder",
  slug: "Bitte verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche, etwa rechtliche-hinweise",
  slugTaken: "Dieser Name ist schon für etwas anderes vergeben; bitte wählen Sie einen anderen",
  notAnItem: "Das ist kein Eintrag",
  noChoice: "Das steht bei diesem Design nicht zur Wahl",
  sectionsOnce: "Jeder Bereich muss genau einmal in der Reihenfolge stehen",
  manyBlocks: "Dieser Text hat zu viele Absätze",
  trueOrFalse: "Das muss true oder false sein",
  fewItems: "Davon muss es mindestens {min} geben",
  manyItems: "Davon passen höchstens {max}",
  itemsOnce: "Jeder Eintrag muss genau einmal in seiner Liste stehen",
  isGroup: "Das ist eine Gruppe von Feldern",
  notThisKind: "Dieser Wert passt nicht zu einem Feld dieser Art",
  noSlot: "Diese Vorlage hat kein Feld „{path}“",
  nothingToTranslate: "Unter „{path}“ gibt es keinen Text zu übersetzen",
  otherTemplate: "Dieser Text gehört zu einer anderen Vorlage",
  noVersion: "In der Datei steht nicht, welche Version sie ist",
  unknownVersion: "Diese Version gibt es nicht",
  newerVersion: "Dieser Text stammt aus einer neueren Version",
  noLanguage: "Diese Sprache bietet der Shop nicht an",
  notSlots: "Das muss ein Objekt mit Feldern sein",
  notLanguages: "Das muss ein Objekt mit Sprachen sein",
  notValues: "Das muss ein Objekt mit Werten sein",
  noContent: "Das ist kein Inhalt einer Website",
  wantsEmails: "Bitte geben Sie an, ob Sie die E-Mails möchten",
  noSuchLink: "Diesen Link gibt es nicht",
  notACode: "Das ist kein Code einer geteilten Vorschau",
};
