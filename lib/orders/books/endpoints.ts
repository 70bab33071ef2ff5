import { z } from "zod";
import { staffOnly } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { documentsPerFile } from "./rules";
import { booksQuery, booksSchema, datevQuery, monthParams, noQuery } from "./schemas";

export const getBooks = endpoint({
  method: "GET",
  path: "/api/shop/books",
  summary: "Invoices, credit notes, payments and refunds, by month",
  description:
    "A month is one of the seller's time zone, as the dates of documents are. The sums are those of the month's exports.",
  access: "books:read",
  query: booksQuery,
  returns: booksSchema,
  failures: staffOnly,
});

export const getBooksCsv = endpoint({
  method: "GET",
  path: "/api/shop/books/{month}/csv",
  summary: "Invoices, credit notes, payments, refunds and fees of a month as a table (CSV)",
  description:
    "Amounts have no sign: the kind says which way they go. A fee that is not known is empty.",
  access: "books:read",
  params: monthParams,
  query: noQuery,
  returns: z.string(),
  contentType: "text/csv",
  headers: { "Content-Disposition": "The file's name" },
  failures: { ...staffOnly, 404: "There is no such month" },
});

export const getBooksDatev = endpoint({
  method: "GET",
  path: "/api/shop/books/{month}/datev",
  summary: "The same as a booking batch for DATEV (EXTF 700, category 21)",
  description: `In Windows-1252. Of ${documentsPerFile} documents; further ones are in further files. A fee that is not known has no line.`,
  access: "books:read",
  params: monthParams,
  query: datevQuery,
  returns: z.string(),
  contentType: "text/csv",
  headers: { "Content-Disposition": "The file's name" },
  failures: { ...staffOnly, 404: "There is no such month, or no such file of it" },
});
