import { z } from "zod";
import { type MessageKind, messageKinds } from "@/db/words/messages";
import { ShopError } from "@/lib/errors";
import { isWithin } from "@/lib/graphemes";
import { readBytes } from "@/lib/platform/http/body";
import type { ProblemKey } from "./form-texts";
import { type OrderedItem, plainItems } from "./order-items";
import { messageLimits as limits, tidyLine, tidyText } from "./rules";

/** The typed values, which are shown again after a refusal. */
export interface WrittenForm {
  kind: MessageKind;
  name: string;
  email: string;
  message: string;
  consent: boolean;
  /** The order as it was sent. */
  items: string;
  /** Further fields of a request by their names. */
  fields: Readonly<Record<string, string>>;
  /** A hidden field that people leave empty (a trap for bots). */
  trap: string;
  /** Seconds; null without script. */
  elapsed: number | null;
  /** The answer to a page that requested proof of work. */
  proof: string;
}

const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

const tooLarge = `This form is larger than ${limits.bodyKiB} KiB.`;

/**
 * The fields of a form; aborts reading once it exceeds the limit. If a name was sent twice, the
 * first value counts.
 */
async function readFields(request: Request): Promise<ReadonlyMap<string, string>> {
  const type = request.headers.get("content-type") ?? "";
  if (!isForm.test(type)) {
    throw new ShopError("unsupported_media_type", "Please send a form.");
  }
  const bytes = await readBytes(request, limits.bodyKiB * 1024, tooLarge);
  const form = await new Response(bytes, { headers: { "Content-Type": type } })
    .formData()
    .catch((cause: unknown) => {
      throw new ShopError("malformed", "The form could not be read.", { cause });
    });
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== "string" && value.size > 0) {
      throw new ShopError("invalid", "Files cannot be sent with this form.");
    }
    if (typeof value === "string" && !fields.has(name)) fields.set(name, value);
  }
  return fields;
}

const fieldPrefix = "field.";

export async function readForm(request: Request): Promise<WrittenForm> {
  const fields = await readFields(request);
  const get = (name: string) => fields.get(name) ?? "";
  const own = [...fields]
    .filter(([name]) => name.startsWith(fieldPrefix) && name.length > fieldPrefix.length)
    .map(([name, value]) => [name.slice(fieldPrefix.length), tidyText(value)] as const)
    .filter(([, value]) => value !== "");
  const elapsed = get("elapsed").trim();
  return {
    kind: messageKinds.find((kind) => kind === get("kind")) ?? "contact",
    name: tidyLine(get("name")),
    email: tidyLine(get("email")),
    message: tidyText(get("message")),
    consent: get("consent") === "yes",
    items: get("items").trim() || plainItems(fields),
    // Own properties of an object without prototype, so that any name is safe.
    fields: Object.fromEntries(own),
    trap: get("website"),
    elapsed: /^\d{1,9}(\.\d{1,6})?$/.test(elapsed) ? Number(elapsed) : null,
    proof: get("proof"),
  };
}

const itemsSchema = z.array(z.object({ id: z.string(), quantity: z.int().min(0) }));

/** The items of an order, however many; null if they cannot be read. */
export function readItems(sent: string): OrderedItem[] | null {
  try {
    return itemsSchema.safeParse(JSON.parse(sent)).data ?? null;
  } catch {
    return null;
  }
}

export type Problems = Partial<Record<"name" | "email" | "message" | "consent", ProblemKey>>;

const isEmail = (typed: string) => z.email().max(limits.emailLength).safeParse(typed).success;

interface Required {
  isNameRequired: boolean;
  isMessageRequired: boolean;
}

/** The errors of a form, by field. Orders and requests need a name, but no message. */
export function problemsOf(
  form: WrittenForm,
  { isNameRequired, isMessageRequired }: Required,
): Problems {
  const problems: Problems = {};
  const isContact = form.kind === "contact";
  if (form.name === "" && (isNameRequired || !isContact)) problems.name = "noName";
  else if (!isWithin(form.name, limits.nameLength)) problems.name = "longName";
  if (!isEmail(form.email)) problems.email = "noEmail";
  if (form.message === "" && isMessageRequired && isContact) problems.message = "noMessage";
  else if (!isWithin(form.message, limits.messageLength)) problems.message = "longMessage";
  if (!form.consent) problems.consent = "noConsent";
  return problems;
}

/** Whether the further fields of a request are few and short enough. */
export const areFieldsSmall = ({ fields }: WrittenForm): boolean =>
  Object.keys(fields).length <= limits.fields &&
  Object.entries(fields).every(
    ([name, value]) => name.length <= limits.fieldLength && isWithin(value, limits.fieldLength),
  );
