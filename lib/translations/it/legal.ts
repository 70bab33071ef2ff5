/** What stands around the legal documents. */
export const legal = {
  versionOf: "Versione: {date}",
  /** Shown where no seller is configured. */
  sample:
    "Questo è un negozio dimostrativo. L’azienda qui indicata è inventata e nulla viene venduto davvero; un negozio reale riporta qui i propri dati.",
};

/** The table of the privacy page. */
export const privacy = {
  data: "Dati",
  kept: "Finché ha un account",
  fate: "Quando lo elimina",
  questions: "Per domande scriva a",
};
