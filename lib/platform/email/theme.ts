/** The shop's colors and sizes, in a form that email programs understand. */
export const ink = "#26221d";
export const inkSoft = "#5d564d";
export const line = "#e2ddd3";
export const paper = "#f8f5ef";
export const card = "#fffdf9";
export const accent = "#0b5563";
export const accentInk = "#fbfdfd";

export const fontText = "'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif";
export const fontDisplay = "'Bricolage Grotesque', 'Instrument Sans', system-ui, sans-serif";
export const fontMono = "'Geist Mono', ui-monospace, 'SFMono-Regular', Menlo, monospace";

/** The prefix of class names for elements whose colors change in dark mode. */
export const darkQuery = "@media (prefers-color-scheme: dark)";

/**
 * The shop's dark colors. The light ones are inline styles, for programs without style sheets, so
 * the dark ones have to be `!important`.
 */
export const schemes = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
${darkQuery} {
  .paper, .paper > table > tbody > tr > td { background-color: #15120f !important; }
  .card { background-color: #1f1b17 !important; border-color: #38332e !important; }
  .ink { color: #eae6dd !important; }
  .ink-soft { color: #aea89f !important; }
  .line { border-color: #38332e !important; }
  .link { color: #6eccd1 !important; }
  .action { background-color: #6eccd1 !important; color: #001a1f !important; }
}`;
