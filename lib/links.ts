/** In the query or the fragment of an address: which of several licenses is meant. */
const ofLicense = (license: number, sign = "?") =>
  license === 1 ? "" : `${sign}license=${license}`;

/** Paths of the shop's pages. */
export const links = {
  home: "/",
  /** The field and the palettes that dress the templates in the visitor's name and colors. */
  tryOn: "/#try-on",
  shop: "/shop",
  /**
   * The address that a search form is sent to; it redirects to the page of the words in its query.
   */
  searchForm: "/shop/search",
  search: (words: string, page = 1) =>
    `/shop/search/${encodeURIComponent(words)}${page > 1 ? `/${page}` : ""}`,
  trades: "/for",
  trade: (slug: string) => `/for/${slug}`,
  team: "/about",
  cart: "/cart",
  /** Shows presets with a button that adds them to the cart. */
  addToCart: (ids: readonly number[]) => `/cart/add/${ids.join(",")}`,
  login: "/login",
  register: "/register",
  profile: "/profile",
  purchases: "/purchases",
  drafts: "/drafts",
  saved: "/saved",
  /** Up to three ids, and at the end the code of the business as which they are shown. */
  compare: (segments: readonly (number | string)[]) => ["/compare", ...segments].join("/"),
  preview: (slug: string) => `/preview/${slug}`,
  editor: (slug: string) => `/preview/${slug}/edit`,
  pay: "/pay",
  reference: "/reference",
  license: "/license",
  detail: (id: number) => `/detail/${id}`,
  privacy: "/privacy",
  admin: "/admin",
  frame: (preview: string) => `${preview}/frame`,
  /** The editor of the words for one of several licenses. */
  edit: (preview: string, license = 1) => `${preview}/edit${ofLicense(license)}`,
  /** The template alone, with the words for one of several licenses. */
  bare: (preview: string, license = 1) => `${preview}/bare${ofLicense(license, "#")}`,
} as const;
