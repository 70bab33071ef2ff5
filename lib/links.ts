/** Every address of the shop that is linked to by name. */
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
  pay: "/pay",
  reference: "/reference",
  licence: "/license",
  licenceCheck: (key: string) => `/license/${key}`,
  detail: (id: number) => `/detail/${id}`,
  resetPassword: (token: string) => `/reset-password/${token}`,
  payOutcome: (outcome: string, invoiceId: number | null) =>
    `/pay/outcome/${outcome}${invoiceId === null ? "" : `?invoice=${invoiceId}`}`,
  backOffice: (section: string) => `/admin/${section}`,
  invoicePdf: (id: number) => `/api/shop/invoice/${id}/pdf`,
  frame: (preview: string) => `${preview}/frame`,
} as const;
