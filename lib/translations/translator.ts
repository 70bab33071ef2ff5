import type { GetICUArgs } from "@schummar/icu-type-parser";
import format, {
  type CompiledMessage,
  type FormatOptions,
  type FormatValues,
} from "icu-minify/format";
import type { en } from "./en";
import type { backOffice } from "./en/back-office";
import type { LegalTexts } from "./legal-texts";

type English = typeof en & typeof backOffice;

type Translated<Groups> = {
  readonly [Group in keyof Groups]: { readonly [Key in keyof Groups[Group]]: string };
};

/** The messages of a language: they have the keys of the English ones. */
export type Messages = Translated<typeof en>;

/** Those of a language that the back office is in. */
export type BackOfficeMessages = Translated<typeof backOffice>;

/** All that the shop says in a language. */
export interface Texts {
  messages: Messages & Partial<BackOfficeMessages>;
  legalTexts: LegalTexts;
}

/** A group of messages. */
export type Namespace = keyof English;

/** The messages of a group as the formatter reads them. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

type ValuesOf<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: Date }
>;

/** The message with this key, with these values in it. */
export type Translator<Group extends Namespace> = <Key extends keyof English[Group] & string>(
  key: Key,
  ...values: English[Group][Key] extends infer Message extends string
    ? keyof ValuesOf<Message> extends never
      ? []
      : [ValuesOf<Message>]
    : never
) => string;

const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
    getNumberFormat: (...args) => new Intl.NumberFormat(...args),
    getPluralRules: (...args) => new Intl.PluralRules(...args),
  },
  timeZone: "UTC",
};

/** Writes the messages of a group; `key` stands for one that the group lacks. */
export const translatorOf =
  <Group extends Namespace>(language: string, messages: CompiledMessages): Translator<Group> =>
  (key, ...values) =>
    // Casts: the types of a message's values are in its text, and without tags it is text.
    format(messages[key] ?? key, language, (values as [FormatValues?])[0], options) as string;
