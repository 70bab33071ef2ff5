/** Paths of the shop's pages. */
export const links = {
  home: "/",
  shop: "/shop",
  /** Where a search is sent to; the words in its query lead on to the next one. */
  searchForm: "/shop/search",
  search: (words: string, page = 1) =>
    `/shop/search/${encodeURIComponent(words)}${page > 1 ? `/${page}` : ""}`,
  trades: "/for",
  trade: (slug: string) => `/for/${slug}`,
  team: "/about",
  cart: "/cart",
  /** Shows presets with a button that puts them into the cart. */
  addToCart: (ids: readonly number[]) => `/cart/add/${ids.join(",")}`,
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
  stopDraftMail: "/stop-draft-mail",
  /** After the hash, so that opening it does nothing yet. */
  stopDraftMailLink: (token: string) => `/stop-draft-mail#${token}`,
  saved: "/saved",
  compare: (ids: readonly number[]) => ["/compare", ...ids].join("/"),
  preview: (slug: string) => `/preview/${slug}`,
  editor: (slug: string) => `/preview/${slug}/edit`,
  /** The editor with its check open. */
  checkContent: (slug: string) => `/preview/${slug}/edit#check`,
  pay: "/pay",
  reference: "/reference",
  mcp: "/api/mcp",
  ucp: "/.well-known/ucp",
  commerceFeed: "/feed.json",
  productFeed: "/feed.xml",
  license: "/license",
  licenseCheck: (key: string) => `/license/${key}`,
  site: (name: string) => `/sites/${name}`,
  detail: (id: number) => `/detail/${id}`,
  confirmEmail: "/confirm-email",
  /** After the hash, so that the token reaches no server, log or referrer. */
  confirmEmailLink: (token: string) => `/confirm-email#${token}`,
  export: "/export",
  exportLink: (token: string) => `/export#${token}`,
  deleteAccount: "/delete-account",
  deleteAccountLink: (token: string) => `/delete-account#${token}`,
  join: "/join",
  joinLink: (token: string) => `/join#${token}`,
  privacy: "/privacy",
  notMe: "/not-me",
  notMeLink: (token: string) => `/not-me#${token}`,
  resetPassword: (token: string) => `/reset-password/${token}`,
  payOutcome: (outcome: string) => `/pay/outcome/${outcome}`,
  admin: "/admin",
  /** A section of the back office, its list narrowed by the query. */
  backOffice: (section: string, query: Record<string, string> = {}) => {
    const search = String(new URLSearchParams(query));
    return search ? `/admin/${section}?${search}` : `/admin/${section}`;
  },
  booksCsv: (month: string) => `/api/shop/books/${month}/csv`,
  booksDatev: (month: string, file: number) =>
    `/api/shop/books/${month}/datev${file > 1 ? `?file=${file}` : ""}`,
  creditNotePdf: (refundId: number) => `/api/shop/refund/${refundId}/pdf`,
  invoicePdf: (id: number) => `/api/shop/invoice/${id}/pdf`,
  correctedInvoicePdf: (id: number, version: number) =>
    `/api/shop/invoice/${id}/pdf?version=${version}`,
  frame: (preview: string) => `${preview}/frame`,
  edit: (preview: string) => `${preview}/edit`,
} as const;
