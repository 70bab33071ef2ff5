/** Paths of sites and their licenses, apart from the other paths, because few pages have them. */
export const siteLinks = {
  licenseCheck: (key: string) => `/license/${key}`,
  site: (name: string) => `/sites/${name}`,
  ownSite: (license: string, tab = "overview") =>
    tab === "overview" ? `/purchases/${license}` : `/purchases/${license}/${tab}`,
  /** Leads its owner to a site that is hidden from everybody else. */
  openSite: (license: string) => `/purchases/${license}/open`,
  sitePicture: (license: string, which: number | "draft") =>
    `/purchases/${license}/picture/${which}`,
} as const;
