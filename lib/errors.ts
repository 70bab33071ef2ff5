/** Error codes and their HTTP statuses; the only such table. */
const statuses = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  too_many_requests: 429,
  provider_failed: 502,
  unavailable: 503,
  bug: 500,
} as const;

export type ErrorCode = keyof typeof statuses;

export const statusOf = (code: ErrorCode): number => statuses[code];

/** The error code of a response's status; "unavailable" for a status that this shop never sends. */
export const codeOf = (status: number): ErrorCode =>
  (Object.keys(statuses) as ErrorCode[]).find((code) => statuses[code] === status) ?? "unavailable";

interface Details {
  /** Error messages by field, for forms. */
  fields?: Record<string, string>;
  /** Seconds, for the `Retry-After` header. */
  retryAfter?: number;
  /** For the `WWW-Authenticate` header. */
  challenge?: string;
  /** Details of the failure for programs, besides the message. */
  extra?: object;
  cause?: unknown;
}

/** An error whose message is shown to the customer. Any other thrown error is a bug. */
export class ShopError extends Error {
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly challenge: string | undefined;
  readonly extra: object | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    details: Details = {},
  ) {
    super(message, { cause: details.cause });
    this.name = "ShopError";
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.challenge = details.challenge;
    this.extra = details.extra;
  }
}

/** A `ShopError` that is shown as a warning. */
export class ShopWarning extends ShopError {
  override name = "ShopWarning";
}
