import "server-only";
import { makeApiToken } from "@/lib/api-tokens/commands";
import type { NewApiToken } from "@/lib/api-tokens/schemas";
import type { Caller } from "@/lib/sessions/rules";
import { apiTokenEmail } from "../emails/api-token";
import { queueNotice } from "../security/commands/queue-notice";

/** Makes an API token, and tells the owner of the account, who may not be whoever made it. */
export const makeOwnApiToken = (caller: Caller, body: NewApiToken) =>
  makeApiToken(caller, body, async (tx, id) => {
    const owner = { id: caller.userId, email: caller.email };
    const letter = (token: string) => apiTokenEmail({ name: body.name, token });
    await queueNotice(tx, owner, `api-token:${id}`, letter);
  });
