/**
 * Paths of pages that emails lead to, and those links with their tokens; apart from the other paths, because few pages
 * have them.
 */
export const emailLinks = {
  stopDraftEmail: "/stop-draft-mail",
  confirmEmail: "/confirm-email",
  export: "/export",
  deleteAccount: "/delete-account",
  join: "/join",
  notMe: "/not-me",
  /** In the fragment, so that opening the link does not use the token yet. */
  stopDraftEmailLink: (token: string) => `/stop-draft-mail#${token}`,
  /** In the fragment, so that the token reaches no server, log or referrer. */
  confirmEmailLink: (token: string) => `/confirm-email#${token}`,
  exportLink: (token: string) => `/export#${token}`,
  deleteAccountLink: (token: string) => `/delete-account#${token}`,
  joinLink: (token: string) => `/join#${token}`,
  notMeLink: (token: string) => `/not-me#${token}`,
  resetPassword: (token: string) => `/reset-password/${token}`,
} as const;
