/** Paths of the shop's pages. */
export const links = {
  home: "/",
  shop: "/shop",
  team: "/about",
  cart: "/cart",
  login: "/login",
  popupStart: "/login/popup",
  popupEnd: "/login/popup/done",
  register: "/register",
  profile: "/profile",
  purchases: "/purchases",
  ownSite: (license: string, tab = "overview") =>
    tab === "overview" ? `/purchases/${license}` : `/purchases/${license}/${tab}`,
  sitePicture: (license: string, which: number | "draft") =>
    `/purchases/${license}/picture/${which}`,
  drafts: "/drafts",
  preview: (slug: string) => `/preview/${slug}`,
  editor: (slug: string) => `/preview/${slug}/edit`,
  /** The editor with its check open. */
  checkContent: (slug: string) => `/preview/${slug}/edit#check`,
  pay: "/pay",
  reference: "/reference",
  license: "/license",
  licenseCheck: (key: string) => `/license/${key}`,
  site: (name: string) => `/sites/${name}`,
  detail: (id: number) => `/detail/${id}`,
  confirmEmail: "/confirm-email",
  /** After the hash, so that the token reaches no server, log or referrer. */
  confirmEmailLink: (token: string) => `/confirm-email#${token}`,
  notMe: "/not-me",
  notMeLink: (token: string) => `/not-me#${token}`,
  resetPassword: (token: string) => `/reset-password/${token}`,
  payOutcome: (outcome: string) => `/pay/outcome/${outcome}`,
  backOffice: (section: string) => `/admin/${section}`,
  invoicePdf: (id: number) => `/api/shop/invoice/${id}/pdf`,
  frame: (preview: string) => `${preview}/frame`,
  edit: (preview: string) => `${preview}/edit`,
} as const;
