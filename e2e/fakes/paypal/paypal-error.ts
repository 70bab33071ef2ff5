import { randomBytes } from "node:crypto";
import { type FakeResponse, json } from "../http-service";

interface Link {
  href: string;
  rel: string;
  method: string;
}

/** An error in PayPal's format: `kind` is its `name`, `issue` the detail. */
export class PaypalError extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    readonly issue: string,
    description: string,
    readonly links: Link[] = [],
  ) {
    super(description);
  }
}

export const unprocessable = (issue: string, description: string, links: Link[] = []) =>
  new PaypalError(422, "UNPROCESSABLE_ENTITY", issue, description, links);

export const invalid = (issue: string, description: string) =>
  new PaypalError(400, "INVALID_REQUEST", issue, description);

export const unknownResource = () =>
  new PaypalError(
    404,
    "RESOURCE_NOT_FOUND",
    "INVALID_RESOURCE_ID",
    "Specified resource ID does not exist. Please check the resource ID and try again.",
  );

const kinds: Record<string, string> = {
  RESOURCE_NOT_FOUND: "The specified resource does not exist.",
  UNPROCESSABLE_ENTITY:
    "The requested action could not be performed, semantically incorrect, or failed business validation.",
  INVALID_REQUEST: "Request is not well-formed, syntactically incorrect, or violates schema.",
  INTERNAL_SERVER_ERROR: "An internal server error has occurred.",
};

export const errorResponse = ({ status, kind, issue, message, links }: PaypalError): FakeResponse =>
  json(
    {
      name: kind,
      message: kinds[kind] ?? message,
      details: [{ issue, description: message }],
      debug_id: randomBytes(7).toString("hex").slice(0, 13),
      links,
    },
    status,
  );
