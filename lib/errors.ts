/** Every failure a caller can do something about, by name; `statusOf` is the only table from code to HTTP. */
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

/** What an answer's status means to whoever called; "unavailable" for all that we never send. */
export const codeOf = (status: number): ErrorCode =>
  (Object.keys(statuses) as ErrorCode[]).find((code) => statuses[code] === status) ?? "unavailable";

interface Details {
  /** What is wrong with each field, for forms. */
  fields?: Record<string, string>;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** A failure whose message a customer may read. Anything else that is thrown is a bug. */
export class ShopError extends Error {
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    details: Details = {},
  ) {
    super(message, { cause: details.cause });
    this.name = "ShopError";
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }
}
