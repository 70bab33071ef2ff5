/** Of the controls, dialogs and alerts that every page may show. */
export const ui = {
  ok: "OK",
  close: "Fermer",
  error: "Erreur",
  warning: "Attention",
  tryAgain: "Réessayer",
  notLoaded: "Le chargement a échoué. Vérifiez votre connexion, puis réessayez.",
  somethingWentWrong: "Une erreur est survenue. Veuillez réessayer.",
  colon: " : ",
  required: " (obligatoire)",
  loading: "Chargement",
  copy: "Copier",
  copied: "Copié",
  copyByHand: "À copier à la main",
  showValue: "Afficher : {label}",
  hideValue: "Masquer : {label}",
  left: "{count, plural, one {Encore # caractère} other {Encore # caractères}}",
  tooLong:
    "{count, plural, one {# caractère} other {# caractères}} de trop : {most, number} au maximum",
};
