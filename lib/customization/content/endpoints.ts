import { z } from "zod";
import { endpoint } from "@/lib/platform/http/endpoint";
import {
  draftChange,
  draftConflict,
  draftParam,
  draftSchema,
  draftSummary,
  revisionParam,
  revisionSummary,
  templateContent,
  templateParam,
} from "./api-schemas";
import { contentLimits } from "./rules";

export const getTemplateContent = endpoint({
  method: "GET",
  path: "/api/template/{template}/content",
  summary: "Every word and picture of a template",
  description:
    "The slots of a template, the JSON Schema of a document of its words and pictures, and the sample as such a document.",
  params: templateParam,
  returns: templateContent,
  cache: "public",
  failures: { 404: "The shop does not sell this template" },
});

const own = { 401: "Nobody is signed in", 404: "The caller has no such draft" };

export const getDrafts = endpoint({
  method: "GET",
  path: "/api/draft",
  summary: "The caller's drafts: own words and pictures, one draft for each license of a template",
  access: "customer",
  returns: z.array(draftSummary),
  failures: { 401: "Nobody is signed in" },
});

export const getDraft = endpoint({
  method: "GET",
  path: "/api/draft/{template}",
  summary: "The newest revision of a draft",
  access: "customer",
  params: draftParam,
  returns: draftSchema,
  failures: own,
});

export const putDraft = endpoint({
  method: "PUT",
  path: "/api/draft/{template}",
  summary: "Save a draft",
  description:
    "Adds a revision, unless the document is that of the newest one. If `base` is not the newest revision, the changes since then are merged slot by slot. The response is the draft as it is now. Sending the same request again changes nothing.",
  access: "customer",
  params: draftParam,
  body: draftChange,
  // A document of the largest size may need more bytes in a request: because of escapes, or because
  // values are spelled longer.
  maxBodyKiB: 128,
  returns: draftSchema,
  failures: {
    401: "Nobody is signed in",
    404: "The shop does not sell this template, or the caller has no such license",
    409: "A slot was changed otherwise since `base`; nothing was saved",
    413: `The body is larger than 128 KiB, or the document than ${contentLimits.bytes / 1024} KiB`,
  },
  failureBodies: { 409: draftConflict },
});

export const deleteDraft = endpoint({
  method: "DELETE",
  path: "/api/draft/{template}",
  summary: "Delete a draft",
  description:
    "Deletes its revisions, too. A deployment keeps the one it shows. Pictures that nothing shows any more are deleted after 30 days. Copies that were shared stay until they are taken back.",
  access: "customer",
  params: draftParam,
  returns: z.null(),
  status: 204,
  failures: own,
});

export const getRevisions = endpoint({
  method: "GET",
  path: "/api/draft/{template}/revision",
  summary: "The revisions of a draft that are kept, the newest first",
  description: `The newest ${contentLimits.revisions}, and those of deployments.`,
  access: "customer",
  params: draftParam,
  returns: z.array(revisionSummary),
  failures: own,
});

export const getRevision = endpoint({
  method: "GET",
  path: "/api/draft/{template}/revision/{number}",
  summary: "A revision of a draft",
  access: "customer",
  params: revisionParam,
  returns: draftSchema,
  failures: own,
});
