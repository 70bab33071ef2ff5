import { z } from "zod";
import { cookieNames } from "@/lib/accounts/identity/cookies";
import { apiTokenPrefix } from "@/lib/platform/api-tokens/rules";
import { defaultBodyKiB } from "@/lib/platform/http/body";
import {
  type Credential,
  type Endpoint,
  isForGuests,
  permissionFor,
} from "@/lib/platform/http/endpoint";
import { jsonSchemaOf } from "@/lib/platform/http/json-schema";
import { sessionCookieName } from "@/lib/platform/sessions/rules";
import { scopes } from "@/lib/platform/staff/rules";
import { endpoints, tags } from "./openapi-operations";

const unnamedFailure = z.object({
  error: z.string().describe("A message for the customer"),
  message: z.string().describe("The same as `error`"),
  fields: z.record(z.string(), z.string()).optional().describe("Error messages by field"),
});

const failureSchema = unnamedFailure.meta({ id: "Failure" });

const unsuccessful = failureSchema
  .extend({ isSuccess: z.literal(false) })
  .meta({ id: "Unsuccessful" });

/** A proxy may answer with it, so every endpoint lists it. */
const anyFailure: Record<number, string> = {
  429: "Too many attempts; `Retry-After` says when to retry",
  503: "The shop is busy; `Retry-After` says when to retry",
};

const none: Record<number, string> = {};

const hasInput = ({ query, body, form }: Endpoint) => query ?? body ?? form;

const isProtected = ({ access }: Endpoint) => !isForGuests(access);

const isUnsafe = ({ method, isUnsafe = method !== "GET" }: Endpoint) => isUnsafe;

const bodyFailures = ({ maxBodyKiB = defaultBodyKiB }: Endpoint): Record<number, string> => ({
  400: "The body is not valid JSON",
  413: `The body is larger than ${maxBodyKiB} KiB`,
  415: "The body is not JSON",
});

/** The errors that follow from an endpoint's input and access rule, by status. */
const generalFailures = (it: Endpoint): Record<number, string> => ({
  ...(it.body ? bodyFailures(it) : none),
  ...(isProtected(it) ? { 401: "Nobody is signed in" } : none),
  ...(isUnsafe(it) ? { 403: "The request came from a page of another site" } : none),
  ...(it.params ? { 404: "There is nothing at this address" } : none),
  ...(hasInput(it) ? { 422: "The request is not valid; `fields` has the details" } : none),
  ...anyFailure,
});

function failuresOf(it: Endpoint): Record<number, string> {
  const [general, own] = [generalFailures(it), it.failures ?? {}];
  // A 403 has two causes, which are independent of each other.
  const forbidden = [own[403], general[403]].filter(Boolean).join(". ");
  return { ...general, ...own, ...(forbidden ? { 403: forbidden } : none) };
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON pointer of schemas with an id; all others are inlined. */
const shared = "#/components/schemas/";

/** A JSON schema, and the named schemas that it refers to. */
function jsonSchemas(schema: z.ZodType, io: "input" | "output") {
  // Wrapped in an object, so that zod emits a $ref even if the schema itself has an id.
  const { properties = {}, $defs = {} } = JSON.parse(
    JSON.stringify(jsonSchemaOf(z.object({ it: schema }), io)),
    (key, value) => (key === "$ref" ? value.replace("#/$defs/", shared) : value),
  ) as { properties?: { it?: JsonSchema }; $defs?: Record<string, JsonSchema> };
  for (const named of Object.values($defs)) delete named.id;
  return { schema: properties.it ?? {}, named: $defs };
}

const jsonSchema = (schema: z.ZodType, io: "input" | "output") => jsonSchemas(schema, io).schema;

const content = (schema: z.ZodType, io: "input" | "output") => ({
  "application/json": { schema: jsonSchema(schema, io) },
});

function requestBody({ body, form, json = body }: Endpoint) {
  if (!json && !form) return {};
  const described = {
    ...(json ? content(json, "input") : {}),
    ...(form ? { "multipart/form-data": { schema: jsonSchema(form, "input") } } : {}),
  };
  return { requestBody: { required: true, content: described } };
}

interface JsonObject {
  properties?: Record<string, { description?: string }>;
  required?: string[];
}

function parametersIn(place: "path" | "query" | "header", schema: z.ZodType | undefined) {
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

const bodiless = [204, 303];

/** A file has a content type but no schema. */
function successContent({ contentType, returns, status = 200 }: Endpoint) {
  if (bodiless.includes(status)) return {};
  const file = { schema: { type: "string", format: "binary" } };
  return { content: contentType ? { [contentType]: file } : content(returns, "input") };
}

const integerHeaders = ["X-Total-Count", "Retry-After"];

const headersOf = (headers: Record<string, string>) => ({
  headers: {
    "X-Request-Id": { $ref: "#/components/headers/RequestId" },
    ...Object.fromEntries(
      Object.entries(headers).map(([name, description]) => [
        name,
        { description, schema: { type: integerHeaders.includes(name) ? "integer" : "string" } },
      ]),
    ),
  },
});

const retryAfter = { "Retry-After": "Seconds" };

function failureResponses(it: Endpoint) {
  const body = content(it.saysSuccess ? unsuccessful : failureSchema, "output");
  const bodyOf = (status: string) => {
    const own = it.failureBodies?.[Number(status)];
    return own ? content(unnamedFailure.extend(own.shape), "output") : body;
  };
  const failures = Object.entries(failuresOf(it)).map(([status, description]) => [
    status,
    { description, ...headersOf(status in anyFailure ? retryAfter : {}), content: bodyOf(status) },
  ]);
  const other = { description: "A fault of the shop, with the id to report", content: body };
  return { ...Object.fromEntries(failures), default: { ...headersOf({}), ...other } };
}

const emptyResponses = ({ empty = none }: Endpoint) =>
  Object.fromEntries(
    Object.entries(empty).map(([status, description]) => [
      status,
      { description, ...headersOf({}) },
    ]),
  );

/** With the scopes that an API token needs. */
type Requirement = Record<string, string[]>;

const signedIn: Requirement[] = [{ accessToken: [] }, { sessionCookie: [] }];

function securityOf({ access, credential }: Endpoint): Requirement[] {
  if (credential) return [{ [credential]: [] }];
  if (access === undefined) return [];
  if (access === "visitor or token") return [{}, { apiToken: [] }];
  const scope = scopes.find((it) => it === permissionFor(access));
  return [
    ...(isForGuests(access) ? [{}] : []),
    ...signedIn,
    ...(scope ? [{ apiToken: [scope] }] : []),
  ];
}

const operation = (operationId: string, tag: string, it: Endpoint) => ({
  operationId,
  tags: [tag],
  summary: it.summary,
  ...(it.description ? { description: it.description } : {}),
  security: securityOf(it),
  parameters: [
    ...parametersIn("path", it.params),
    ...parametersIn("query", it.query),
    ...parametersIn("header", it.requestHeaders),
  ],
  ...requestBody(it),
  responses: {
    [it.status ?? 200]: {
      description: "Success",
      ...headersOf(it.headers ?? {}),
      ...successContent(it),
    },
    ...emptyResponses(it),
    ...failureResponses(it),
  },
});

/** Named schemas of all requests and responses. */
const namedSchemas = () =>
  Object.assign(
    {},
    ...[failureSchema, unsuccessful, ...endpoints.map(({ returns }) => returns)].map(
      (schema) => jsonSchemas(schema, "input").named,
    ),
  ) as Record<string, JsonSchema>;

const securitySchemes = (siteUrl: string) =>
  ({
    accessToken: {
      type: "http",
      scheme: "bearer",
      bearerFormat: "JWT",
      description: "The response of a sign-in. The word Bearer may be left out.",
    },
    sessionCookie: {
      type: "apiKey",
      in: "cookie",
      name: sessionCookieName(siteUrl),
      description: "Set by a sign-in. Requests that change something have to be same-origin.",
    },
    apiToken: {
      type: "http",
      scheme: "bearer",
      description: `For programs: \`${apiTokenPrefix}…\`. Made in the back office it needs the scope that a call names; made in a customer’s profile it is for \`/api/mcp\` only.`,
    },
    identityTicket: {
      type: "apiKey",
      in: "cookie",
      name: cookieNames.ticket(),
      description: "Set at the end of a sign-in at the identity provider.",
    },
    schedulerSecret: { type: "http", scheme: "bearer", description: "`CRON_SECRET`" },
    paypalSignature: {
      type: "apiKey",
      in: "header",
      name: "PayPal-Transmission-Sig",
      description: "One of the headers by which PayPal signs a webhook event.",
    },
    emailSignature: {
      type: "apiKey",
      in: "header",
      name: "svix-signature",
      description: "One of the headers by which the email service signs a webhook event.",
    },
  }) satisfies Record<Credential | "sessionCookie" | "apiToken", object>;

/** The API as OpenAPI 3.1, generated from the schemas that the routes validate with. */
export function openapi(siteUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name: tag, operations } of tags) {
    for (const [id, it] of Object.entries(operations)) {
      paths[it.path] = { ...paths[it.path], [it.method.toLowerCase()]: operation(id, tag, it) };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Presetry",
      version: "1",
      description:
        "JSON in, JSON out. Every failure is an object with an `error` sentence. A request with the header `X-Customer` is refused unless the caller has that e-mail, which is percent-encoded.",
      license: { name: "Proprietary", url: new URL("/license", siteUrl).href },
    },
    servers: [{ url: siteUrl }],
    tags: tags.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: securitySchemes(siteUrl),
      headers: {
        RequestId: {
          description: "Identifies the request in the logs of the shop",
          schema: { type: "string" },
        },
      },
    },
  };
}
