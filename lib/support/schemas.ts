import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { threadAuthors, threadChannels, threadStatuses } from "@/db/words/support";
import { requiredLine } from "@/lib/company-name";
import { idInBody, idParam } from "@/lib/id-schemas";
import { adminListQuery, filterByWord, filterTypes, orNull } from "@/lib/platform/http/admin-list";
import { requiredText } from "@/lib/text";
import { maxTitleLength, maxWrittenLength } from "./rules";

const form = currentTranslations("supportForms");

const t = currentTranslations("messageFields");

const message = requiredText(maxWrittenLength, () => t("missing"));

/** What a customer writes about an order. */
export const questionForm = z.object({ message });

export type QuestionForm = z.input<typeof questionForm>;

/** What the shop answers. */
export const answerForm = z.object({
  message,
  isDone: z.boolean().default(false).describe("Whether the thread is done with it"),
});

/** What the shop writes about an order. */
export const newThreadForm = answerForm.extend({ invoiceId: idInBody });

export type NewThread = z.output<typeof newThreadForm>;

const threadFields = {
  id: filterTypes.id,
  email: filterTypes.text,
  name: filterTypes.text,
  company: filterTypes.text,
  invoiceId: orNull(filterTypes.id),
  status: filterByWord(threadStatuses),
  isWaiting: filterTypes.flag,
  assigneeId: orNull(filterTypes.id),
  assignee: orNull(filterTypes.text),
  excerpt: filterTypes.text,
  createdAt: filterTypes.date,
  lastMessageAt: filterTypes.date,
};

/** Descending: threads that wait for an answer first, and in both groups the newest first. */
const lists = ["attention"] as const;

export type ThreadSort = keyof typeof threadFields | (typeof lists)[number];

export const threadListQuery = z.strictObject(adminListQuery({ fields: threadFields, lists }));

export const threadSchema = z
  .object({
    id: z.int(),
    email: z.string().describe("The customer's address"),
    name: z.string(),
    company: z.string().describe("As the contact form said; empty for orders"),
    invoiceId: z.int().nullable().describe("null for a message of the contact form"),
    status: z.enum(threadStatuses),
    isWaiting: z.boolean().describe("The last message is the customer's and has no answer yet"),
    assigneeId: z.int().nullable().describe("The assigned staff member"),
    assignee: z.string().nullable().describe("Their address"),
    excerpt: z.string().describe("The beginning of the last message"),
    createdAt: z.iso.datetime(),
    lastMessageAt: z.iso.datetime(),
  })
  .meta({ id: "Thread" });

export type Thread = z.output<typeof threadSchema>;

/** A whole record may be sent: other fields are not changed. */
export const threadChange = z.object({
  status: z
    .enum(threadStatuses, {
      error: () => form("known", { values: threadStatuses.join(", ") }),
    })
    .optional(),
  assigneeId: idInBody.nullable().optional(),
});

export type ThreadChange = z.output<typeof threadChange>;

const messageFields = {
  id: filterTypes.id,
  threadId: filterTypes.id,
  author: filterByWord(threadAuthors),
  channel: filterByWord(threadChannels),
  by: orNull(filterTypes.text),
  fromAddress: orNull(filterTypes.text),
  body: filterTypes.text,
  attachments: filterTypes.integer,
  isShortened: filterTypes.flag,
  createdAt: filterTypes.date,
};

export type MessageField = keyof typeof messageFields;

export const messageListQuery = z.strictObject(adminListQuery({ fields: messageFields }));

/** An answer that names its thread. */
export const newMessageForm = answerForm.extend({ threadId: idInBody });

export const threadMessageSchema = z
  .object({
    id: z.int(),
    threadId: z.int(),
    author: z.enum(threadAuthors),
    channel: z.enum(threadChannels).describe("`form`: the contact form; `web`: the shop's pages"),
    by: z.string().nullable().describe("The email address of the staff member who wrote it"),
    fromAddress: z
      .string()
      .nullable()
      .describe("The sender's address, if the email came from another address than the customer's"),
    body: z.string(),
    attachments: z.int().describe("Attachments of an e-mail, which are not kept"),
    isShortened: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "ThreadMessage" });

export type ThreadMessage = z.output<typeof threadMessageSchema>;

/** A message as the customer sees it: without the name of the staff member who wrote it. */
export const ownMessageSchema = threadMessageSchema
  .omit({ threadId: true, by: true, fromAddress: true })
  .extend({
    isFromElsewhere: z.boolean().describe("The email came from another address than yours"),
  })
  .meta({ id: "OwnThreadMessage" });

export type OwnMessage = z.output<typeof ownMessageSchema>;

export const pageQuery = z.object({
  before: idParam.optional().describe("The id of the oldest message of the page before"),
});

const pageOf = <Message extends z.ZodType>(schema: Message) =>
  z.object({
    messages: z.array(schema).describe("The newest of them, in the order of time"),
    next: z
      .int()
      .nullable()
      .describe("The value of `before` for the next page; null on the last one"),
  });

export const threadPage = pageOf(threadMessageSchema);
export const ownThreadPage = pageOf(ownMessageSchema);

export type OwnThread = z.output<typeof ownThreadPage>;

const assigneeFields = { id: filterTypes.id, email: filterTypes.text };

export type AssigneeField = keyof typeof assigneeFields;

export const assigneeListQuery = z.strictObject(adminListQuery({ fields: assigneeFields }));

export const assigneeSchema = z
  .object({ id: z.int(), email: z.string() })
  .meta({ id: "ThreadAssignee" });

export type Assignee = z.output<typeof assigneeSchema>;

const cannedFields = {
  id: filterTypes.id,
  title: filterTypes.text,
  body: filterTypes.text,
  createdAt: filterTypes.date,
};

export type CannedField = keyof typeof cannedFields;

export const cannedListQuery = z.strictObject(adminListQuery({ fields: cannedFields }));

export const cannedAnswerForm = z.object({
  title: requiredLine(maxTitleLength, () => form("title")),
  body: requiredText(maxWrittenLength, () => form("answer")),
});

export const cannedAnswerChange = cannedAnswerForm.partial();

export const cannedAnswerSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    body: z.string().describe("`{name}` and `{order}` are filled in when it is inserted"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "CannedAnswer" });

export type CannedAnswer = z.output<typeof cannedAnswerSchema>;

/** An event of the email service. It only names the email, which is read from the service. */
export const emailEvent = z.object({
  type: z.string(),
  data: z
    .object({
      email_id: z.string().regex(/^[\w-]{1,100}$/),
      to: z.array(z.string()).max(500).default([]),
      cc: z.array(z.string()).max(500).nullish(),
      received_for: z.array(z.string()).max(500).nullish(),
      bounce: z
        .object({ type: z.string(), message: z.string().catch("") })
        .nullish()
        .catch(null),
    })
    .optional()
    .catch(undefined),
});

export type EmailEvent = z.output<typeof emailEvent>;

/** An email as the service returns it. */
export const receivedEmail = z.object({
  from: z.string(),
  text: z.string().nullish(),
  html: z.string().nullish(),
  headers: z.record(z.string(), z.unknown()).nullish(),
  message_id: z.string().nullish(),
  attachments: z.array(z.unknown()).nullish(),
});

export type ReceivedEmail = z.output<typeof receivedEmail>;
