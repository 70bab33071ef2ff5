/** Of forms for templates, coupons, bundles, sales and reviews. */
export const catalogueForms = {
  notWhole: "Bitte geben Sie eine ganze Zahl ein",
  leastOne: "Mindestens eine",
  leastTwo: "Mindestens zwei",
  mostHundred: "Höchstens 100",
  leastPercent: "Mindestens 1 %",
  mostPercent: "Höchstens 90 %",
  mostHundredPercent: "Höchstens 100 %",
  amountNumber: "Der Betrag muss eine Zahl sein, in {currency}",
  amountPositive: "Der Betrag muss größer als 0 sein",
  amountMost: "Der Betrag darf höchstens 1.000.000 sein",
  needsPresets: "Bitte senden Sie eine Liste von Vorlagen",
  mostPresets: "Höchstens 100 Vorlagen",
  needsCategories: "Bitte senden Sie eine Liste von Kategorien",
  farYear: "Dieses Jahr liegt zu weit entfernt",
  saleName: "Eine Rabattaktion braucht einen Namen",
  presetName: "Eine Vorlage braucht einen Namen",
  priceNumber: "Der Preis muss eine Zahl sein, in {currency}",
  priceLeast: "Der Preis darf nicht unter 0 liegen",
  priceMost: "Der Preis darf höchstens 1.000.000 sein",
  numberOrNull: "Das muss ein Betrag in {currency} sein oder null",
  tenImages: "Höchstens zehn Bilder",
  tenTexts: "Höchstens zehn Texte",
  trueOrFalse: "Das muss true oder false sein",
  notAnImage: "Ein Bild muss ein Pfad dieser Website oder eine https-Adresse sein",
  notAPreview: "Die Vorschau muss ein Pfad dieser Website oder eine https-Adresse sein",
  notATemplate: "Dieses Design gibt es nicht. Bitte wählen Sie eines, das der Shop verkauft",
  pixels: "Das muss eine ganze Zahl sein, in Pixeln",
  cropWidth:
    "Bitte wählen Sie einen Ausschnitt, der mindestens {width} Pixel breit ist: So viele braucht eine Karte",
  cropShape: "Der Ausschnitt muss das Seitenverhältnis einer Karte haben, 4 zu 3",
  hiddenReason: "Bitte nennen Sie den Grund: Der Kunde erfährt ihn",
  reviewAnswer: "Bitte schreiben Sie eine Antwort",
};

export const staffForms = {
  needsAddress: "Bitte geben Sie die Adresse an, an die die Einladung geht",
  knownRoles: "Mögliche Rollen: {roles}",
  incomplete: "Der Link ist unvollständig",
};

/** Of decisions about sites. */
export const caseForms = {
  reason: "Bitte nennen Sie den Grund: Die Beteiligten erfahren ihn.",
  reasonForOwner: "Bitte nennen Sie den Grund: Der Inhaber erfährt ihn.",
  known: "Mögliche Werte: {values}",
};

export const supportForms = {
  title: "Bitte geben Sie einen Titel ein",
  answer: "Bitte schreiben Sie einen Text",
  known: "Mögliche Werte: {values}",
};

export const transferForms = {
  amount: "Bitte geben Sie einen Betrag über null ein",
  amountMost: "Bitte geben Sie höchstens {max} ein",
  day: "Bitte geben Sie einen Tag ein, etwa 2026-11-26",
  leastLines: "Bitte wählen Sie mindestens eine Zeile aus",
  mostLines: "Bitte bestätigen Sie höchstens {max} Zeilen auf einmal",
};

export const customerForms = {
  name: "Ein Kunde braucht einen Namen",
};
