import { z } from "zod";
import {
  getProfile,
  getUser,
  postForgot,
  postLogin,
  postRegister,
  putProfile,
  putReset,
} from "@/lib/accounts/endpoints";
import {
  getCsrfToken,
  getIdentity,
  getSignInCallback,
  postLogin0,
  postSignIn,
} from "@/lib/accounts/identity/endpoints";
import { deleteCart, getCart, postCart } from "@/lib/cart/endpoints";
import {
  deletePreset,
  getOnePreset,
  getPresets,
  postPreset,
  putPreset,
} from "@/lib/catalogue/endpoints";
import {
  getCancelReturn,
  getCaptureReturn,
  getOrderTimeline,
  postPaymentResolution,
  postPayOrder,
  postPaypalWebhook,
} from "@/lib/checkout/endpoints";
import { getMessages, postContact } from "@/lib/contact/endpoints";
import { deleteCustomer, getCustomer, getCustomers, putCustomer } from "@/lib/customers/endpoints";
import {
  deleteDeployment,
  getDeployments,
  getSite,
  postDeployment,
} from "@/lib/delivery/endpoints";
import {
  getAllInvoices,
  getBought,
  getInvoicePdf,
  getInvoices,
  putInvoice,
} from "@/lib/invoices/endpoints";
import { getJobs, postJobRetry, postRunJobs } from "@/lib/jobs/endpoints";
import { deleteReview, getReviews, postReview } from "@/lib/reviews/endpoints";
import { getEmails, postEmailRetry } from "./email/endpoints";
import { getMetrics, getReady } from "./health/endpoints";
import type { Endpoint } from "./http/endpoint";
import { getHealth } from "./http/endpoints";
import { postMedia } from "./media/endpoints";
import { getValidate, postLogout } from "./sessions/endpoints";

/** All endpoints of the public API, in the order of the reference. */
export const endpoints: readonly Endpoint[] = [
  getPresets,
  getOnePreset,
  postPreset,
  putPreset,
  deletePreset,
  getCsrfToken,
  postSignIn,
  getSignInCallback,
  getIdentity,
  postLogin0,
  getUser,
  postLogin,
  postLogout,
  getValidate,
  postRegister,
  postForgot,
  putReset,
  getProfile,
  putProfile,
  postMedia,
  getCart,
  postCart,
  deleteCart,
  postPayOrder,
  getCaptureReturn,
  getCancelReturn,
  postPaypalWebhook,
  getBought,
  getInvoices,
  getInvoicePdf,
  getSite,
  getDeployments,
  postDeployment,
  deleteDeployment,
  getAllInvoices,
  putInvoice,
  getOrderTimeline,
  postPaymentResolution,
  postReview,
  getReviews,
  deleteReview,
  postContact,
  getMessages,
  getCustomers,
  getCustomer,
  putCustomer,
  deleteCustomer,
  getEmails,
  postEmailRetry,
  getJobs,
  postJobRetry,
  getHealth,
  getReady,
  getMetrics,
  postRunJobs,
];

const failureSchema = z
  .object({
    error: z.string().describe("A message for the customer"),
    fields: z.record(z.string(), z.string()).optional().describe("Error messages by field"),
  })
  .meta({ id: "Failure" });

const unsuccessful = failureSchema
  .extend({ isSuccess: z.literal(false) })
  .meta({ id: "Unsuccessful" });

/** Failures of every endpoint. */
const anyFailure: Record<number, string> = {
  422: "The request is not valid; `fields` has the details",
  429: "Too many attempts; `Retry-After` says when to retry",
  503: "The shop is busy; `Retry-After` says when to retry",
};

const failuresOf = (it: Endpoint) => ({
  ...it.failures,
  ...(it.body ? { 413: "The body is larger than 64 KiB", 415: "The body is not JSON" } : {}),
  ...anyFailure,
});

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON pointer of schemas with an id; all others are inlined. */
const shared = "#/components/schemas/";

/** A JSON schema, and the named schemas that it refers to. */
function jsonSchemas(schema: z.ZodType, io: "input" | "output") {
  // Wrapped in an object, so that zod emits a $ref even if the schema itself has an id.
  const { properties = {}, $defs = {} } = JSON.parse(
    JSON.stringify(z.toJSONSchema(z.object({ it: schema }), { io, unrepresentable: "any" })),
    (key, value) => (key === "$ref" ? value.replace("#/$defs/", shared) : value),
  ) as { properties?: { it?: JsonSchema }; $defs?: Record<string, JsonSchema> };
  for (const named of Object.values($defs)) delete named.id;
  return { schema: properties.it ?? {}, named: $defs };
}

const jsonSchema = (schema: z.ZodType, io: "input" | "output") => jsonSchemas(schema, io).schema;

const content = (schema: z.ZodType, io: "input" | "output") => ({
  "application/json": { schema: jsonSchema(schema, io) },
});

function requestBody({ body, form }: Endpoint) {
  if (body) return { requestBody: { required: true, content: content(body, "input") } };
  if (!form) return {};
  const schema = jsonSchema(form, "input");
  return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
}

interface JsonObject {
  properties?: Record<string, { description?: string }>;
  required?: string[];
}

function parametersIn(place: "path" | "query", schema: z.ZodType | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as JsonObject;
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    ...(description ? { description } : {}),
    schema,
  }));
}

/** A file has a content type but no schema. */
const successOf = ({ contentType, returns }: Endpoint) => ({
  content: contentType
    ? { [contentType]: { schema: { type: "string", format: "binary" } } }
    : content(returns, "input"),
});

function operation(it: Endpoint) {
  return {
    summary: it.summary,
    ...(it.description ? { description: it.description } : {}),
    parameters: [...parametersIn("path", it.params), ...parametersIn("query", it.query)],
    ...requestBody(it),
    responses: {
      [it.status ?? 200]: {
        description: "Success",
        ...successOf(it),
        ...(it.headers ? { headers: headersOf(it.headers) } : {}),
      },
      ...Object.fromEntries(
        Object.entries(failuresOf(it)).map(([status, description]) => [
          status,
          {
            description,
            content: content(it.saysSuccess ? unsuccessful : failureSchema, "output"),
          },
        ]),
      ),
    },
  };
}

const headersOf = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [
      name,
      { description, schema: { type: "string" } },
    ]),
  );

/** Named schemas of all responses. */
const namedSchemas = () =>
  Object.assign(
    {},
    ...[failureSchema, unsuccessful, ...endpoints.map(({ returns }) => returns)].map(
      (schema) => jsonSchemas(schema, "input").named,
    ),
  ) as Record<string, JsonSchema>;

/** The API as OpenAPI 3.1, generated from the schemas that the routes validate with. */
export function openapi(siteUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const it of endpoints) {
    paths[it.path] = { ...paths[it.path], [it.method.toLowerCase()]: operation(it) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Presetry",
      version: "1",
      description: "JSON in, JSON out. Every failure is an object with an `error` sentence.",
    },
    servers: [{ url: siteUrl }],
    paths,
    components: { schemas: namedSchemas() },
  };
}
