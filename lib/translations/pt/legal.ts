/** What stands around the legal documents. */
export const legal = {
  versionOf: "Versão de {date}",
  /** Shown where no seller is configured. */
  sample:
    "Esta é uma loja de demonstração. A empresa citada aqui é fictícia e nada é vendido de verdade; uma loja real mostra os próprios dados neste lugar.",
};

/** The table of the privacy page. */
export const privacy = {
  data: "Dados",
  kept: "Enquanto você tem conta",
  fate: "Quando você exclui a conta",
  questions: "Dúvidas? Escreva para",
};
