import * as z from "zod";
import { endpoint } from "@/lib/platform/http/endpoint";
import { shareLimits } from "./rules";
import { copiedDocument, copyParam, newCopy, ownCopy } from "./schemas";

export const postCopy = endpoint({
  method: "POST",
  path: "/api/share",
  summary: "Store words and pictures for a link",
  description: `For what does not fit in an address. Everybody who has the link sees the document as it was sent, until the customer deletes the copy. Sending the same document again returns the same link. An account may have ${shareLimits.copies} copies. What would wait for staff as a site is refused.`,
  access: "customer",
  body: newCopy,
  maxBodyKiB: 128,
  returns: ownCopy,
  status: 201,
  failures: {
    401: "Nobody is signed in",
    404: "The shop does not sell this template",
    409: `The account has ${shareLimits.copies} copies, or the document looks like a site for fraud`,
    413: "The document is larger than 64 KB",
  },
});

export const getCopies = endpoint({
  method: "GET",
  path: "/api/share",
  summary: "The copies that the caller shares, newest first",
  access: "customer",
  returns: z.array(ownCopy),
  failures: { 401: "Nobody is signed in" },
});

export const getCopy = endpoint({
  method: "GET",
  path: "/api/share/{code}",
  summary: "The words and pictures of a shared link",
  params: copyParam,
  returns: copiedDocument,
});

export const deleteCopy = endpoint({
  method: "DELETE",
  path: "/api/share/{code}",
  summary: "Take a copy back: its link shows the template's sample from then on",
  access: "customer",
  params: copyParam,
  returns: z.null(),
  status: 204,
  failures: { 401: "Nobody is signed in", 404: "The caller shares no such copy" },
});
