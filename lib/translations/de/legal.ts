/** What stands around the legal documents. */
export const legal = {
  versionOf: "Stand: {date}",
  /** Shown where no seller is configured. */
  sample:
    "Dies ist ein Beispielshop. Das hier genannte Unternehmen ist erfunden, und verkauft wird in Wirklichkeit nichts. In einem echten Shop stehen an dieser Stelle dessen eigene Angaben.",
};

/** The table of the privacy page. */
export const privacy = {
  data: "Daten",
  kept: "Solange Sie ein Konto haben",
  fate: "Wenn Sie es löschen",
  questions: "Fragen richten Sie bitte an",
};
