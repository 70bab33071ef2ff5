import { z } from "zod";
import { idParam } from "@/lib/id-schemas";
import { staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import {
  answerForm,
  assigneeListQuery,
  assigneeSchema,
  cannedAnswerChange,
  cannedAnswerForm,
  cannedAnswerSchema,
  cannedListQuery,
  messageListQuery,
  newMessageForm,
  newThreadForm,
  ownMessageSchema,
  ownThreadPage,
  pageQuery,
  questionForm,
  threadChange,
  threadListQuery,
  threadMessageSchema,
  threadPage,
  threadSchema,
} from "./schemas";

const params = z.object({ id: idParam });

const ownFailures = { 401: "Nobody is signed in", 403: "The order belongs to another customer" };

export const getOrderThread = endpoint({
  method: "GET",
  path: "/api/shop/invoice/{id}/message",
  summary: "The messages between a customer and the shop about an order",
  access: "customer",
  params,
  query: pageQuery,
  returns: ownThreadPage,
  failures: ownFailures,
});

export const postQuestion = endpoint({
  method: "POST",
  path: "/api/shop/invoice/{id}/message",
  summary: "Write to the shop about an order",
  description: "Opens the order's thread, of which there is one. The shop is told by e-mail.",
  access: "customer",
  params,
  body: questionForm,
  status: 201,
  returns: ownMessageSchema,
  failures: { ...ownFailures, 429: "Too many messages within an hour" },
});

const unknownThread = { 404: "There is no such thread" };

export const getThreads = endpoint({
  method: "GET",
  path: "/api/thread",
  summary: "The threads of orders and of messages to the team",
  description: "`_sort=attention` with `_order=DESC`: threads that wait for an answer first.",
  access: "messages:read",
  query: threadListQuery,
  returns: z.array(threadSchema),
  headers: totalCount,
  failures: staffOnly,
});

export const postThread = endpoint({
  method: "POST",
  path: "/api/thread",
  summary: "Write to a customer about an order",
  description:
    "Opens the order's thread, of which there is one; if there is, the message is added to it. E-mailed to the customer, who can answer by e-mail.",
  access: "messages:write",
  body: newThreadForm,
  status: 201,
  returns: threadSchema,
  failures: {
    ...staffOnly,
    404: "There is no such order",
    409: "Its customer has deleted their account",
  },
});

export const getThread = endpoint({
  method: "GET",
  path: "/api/thread/{id}",
  summary: "One thread, without its messages",
  access: "messages:read",
  params,
  returns: threadSchema,
  failures: { ...staffOnly, ...unknownThread },
});

export const putThread = endpoint({
  method: "PUT",
  path: "/api/thread/{id}",
  summary: "Mark a thread as done or open, or say who answers",
  access: "messages:write",
  params,
  body: threadChange,
  returns: threadSchema,
  failures: { ...staffOnly, ...unknownThread },
});

export const getThreadMessages = endpoint({
  method: "GET",
  path: "/api/thread/{id}/message",
  summary: "The messages of a thread, a page at a time",
  access: "messages:read",
  params,
  query: pageQuery,
  returns: threadPage,
  failures: { ...staffOnly, ...unknownThread },
});

export const postAnswer = endpoint({
  method: "POST",
  path: "/api/thread/{id}/message",
  summary: "Answer a customer",
  description:
    "Emailed to the customer, who can reply by email. A thread without an assigned staff member is assigned to the caller.",
  access: "messages:write",
  params,
  body: answerForm,
  status: 201,
  returns: threadMessageSchema,
  failures: { ...staffOnly, ...unknownThread },
});

export const getThreadMessageList = endpoint({
  method: "GET",
  path: "/api/thread-message",
  summary: "The messages of all threads",
  description: "As other lists of the back office: `threadId` for the messages of one thread.",
  access: "messages:read",
  query: messageListQuery,
  returns: z.array(threadMessageSchema),
  headers: totalCount,
  failures: staffOnly,
});

export const getThreadMessage = endpoint({
  method: "GET",
  path: "/api/thread-message/{id}",
  summary: "One message of a thread",
  access: "messages:read",
  params,
  returns: threadMessageSchema,
  failures: { ...staffOnly, 404: "There is no such message" },
});

export const postThreadMessage = endpoint({
  method: "POST",
  path: "/api/thread-message",
  summary: "Answer a customer",
  description: "The same as `POST /api/thread/{id}/message`.",
  access: "messages:write",
  body: newMessageForm,
  status: 201,
  returns: threadMessageSchema,
  failures: { ...staffOnly, ...unknownThread },
});

export const getAssignees = endpoint({
  method: "GET",
  path: "/api/thread-assignee",
  summary: "The staff who can answer",
  access: "messages:read",
  query: assigneeListQuery,
  returns: z.array(assigneeSchema),
  headers: totalCount,
  failures: staffOnly,
});

export const getAssignee = endpoint({
  method: "GET",
  path: "/api/thread-assignee/{id}",
  summary: "One of the staff who can answer",
  access: "messages:read",
  params,
  returns: assigneeSchema,
  failures: { ...staffOnly, 404: "No staff member who may answer has this number" },
});

const unknownAnswer = { 404: "There is no such answer" };
const sameTitle = { 409: "There is an answer with this title" };

export const getCannedAnswers = endpoint({
  method: "GET",
  path: "/api/canned-answer",
  summary: "Answers to insert",
  access: "messages:read",
  query: cannedListQuery,
  returns: z.array(cannedAnswerSchema),
  headers: totalCount,
  failures: staffOnly,
});

export const getCannedAnswer = endpoint({
  method: "GET",
  path: "/api/canned-answer/{id}",
  summary: "One answer to insert",
  access: "messages:read",
  params,
  returns: cannedAnswerSchema,
  failures: { ...staffOnly, ...unknownAnswer },
});

export const postCannedAnswer = endpoint({
  method: "POST",
  path: "/api/canned-answer",
  summary: "Add an answer to insert",
  access: "messages:write",
  body: cannedAnswerForm,
  status: 201,
  returns: cannedAnswerSchema,
  failures: { ...staffOnly, ...sameTitle },
});

export const putCannedAnswer = endpoint({
  method: "PUT",
  path: "/api/canned-answer/{id}",
  summary: "Change an answer to insert",
  access: "messages:write",
  params,
  body: cannedAnswerChange,
  returns: cannedAnswerSchema,
  failures: { ...staffOnly, ...unknownAnswer, ...sameTitle },
});

export const deleteCannedAnswer = endpoint({
  method: "DELETE",
  path: "/api/canned-answer/{id}",
  summary: "Delete an answer to insert",
  access: "messages:write",
  params,
  returns: cannedAnswerSchema,
  failures: { ...staffOnly, ...unknownAnswer },
});

export const postEmailWebhook = endpoint({
  method: "POST",
  path: "/api/mail/webhook",
  summary: "Events of the email service about received emails, and sent ones that came back",
  description:
    "Signed like Standard Webhooks, with the headers of Svix. An email to a thread's address is added to the thread; one that bounced for good or was marked as spam is given up, and no more of its kind go to its address; everything else is answered with 200 and ignored.",
  credential: "emailSignature",
  returns: z.object({ isReceived: z.boolean() }),
  failures: {
    400: "The body is not an event",
    403: "The signature is not the email service's, or too old",
    404: "The shop receives no mail",
    413: "The body is larger than 64 KiB",
    429: "Too many e-mails to one thread within an hour",
  },
});
