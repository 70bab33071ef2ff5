import { z } from "zod";
import { idParam } from "@/lib/id-schemas";
import { staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import {
  refundForm,
  refundListQuery,
  refundRequestSchema,
  refundSchema,
  requestDecision,
  requestForm,
  requestListQuery,
} from "./schemas";

export const getRefunds = endpoint({
  method: "GET",
  path: "/api/shop/refund",
  summary: "Everybody's refunds",
  access: "orders:read",
  query: refundListQuery,
  returns: z.array(refundSchema),
  headers: totalCount,
  failures: staffOnly,
});

const notRefundable =
  "More than what is left, refunded already, or not paid: the message has the figures";

export const postRefund = endpoint({
  method: "POST",
  path: "/api/shop/refund",
  summary: "Refund an order, whole or by item",
  description:
    "Recorded first and then asked of PayPal, so that it is finished even if PayPal or the shop fails: `sending` and `pending` become `completed` or `refused` by themselves. One by bank transfer is completed at once. A completed refund is a credit note; its presets are no longer bought, and their sites go offline a week later.",
  access: "orders:write",
  body: refundForm,
  status: 201,
  returns: refundSchema,
  failures: { ...staffOnly, 404: "There is no such order", 409: notRefundable },
});

const one = { params: z.object({ id: idParam }) };

export const getRefund = endpoint({
  method: "GET",
  path: "/api/shop/refund/{id}",
  summary: "One refund",
  access: "orders:read",
  ...one,
  returns: refundSchema,
  failures: { ...staffOnly, 404: "There is no such refund" },
});

export const getCreditNotePdf = endpoint({
  method: "GET",
  path: "/api/shop/refund/{id}/pdf",
  summary: "The credit note of a completed refund as PDF",
  access: "customer or orders:read",
  ...one,
  returns: z.null(),
  contentType: "application/pdf",
  headers: { "Content-Disposition": "The file's name" },
  failures: {
    401: staffOnly[401],
    403: "It belongs to another customer",
    404: "There is no such credit note",
  },
});

export const getCreditNoteXml = endpoint({
  method: "GET",
  path: "/api/shop/refund/{id}/xml",
  summary: "The credit note of a completed refund for accounting software (UBL)",
  description: "In the format of its invoice: XRechnung, Peppol BIS Billing or EN 16931.",
  access: "customer or orders:read",
  ...one,
  returns: z.null(),
  contentType: "application/xml",
  headers: { "Content-Disposition": "The file's name" },
  failures: {
    401: staffOnly[401],
    403: "It belongs to another customer",
    404: "There is no such credit note, or it is from before taxes were kept",
  },
});

export const getRefundRequests = endpoint({
  method: "GET",
  path: "/api/shop/refund-request",
  summary: "Everybody's refund requests",
  access: "orders:read",
  query: requestListQuery,
  returns: z.array(refundRequestSchema),
  headers: totalCount,
  failures: staffOnly,
});

export const postRefundRequest = endpoint({
  method: "POST",
  path: "/api/shop/refund-request",
  summary: "Ask for a refund of an order, whole or by item",
  description: "Within 14 days after the payment, and one at a time for each order.",
  access: "customer",
  body: requestForm,
  status: 201,
  returns: refundRequestSchema,
  failures: {
    401: "Nobody is signed in",
    403: "The order belongs to another customer",
    404: "There is no such order",
    409: "It is not paid, refunded already, asked for already, or the time is over",
  },
});

const oneRequest = { ...one, returns: refundRequestSchema };
const requestFailures = { ...staffOnly, 404: "There is no such refund request" };

export const getRefundRequest = endpoint({
  method: "GET",
  path: "/api/shop/refund-request/{id}",
  summary: "One refund request",
  access: "orders:read",
  ...oneRequest,
  failures: requestFailures,
});

export const putRefundRequest = endpoint({
  method: "PUT",
  path: "/api/shop/refund-request/{id}",
  summary: "Approve a refund request, or decline it",
  description:
    "Approved, it becomes a refund at once. If PayPal refuses that, the request is open again.",
  access: "orders:write",
  ...oneRequest,
  body: requestDecision,
  failures: { ...requestFailures, 409: `Decided already, or ${notRefundable.toLowerCase()}` },
});
