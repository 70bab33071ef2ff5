export interface ReceivedEmail {
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string[];
  headers: Record<string, string>;
  subject: string;
  html?: string;
  text?: string;
  /** Base64, as sent. */
  attachments: { filename: string; content: string }[];
}

export class ResendError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const address = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;
const namedAddress = /^[^<>\r\n]*<([^<>]+)>$/;

/** Parses the body of `POST /emails` with the checks and messages of Resend. */
export function parseEmail(body: string): ReceivedEmail {
  const fields = parse(body);
  for (const name of ["from", "to", "subject"]) {
    if (isBlank(fields[name])) throw missing(name);
  }
  if (isBlank(fields.html) && isBlank(fields.text)) {
    throw new ResendError(422, "validation_error", "Missing `html` or `text` field.");
  }
  const [from = ""] = addresses(fields, "from");
  const to = addresses(fields, "to");
  if (to.length > 50) throw invalid("to", "The maximum is 50 recipients.");
  return {
    from,
    to,
    cc: addresses(fields, "cc"),
    bcc: addresses(fields, "bcc"),
    replyTo: addresses(fields, "reply_to"),
    headers: headersIn(fields),
    subject: text(fields, "subject") ?? "",
    html: text(fields, "html"),
    text: text(fields, "text"),
    attachments: attachmentsIn(fields),
  };
}

type Fields = Record<string, unknown>;

function parse(body: string): Fields {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return value as Fields;
  } catch {
    // Refused below, like any other body that is not an object.
  }
  throw new ResendError(422, "validation_error", "The request body must be a JSON object.");
}

function addresses(fields: Fields, name: string): string[] {
  const value = fields[name];
  if (isBlank(value)) return [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.map((one) => {
    const plain = typeof one === "string" ? (namedAddress.exec(one)?.[1] ?? one) : "";
    if (typeof one !== "string" || !address.test(plain)) {
      throw invalid(
        name,
        "The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.",
      );
    }
    return one;
  });
}

function text(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (isBlank(value)) return undefined;
  if (typeof value !== "string") throw invalid(name, "It must be a string.");
  if (name === "subject" && /[\r\n]/.test(value)) throw invalid(name, "The `\\n` is not allowed.");
  return value;
}

function headersIn({ headers }: Fields): Record<string, string> {
  const list = Object.entries(headers ?? {});
  for (const [name, value] of list) {
    if (typeof value === "string" && !/[\r\n]/.test(name + value)) continue;
    throw invalid("headers", "Each must be a string in one line.");
  }
  return Object.fromEntries(list);
}

function attachmentsIn({ attachments }: Fields) {
  if (isBlank(attachments)) return [];
  const list: unknown[] = Array.isArray(attachments) ? attachments : [attachments];
  return list.map((one) => {
    const { filename, content } = (one ?? {}) as Fields;
    if (typeof filename !== "string" || typeof content !== "string") {
      throw invalid("attachments", "Each needs a `filename` and its `content`.");
    }
    return { filename, content };
  });
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && !value.length);

const missing = (name: string) =>
  new ResendError(422, "missing_required_field", `Missing \`${name}\` field.`);

const invalid = (name: string, why: string) =>
  new ResendError(422, "validation_error", `Invalid \`${name}\` field. ${why}`);
