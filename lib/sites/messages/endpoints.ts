import { z } from "zod";
import { idParam } from "@/lib/id-schemas";
import { endpoint } from "@/lib/platform/http/endpoint";
import { ofLicense } from "@/lib/sites/schemas";
import {
  exportQuery,
  messageChange,
  messageIds,
  messagePage,
  messageQuery,
  messageSchema,
  messagesChange,
} from "./schemas";

const failures = {
  401: "Nobody is signed in",
  404: "The caller has no site with this license, or it has no such message",
};

const ofMessage = ofLicense.extend({ id: idParam });

const changedMessages = z.object({ ids: z.array(z.int()).describe("Those that were there") });

export const getSiteMessages = endpoint({
  method: "GET",
  path: "/api/site/{license}/message",
  summary: "The messages of a site's visitors to its owner, the newest first",
  description: "Kept for 12 months, spam and trash for 30 days.",
  access: "customer",
  params: ofLicense,
  query: messageQuery,
  returns: messagePage,
  failures,
});

export const putSiteMessages = endpoint({
  method: "PUT",
  path: "/api/site/{license}/message",
  summary: "Mark several messages as read or unread, or move them to a folder",
  description: "Ids of messages that the site does not have are left out of the answer.",
  access: "customer",
  params: ofLicense,
  body: messagesChange,
  returns: changedMessages,
  failures,
});

export const deleteSiteMessages = endpoint({
  method: "DELETE",
  path: "/api/site/{license}/message",
  summary: "Delete several messages permanently, and the emails about them",
  description: "To be able to undo it, move them to the folder `trash`.",
  access: "customer",
  params: ofLicense,
  query: messageIds,
  returns: changedMessages,
  failures,
});

export const putSiteMessage = endpoint({
  method: "PUT",
  path: "/api/site/{license}/message/{id}",
  summary: "Mark a message as read or unread, archive it, or say whether it is spam",
  access: "customer",
  params: ofMessage,
  body: messageChange,
  returns: messageSchema,
  failures,
});

export const deleteSiteMessage = endpoint({
  method: "DELETE",
  path: "/api/site/{license}/message/{id}",
  summary: "Delete a message permanently, and the email about it",
  access: "customer",
  params: ofMessage,
  returns: z.object({ id: z.int() }),
  failures,
});

export const getMessageExport = endpoint({
  method: "GET",
  path: "/api/site/{license}/message-export",
  summary: "All messages of a folder as a table (CSV)",
  access: "customer",
  params: ofLicense,
  query: exportQuery,
  returns: z.string(),
  contentType: "text/csv",
  headers: { "Content-Disposition": "The file's name" },
  failures,
});
