/** Paths of sites and their licenses, apart from the other paths, because few pages have them. */
export const siteLinks = {
  licenseCheck: (key: string) => `/license/${key}`,
  site: (name: string) => `/sites/${name}`,
  ownSite: (license: string, tab = "overview") =>
    tab === "overview" ? `/purchases/${license}` : `/purchases/${license}/${tab}`,
  sitePicture: (license: string, which: number | "draft") =>
    `/purchases/${license}/picture/${which}`,
} as const;
