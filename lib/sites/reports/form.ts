import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { reportKinds } from "@/db/words/site-reports";
import { fieldsOf } from "@/lib/platform/http/zod-messages";
import { senderFields } from "@/lib/sender-fields";
import { requiredText } from "@/lib/text";
import { isAnonymous, maxExplanation } from "./rules";

const t = currentTranslations("reportFields");

const anonymousNotice = z.object({
  site: z.string().transform((typed, context) => {
    const url = readAddress(typed.trim());
    if (url) return url;
    context.addIssue(t("site"));
    return z.NEVER;
  }),
  kind: z.enum(reportKinds, { error: () => t("kind") }),
  explanation: requiredText(maxExplanation, () => t("explanation")),
  goodFaith: z.literal("yes", { error: () => t("goodFaith") }),
});

const notice = anonymousNotice.extend(
  senderFields({
    nameMissing: () => t("nameMissing"),
    nameOnly: () => t("nameOnly"),
    emailMissing: () => t("emailMissing"),
  }),
);

/** The address of a shared draft may hold its words. */
const longestAddress = 8_000;

/** An address as people type it: with or without its scheme. */
function readAddress(typed: string): URL | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const isReadable =
    typed.length <= longestAddress && !typed.includes("\0") && URL.canParse(address);
  return isReadable ? new URL(address) : null;
}

/** Whether the words of a shared draft may be missing from a typed address. */
export const mayLackWords = (address: string): boolean =>
  /\/preview\/[^/]+(?:\/premium)?\/shared\/[^/#]+$/.test(address);

/** Somebody's notice about a site; without a reporter where none is asked for. */
export type Notice = Omit<z.output<typeof anonymousNotice>, "goodFaith"> & {
  name?: string;
  email?: string;
};

const typedText = z.string().max(50_000).catch("");
const typedForm = z.object({
  site: typedText,
  kind: typedText,
  explanation: typedText,
  name: typedText,
  email: typedText,
  goodFaith: typedText,
});

export type TypedReport = z.output<typeof typedForm>;

const nothing = typedForm.parse({});

interface Read {
  typed: TypedReport;
  /** Null if something is wrong with it. */
  notice: Notice | null;
  /** The error of each field that has one. */
  errors: Partial<Record<string, string>>;
}

export function readReport(input: unknown): Read {
  const typed = typedForm.catch(nothing).parse(input);
  const { data, error } = (isAnonymous(typed.kind) ? anonymousNotice : notice).safeParse(typed);
  return { typed, notice: data ?? null, errors: error ? fieldsOf(error) : {} };
}

/**
 * The browser keeps what was typed in cookies until it is accepted. Compressed, a text of the greatest
 * length fits into two, in any script.
 */
export const reportCookies = ["report", "report-rest"] as const;
const mostPerCookie = 3_500;

/** More than this fits into no cookies. */
const mostKept = 8_000;

/** The values of the cookies. Of a text far beyond the limit they keep the beginning. */
export function encodeReport(typed: TypedReport): string[] {
  for (let most = mostKept; ; most = Math.floor(most * 0.8)) {
    const entries = Object.entries(typed).map(([name, value]) => [name, value.slice(0, most)]);
    const all = compress(JSON.stringify(Object.fromEntries(entries)));
    if (all.length <= mostPerCookie * reportCookies.length) {
      return reportCookies.map((_, at) => all.slice(at * mostPerCookie, (at + 1) * mostPerCookie));
    }
  }
}

const compress = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).toString(
    "base64url",
  );

/** What the cookies keep; empty without them. */
export function readCookies(values: readonly (string | undefined)[]): Read {
  try {
    const bytes = Buffer.from(values.join(""), "base64url");
    const text = brotliDecompressSync(bytes, { maxOutputLength: 500_000 }).toString("utf8");
    return readReport(JSON.parse(text));
  } catch {
    return readReport({});
  }
}
