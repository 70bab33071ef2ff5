import "server-only";
import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { makeApiToken } from "@/lib/platform/api-tokens/commands";
import { isOwnScope } from "@/lib/platform/api-tokens/rules";
import { type Caller, isActor } from "@/lib/platform/sessions/rules";
import type { ApiTokenRequest, OwnApiTokenRequest } from "../api-tokens/schemas";
import { apiTokenEmail } from "../emails/api-token";
import { queueNotice } from "../security/commands/queue-notice";
import { requireOwnPassword } from "../security/own-password";
import { requireVerified } from "../security/require-verified";

const t = currentTranslations("errors");

/**
 * Creates an API token and emails the owner of the account, who may not be the person who created
 * it. Asks for password and code again.
 */
export async function makeOwnApiToken(
  actor: Caller,
  { currentPassword, code, ...body }: ApiTokenRequest | OwnApiTokenRequest,
) {
  if (!isActor(actor)) throw new ShopError("forbidden", t("logIn"));
  requireVerified(actor);
  await requireOwnPassword(actor, { currentPassword, code });
  return makeApiToken(actor, body, async (tx, id) => {
    const owner = { id: actor.userId, email: actor.email };
    const reach = body.scopes.every(isOwnScope) ? "own" : "back-office";
    const message = (token: string) => apiTokenEmail({ name: body.name, reach, token });
    await queueNotice(tx, owner, `api-token:${id}`, message);
  });
}
