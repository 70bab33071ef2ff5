/** Separate from the other texts, because many pages load these. */
export const myColorsTexts = {
  label: "In my colors",
  hint: "Shows the templates live, in the colors and the name you choose in any preview",
};
