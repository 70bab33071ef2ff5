/** The link in the pages of sites. */
export const reportLink = "Report this site";
