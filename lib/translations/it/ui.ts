/** Of the controls, dialogs and alerts that every page may show. */
export const ui = {
  ok: "OK",
  close: "Chiudi",
  error: "Errore",
  warning: "Attenzione",
  tryAgain: "Riprova",
  notLoaded: "Caricamento non riuscito. Controlli la connessione e riprovi.",
  somethingWentWrong: "Si è verificato un errore. Riprovi.",
  colon: ": ",
  required: " (obbligatorio)",
  loading: "Caricamento",
  copy: "Copia",
  copied: "Copiato",
  copyByHand: "Copi il testo a mano",
  showValue: "Mostra {label}",
  hideValue: "Nascondi {label}",
  left: "{count, plural, one {Ancora # carattere} other {Ancora # caratteri}}",
  tooLong:
    "{count, plural, one {# carattere} other {# caratteri}} di troppo: il massimo è {most, number}",
};
