// @ts-check

/** On every icon of lucide-react that is drawn as all are. */
const iconLooks =
  /<svg xmlns="[^"]*" width="24" height="24" (viewBox="0 0 24 24") fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" (?=class="lucide )/g;

const emptyShapes = /><\/(?:circle|line|path|rect|use)>/g;

/**
 * Leaves out what a kept page is the same without: how icons look is in the stylesheet, too (`.lucide` in
 * `components/ui/icons.css`). React takes such markup over as it is.
 *
 * @param {string} html
 */
export const minifyMarkup = (html) =>
  html.replaceAll(iconLooks, "<svg $1 ").replaceAll(emptyShapes, "/>");
