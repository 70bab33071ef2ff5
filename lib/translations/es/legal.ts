/** What stands around the legal documents. */
export const legal = {
  versionOf: "Versión del {date}",
  /** Shown where no seller is configured. */
  sample:
    "Esta es una tienda de muestra. La empresa que se menciona es inventada y no se vende nada de verdad; una tienda real muestra aquí sus propios datos.",
};

/** The table of the privacy page. */
export const privacy = {
  data: "Qué datos",
  kept: "Mientras tenga una cuenta",
  fate: "Cuando la elimine",
  questions: "Para cualquier pregunta:",
};
