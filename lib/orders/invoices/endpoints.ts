import { z } from "zod";
import { digitsParam, idParam } from "@/lib/id-schemas";
import { perLicenseQuery } from "@/lib/orders/cart/schemas";
import { staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { invoiceListQuery, invoiceOrOwner, invoiceSchema, paidChange } from "./schemas";

const versionParam = digitsParam(4);

const ownerOnly = { 401: staffOnly[401], 403: "It belongs to another customer" };

export const getAllInvoices = endpoint({
  method: "GET",
  path: "/api/shop/invoice",
  summary: "Everybody's orders and invoices",
  access: "orders:read",
  query: invoiceListQuery,
  returns: z.array(invoiceSchema),
  headers: totalCount,
  failures: staffOnly,
});

export const getBought = endpoint({
  method: "GET",
  path: "/api/shop/bought",
  summary: "The ids of the presets that the caller bought",
  access: "customer",
  query: perLicenseQuery,
  returns: z.array(z.int()),
  failures: { 401: "Nobody is signed in" },
});

export const getInvoices = endpoint({
  method: "GET",
  path: "/api/shop/invoice/{id}",
  summary: "One invoice by its id, or all of a customer by their e-mail address",
  description:
    "A customer's come newest first. One that PayPal declined or that was cancelled or abandoned there is `not_paid`, and listed for two weeks, unless its presets are in another order. Others that came to nothing are left out.",
  access: "customer or orders:read",
  params: z.object({ id: invoiceOrOwner }),
  returns: z.union([z.array(invoiceSchema), invoiceSchema]),
  failures: { ...ownerOnly, 404: "There is no such invoice" },
});

export const putInvoice = endpoint({
  method: "PUT",
  path: "/api/shop/invoice/{id}",
  summary: "Say that a bank transfer has arrived",
  description:
    "Without an amount and a day: all that is missing arrived today. Part payments add up; until they reach the total, the order is `partly_paid`, and what is more is a credit. If the customer has its presets by another order meanwhile, it is not paid but flagged: `needs_attention`.",
  access: "orders:write",
  params: z.object({ id: idParam }),
  body: paidChange,
  returns: z.object({ id: z.int() }),
  failures: {
    ...staffOnly,
    404: "There is no such invoice",
    409: "PayPal decides about this one, its money was given back, it is paid for good, or another amount is missing",
  },
});

export const getTermsPdf = endpoint({
  method: "GET",
  path: "/api/shop/invoice/{id}/terms",
  summary: "The terms that an order was placed under as PDF",
  access: "customer or orders:read",
  params: z.object({ id: idParam }),
  returns: z.null(),
  contentType: "application/pdf",
  headers: { "Content-Disposition": "The file's name" },
  failures: { ...ownerOnly, 404: "There is no such order, or it is from before terms were kept" },
});

const oneVersion = {
  params: z.object({ id: idParam }),
  query: z.object({
    version: versionParam.describe("Of a corrected invoice; 0 is the invoice itself").optional(),
  }),
};

export const getInvoicePdf = endpoint({
  method: "GET",
  path: "/api/shop/invoice/{id}/pdf",
  summary: "An invoice as PDF",
  access: "customer or orders:read",
  ...oneVersion,
  returns: z.null(),
  contentType: "application/pdf",
  headers: { "Content-Disposition": "The file's name" },
  failures: { ...ownerOnly, 404: "There is no such invoice" },
});

export const getInvoiceXml = endpoint({
  method: "GET",
  path: "/api/shop/invoice/{id}/xml",
  summary: "An invoice for accounting software (UBL)",
  description:
    "XRechnung for a buyer in Germany; Peppol BIS Billing where the seller and the buyer have VAT ids that the Peppol network knows; EN 16931 for others. The buyer's reference is the number of the order.",
  access: "customer or orders:read",
  ...oneVersion,
  returns: z.null(),
  contentType: "application/xml",
  headers: { "Content-Disposition": "The file's name" },
  failures: { ...ownerOnly, 404: "There is no such invoice, or it is from before taxes were kept" },
});
