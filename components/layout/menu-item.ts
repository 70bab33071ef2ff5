/** The look of whatever can be chosen in a menu of the bar. */
export const menuItemClass =
  "block rounded-control px-3 py-2 hover:bg-accent-soft focus-visible:bg-accent-soft";
