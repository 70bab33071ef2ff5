import { z } from "zod";
import { staffOnly } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { bankLineSchema, confirmation, confirmed, loadedStatement, statementForm } from "./schemas";

/** Bytes of a statement: a year of a busy account. */
export const maxStatementBytes = 2 * 2 ** 20;

export const postBankStatement = endpoint({
  method: "POST",
  path: "/api/shop/bank-statement",
  summary: "Load a bank statement: CAMT.053 (XML) or a table (CSV)",
  description:
    "Stores its incoming payments, to be confirmed. A line that another file had already is stored once. Of a file that cannot be read, the answer names the line that is wrong; document types and entities are refused.",
  access: "orders:write",
  form: statementForm,
  returns: loadedStatement,
  failures: {
    ...staffOnly,
    400: "The form cannot be read",
    413: "The file is larger than 2 MB",
    415: "The body is not a form",
  },
});

export const getBankLines = endpoint({
  method: "GET",
  path: "/api/shop/bank-line",
  summary: "Incoming payments of statements that are not marked yet, with the nearest orders",
  access: "orders:write",
  query: z.strictObject({}),
  returns: z.array(bankLineSchema),
  failures: staffOnly,
});

export const postBankConfirmation = endpoint({
  method: "POST",
  path: "/api/shop/bank-line/confirmation",
  summary: "Mark the payments of statements for their orders, in one step",
  description:
    "Each is marked with its own amount and day, as by PUT /api/shop/invoice/{id}. One that is refused stays open, and the others are marked.",
  access: "orders:write",
  body: confirmation,
  returns: confirmed,
  failures: staffOnly,
});
