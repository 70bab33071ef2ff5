/** Paths of documents, apart from the other paths, because few pages have them. */
export const documentLinks = {
  booksCsv: (month: string) => `/api/shop/books/${month}/csv`,
  booksDatev: (month: string, file: number) =>
    `/api/shop/books/${month}/datev${file > 1 ? `?file=${file}` : ""}`,
  creditNotePdf: (refundId: number) => `/api/shop/refund/${refundId}/pdf`,
  creditNoteXml: (refundId: number) => `/api/shop/refund/${refundId}/xml`,
  invoicePdf: (id: number) => `/api/shop/invoice/${id}/pdf`,
  invoiceXml: (id: number, version = 0) =>
    `/api/shop/invoice/${id}/xml${version > 0 ? `?version=${version}` : ""}`,
  termsPdf: (orderId: number) => `/api/shop/invoice/${orderId}/terms`,
  correctedInvoicePdf: (id: number, version: number) =>
    `/api/shop/invoice/${id}/pdf?version=${version}`,
} as const;
