import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { parseReference } from "@/lib/orders/invoices/rules";
import { fieldsOf } from "@/lib/platform/http/zod-messages";
import { senderFields } from "@/lib/sender-fields";

const t = currentTranslations("withdrawalFields");

/** The id of the order: typed with or without a sign before it, or as the reference of its transfer. */
function readOrderNumber(typed: string): number | null {
  const [, digits] = /^(?:n°|no\.?|#)?\s*(\d{1,9})$/i.exec(typed.trim()) ?? [];
  return digits === undefined ? parseReference(typed) : Number(digits);
}

/** A consumer's statement of withdrawal. */
const statementForm = z.object({
  order: z
    .string()
    .max(40, { error: () => t("orderMissing") })
    .transform((typed, context) => {
      const id = readOrderNumber(typed);
      if (id !== null) return id;
      context.addIssue(t("orderMissing"));
      return z.NEVER;
    }),
  ...senderFields({
    nameMissing: () => t("nameMissing"),
    nameOnly: () => t("nameOnly"),
    emailMissing: () => t("emailMissing"),
  }),
});

export type Statement = z.output<typeof statementForm>;

const typedForm = z.object({
  order: z.string().max(1_000).catch(""),
  name: z.string().max(1_000).catch(""),
  email: z.string().max(1_000).catch(""),
});

export type TypedStatement = z.output<typeof typedForm>;

interface Read {
  typed: TypedStatement;
  /** Null if something is wrong with it. */
  statement: Statement | null;
  /** The error of each field that has one. */
  errors: Partial<Record<string, string>>;
}

export function readStatement(input: unknown): Read {
  const typed = typedForm.catch({ order: "", name: "", email: "" }).parse(input);
  const { data = null, error } = statementForm.safeParse(typed);
  return { typed, statement: data, errors: error ? fieldsOf(error) : {} };
}

/** The browser keeps what was typed in a cookie until it is confirmed, so that no address contains it. */
export const statementCookie = "withdrawal";

export const encodeStatement = (typed: TypedStatement): string =>
  Buffer.from(JSON.stringify(typed)).toString("base64url");

/** What the cookie keeps; empty without one. */
export const readCookie = (cookie = ""): Read => readStatement(decodeStatement(cookie));

function decodeStatement(cookie: string): unknown {
  try {
    return JSON.parse(Buffer.from(cookie, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}
