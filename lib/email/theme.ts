/** The shop's colors and sizes, as mail programs understand them. */
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
