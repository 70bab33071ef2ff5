import { z } from "zod";
import { endpoint } from "@/lib/platform/http/endpoint";
import { emailAfterDays } from "./rules";
import { draftEmailChoice, newDraftEmailChoice, stopTokenParam } from "./schemas";

const common = {
  access: "customer",
  path: "/api/draft-mail",
  returns: draftEmailChoice,
} as const;

export const getDraftEmail = endpoint({
  ...common,
  method: "GET",
  summary: "Whether the caller wants emails about unfinished drafts",
  failures: { 401: "Nobody is signed in" },
});

export const putDraftEmail = endpoint({
  ...common,
  method: "PUT",
  summary: "Turn emails about unfinished drafts on or off",
  description: `Off by default. One e-mail for each draft, ${emailAfterDays} days after its last change, unless its template was ordered.`,
  body: newDraftEmailChoice,
  failures: { 401: "Nobody is signed in", 409: "The caller's address is not verified" },
});

export const postDraftEmailStop = endpoint({
  method: "POST",
  path: "/api/draft-mail/stop/{token}",
  summary: "Stop these emails, with the token of one of them",
  description:
    "The one-click address of the email's `List-Unsubscribe` (RFC 8058): works without a session and ignores the body. Sending it again changes nothing.",
  params: stopTokenParam,
  returns: z.null(),
  status: 204,
  failures: { 404: "The link is not one of the shop's" },
});
