/** Paths of a customer's own site, apart from the other paths, because few pages have them. */
export const siteLinks = {
  ownSite: (license: string, tab = "overview") =>
    tab === "overview" ? `/purchases/${license}` : `/purchases/${license}/${tab}`,
  sitePicture: (license: string, which: number | "draft") =>
    `/purchases/${license}/picture/${which}`,
} as const;
