export const drafts = {
  title: "Ihre Entwürfe",
  description: "Die Vorlagen, an denen Sie gerade arbeiten.",
  introGuest:
    "Nur auf diesem Gerät gespeichert. Browser löschen sie manchmal nach einer Woche ohne Besuch: Melden Sie sich an, um sie in Ihrem Konto zu speichern.",
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
