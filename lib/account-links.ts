/** Paths of an account's pages, apart from the other paths, because few pages have them. */
export const accountLinks = {
  popupStart: "/login/popup",
  popupEnd: "/login/popup/done",
  security: "/profile/security",
  ownData: "/profile/data",
} as const;
