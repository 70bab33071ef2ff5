import { z } from "zod";
import { idParam } from "@/lib/id-schemas";
import { invoiceSchema } from "@/lib/orders/invoices/schemas";
import { staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { correctionForm, correctionListQuery, correctionSchema, invoiceBuyer } from "./schemas";

const path = "/api/shop/invoice/{id}/correction";
const one = { path, params: z.object({ id: idParam }) } as const;

export const getInvoiceBuyer = endpoint({
  method: "GET",
  ...one,
  summary: "Whom the valid invoice of an order is for",
  access: "orders:read",
  returns: invoiceBuyer,
  failures: { ...staffOnly, 404: "There is no such invoice" },
});

export const postCorrection = endpoint({
  method: "POST",
  ...one,
  summary: "Replace an invoice by a corrected one",
  description:
    "With a number of its own and a reference to the one it replaces, which stays as it is; the customer gets it by e-mail. VIES is asked about the VAT id. What was paid stays.",
  access: "orders:write",
  body: correctionForm,
  status: 201,
  returns: invoiceSchema,
  failures: {
    ...staffOnly,
    404: "There is no such invoice",
    409: "It is not paid, a part of it is refunded, or nothing would change",
  },
});

export const getCorrections = endpoint({
  method: "GET",
  path: "/api/shop/invoice-correction",
  summary: "Everybody's corrected invoices",
  description: "As other lists of the back office: `invoiceId` for those of one order.",
  access: "orders:read",
  query: correctionListQuery,
  returns: z.array(correctionSchema),
  headers: totalCount,
  failures: staffOnly,
});

export const getCorrection = endpoint({
  method: "GET",
  path: "/api/shop/invoice-correction/{id}",
  summary: "One corrected invoice by its number",
  access: "orders:read",
  params: z.object({ id: idParam }),
  returns: correctionSchema,
  failures: { ...staffOnly, 404: "There is no such corrected invoice" },
});
