import type { GetICUArgs } from "@schummar/icu-type-parser";
import format, {
  type CompiledMessage,
  type FormatOptions,
  type FormatValues,
} from "icu-minify/format";
import type { en } from "./en";

/** The messages of a language: they have the keys of the English ones. */
export type Messages = {
  readonly [Group in Namespace]: { readonly [Key in keyof (typeof en)[Group]]: string };
};

/** A group of messages. */
export type Namespace = keyof typeof en;

/** The messages of a group as the formatter reads them. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

type ValuesOf<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: Date }
>;

/** The message with this key, with these values in it. */
export type Translator<Group extends Namespace> = <Key extends keyof (typeof en)[Group] & string>(
  key: Key,
  ...values: (typeof en)[Group][Key] extends infer Message extends string
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
