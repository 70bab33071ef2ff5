/** The class names of an item in a menu of the navigation bar. */
export const menuItemClass =
  "block rounded-control px-3 py-2 hover:bg-accent-soft focus-visible:bg-accent-soft";
