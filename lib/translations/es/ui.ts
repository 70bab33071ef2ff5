/** Of the controls, dialogs and alerts that every page may show. */
export const ui = {
  ok: "Aceptar",
  close: "Cerrar",
  error: "Error",
  warning: "Atención",
  tryAgain: "Reintentar",
  notLoaded: "No se ha podido cargar. Compruebe su conexión e inténtelo de nuevo.",
  somethingWentWrong: "Algo ha fallado. Inténtelo de nuevo.",
  colon: ": ",
  required: " (obligatorio)",
  loading: "Cargando",
  copy: "Copiar",
  copied: "Copiado",
  copyByHand: "Cópielo a mano",
  showValue: "Mostrar: {label}",
  hideValue: "Ocultar: {label}",
  left: "{count, plural, one {Queda # carácter} other {Quedan # caracteres}}",
  tooLong:
    "{count, plural, one {Sobra # carácter} other {Sobran # caracteres}}: caben {most, number} como máximo",
};
