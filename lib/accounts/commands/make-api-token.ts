import "server-only";
import { makeApiToken } from "@/lib/platform/api-tokens/commands";
import { isOwnScope } from "@/lib/platform/api-tokens/rules";
import type { NewApiToken, NewOwnApiToken } from "@/lib/platform/api-tokens/schemas";
import type { Caller } from "@/lib/platform/sessions/rules";
import { apiTokenEmail } from "../emails/api-token";
import { queueNotice } from "../security/commands/queue-notice";

/**
 * Creates an API token and emails the owner of the account, who may not be the person who created
 * it.
 */
export const makeOwnApiToken = (caller: Caller, body: NewApiToken | NewOwnApiToken) =>
  makeApiToken(caller, body, async (tx, id) => {
    const owner = { id: caller.userId, email: caller.email };
    const reach = body.scopes.every(isOwnScope) ? "own" : "back-office";
    const message = (token: string) => apiTokenEmail({ name: body.name, reach, token });
    await queueNotice(tx, owner, `api-token:${id}`, message);
  });
