import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { emailStatuses } from "@/db/words/email";
import { messageFolders, messageKinds, spamReasons } from "@/db/words/messages";
import { idInBody, idsParam, wholeNumberParam } from "@/lib/id-schemas";
import { maxId, maxIds } from "@/lib/ids";
import { text } from "@/lib/text";

const t = currentTranslations("siteFormFields");

const id = wholeNumberParam(maxId);

export const messageFilters = ["inbox", "unread", "archive", "spam", "trash"] as const;
export type MessageFilter = (typeof messageFilters)[number];

const whichMessages = {
  folder: z
    .enum(messageFilters, { error: () => t("known", { values: messageFilters.join(", ") }) })
    .default("inbox"),
  q: text(100).default("").describe("Words, which may be unfinished; all of them have to occur"),
};

/** One page of the inbox, by the last message of the page before. */
export const messageQuery = z.object({
  ...whichMessages,
  before: id.optional().describe("The id of a message: those that came before it"),
});

export type MessageQuery = z.output<typeof messageQuery>;

export const exportQuery = z.object(whichMessages);

export const messageSchema = z
  .object({
    id: z.int(),
    kind: z.enum(messageKinds),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    fields: z.array(z.object({ label: z.string(), value: z.string() })),
    order: z
      .object({
        lines: z.array(
          z.object({
            name: z.string(),
            quantity: z.int(),
            priceCents: z.int().describe("Of one piece"),
            currency: z.string(),
          }),
        ),
        sumCents: z.int(),
        currency: z.string(),
      })
      .nullable(),
    folder: z.enum(messageFolders),
    isRead: z.boolean(),
    spamReasons: z.array(z.enum(spamReasons)),
    mailStatus: z
      .enum([...emailStatuses, "held"])
      .nullable()
      .describe(
        "The state of the email to the owner: `held` until the owner's address is verified; null if none was sent, as for spam",
      ),
    receivedAt: z.iso.datetime(),
  })
  .meta({ id: "SiteMessage" });

export type MessageView = z.output<typeof messageSchema>;
export type MessageField = MessageView["fields"][number];
export type MessageOrder = NonNullable<MessageView["order"]>;

export const messagePage = z.object({
  messages: z.array(messageSchema),
  next: z.int().nullable().describe("`before` of the next page; null on the last one"),
  unread: z.int().describe("In the inbox, counted up to 100"),
  spam: z.int().describe("Counted up to 100"),
});

export type MessagePage = z.output<typeof messagePage>;

const changeParts = z.object({
  folder: z.enum(messageFolders).optional(),
  isRead: z.boolean().optional(),
});

export type MessageChange = z.output<typeof changeParts>;

const changesSomething = (it: MessageChange) => it.folder !== undefined || it.isRead !== undefined;

export const messageChange = changeParts.refine(changesSomething, {
  error: () => t("nothingChanges"),
});

export const messagesChange = changeParts
  .extend({ ids: z.array(idInBody).min(1).max(maxIds) })
  .refine(changesSomething, { error: () => t("nothingChanges") });

export const messageIds = z.object({ ids: idsParam("messages") });

/** The query of an address that anybody may have typed: invalid parts are left out. */
export function readQuery(typed: Record<string, unknown>): MessageQuery {
  const { shape } = messageQuery;
  const readable = Object.entries(shape).flatMap(([name, part]) =>
    part.safeParse(typed[name]).success ? [[name, typed[name]]] : [],
  );
  return messageQuery.parse(Object.fromEntries(readable));
}
