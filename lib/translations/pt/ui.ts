/** Of the controls, dialogs and alerts that every page may show. */
export const ui = {
  ok: "OK",
  close: "Fechar",
  error: "Erro",
  warning: "Atenção",
  tryAgain: "Tentar de novo",
  notLoaded: "Não foi possível carregar. Verifique sua conexão e tente de novo.",
  somethingWentWrong: "Algo deu errado. Tente de novo.",
  colon: ": ",
  required: " (obrigatório)",
  loading: "Carregando",
  copy: "Copiar",
  copied: "Copiado",
  copyByHand: "Copie manualmente",
  showValue: "Mostrar {label}",
  hideValue: "Ocultar {label}",
  left: "{count, plural, one {Resta # caractere} other {Restam # caracteres}}",
  tooLong:
    "{count, plural, one {# caractere} other {# caracteres}} a mais: cabem no máximo {most, number}",
};
