/** Paths in emails, whose tokens stand after the hash or in the path; apart from the other paths, because no page has them. */
export const emailLinks = {
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
