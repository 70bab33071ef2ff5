/** What stands around the legal documents. */
export const legal = {
  versionOf: "Version du {date}",
  /** Shown where no seller is configured. */
  sample:
    "Cette boutique est une démonstration. L’entreprise nommée ici est fictive et rien n’est réellement vendu ; une vraie boutique affiche ses propres mentions à cet endroit.",
};

/** The table of the privacy page. */
export const privacy = {
  data: "Données",
  kept: "Tant que le compte existe",
  fate: "Après sa suppression",
  /** An address follows. */
  questions: "Pour toute question, écrivez à",
};
