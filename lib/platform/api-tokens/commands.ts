import "server-only";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { type Database, database, type Transaction, transaction } from "@/db/client";
import { sessions, users } from "@/db/schema/accounts";
import { apiTokens } from "@/db/schema/api-tokens";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { identifyCaller } from "@/lib/platform/audit/caller";
import { recordEvent, recordRefusal } from "@/lib/platform/audit/commands";
import { callerRateLimitKey, consumeRateLimit } from "@/lib/platform/http/rate-limit";
import type { Actor, Caller } from "@/lib/platform/sessions/rules";
import { hashOf, newSecret } from "@/lib/secrets";
import { includes, permissionsOf, roleOf } from "../staff/rules";
import {
  countLiveApiTokens,
  type FoundApiToken,
  findApiToken,
  getApiToken,
  isLive,
  isWithinReachOf,
  type Reach,
} from "./queries";
import {
  apiTokenPrefix,
  endingLength,
  isOwnScope,
  keptDays,
  lastUsedInterval,
  maxApiTokens,
} from "./rules";
import type { ApiTokenView, NewApiToken, NewOwnApiToken } from "./schemas";

const t = currentTranslations("tokenErrors");
const general = currentTranslations("errors");

const refusedLimit = { hits: 60, seconds: 15 * 60 };

const refused = () =>
  new ShopError("unauthorized", t("refused"), { challenge: 'Bearer error="invalid_token"' });

/** Why an API token does not work; null if it does. */
function faultOf(found: FoundApiToken, role: Caller["role"]): string | null {
  if (found.isRevoked) return "revoked";
  if (found.isExpired) return "expired";
  if (!found.isVerified) return "of an address that is not verified";
  const isForNothing = role === null && !found.scopes.some(isOwnScope);
  return found.isBanned || isForNothing ? "of somebody who left" : null;
}

/**
 * The actor of a request with an API token. The actor has the permissions that both the token's
 * scopes and the present role of its owner include, and may read those of the owner's own data that
 * the scopes name.
 */
export async function authenticateApiToken(
  secret: string,
  request: Pick<Request, "headers">,
): Promise<Caller> {
  const found = await findApiToken(hashOf(secret));
  const role = found ? roleOf(found, env("site").ADMIN_EMAIL) : null;
  const fault = found && faultOf(found, role);
  if (!found || fault) {
    await recordRefusal("access.api-token-refused", {
      email: found?.email ?? "",
      isByAccount: found !== undefined,
      detail: found ? `“${found.name}”, ${fault}` : "Unknown",
    });
    await consumeRateLimit(callerRateLimitKey("api-token", request), refusedLimit);
    throw refused();
  }
  const { userId, email, isVerified, name } = found;
  const mayDo = role ? permissionsOf[role].filter((it) => includes(found.scopes, it)) : [];
  const caller = {
    userId,
    email,
    isVerified,
    permissions: mayDo,
    apiToken: name,
    // An API token for one's own data has only the permissions of a customer, whatever its owner's
    // role.
    role: mayDo.length > 0 ? role : null,
    ownScopes: found.scopes.filter(isOwnScope),
    needsSecondFactor: false,
  };
  if (found.isLastUseStale) {
    identifyCaller(caller);
    await noteUse(found);
  }
  return caller;
}

const noteUse = ({ id, name, userId, isUnused }: FoundApiToken): Promise<void> =>
  transaction(async (tx) => {
    const { lastUsedAt } = apiTokens;
    const isStale = lt(lastUsedAt, sql`now() - make_interval(secs => ${lastUsedInterval})`);
    const [noted] = await tx
      .update(apiTokens)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(apiTokens.id, id), isUnused ? isNull(lastUsedAt) : isStale))
      .returning({ id: apiTokens.id });
    if (noted && isUnused) {
      await recordEvent(tx, "access.api-token-first-used", {
        subjectId: userId,
        detail: `“${name}”`,
      });
    }
  });

/** Creates an API token, which is in this response only. `alongside` runs in its transaction. */
export async function makeApiToken(
  { userId, sessionId, permissions }: Actor,
  { name, scopes, days }: NewApiToken | NewOwnApiToken,
  alongside: (tx: Transaction, id: number) => Promise<void>,
): Promise<ApiTokenView & { token: string }> {
  const missing = scopes.filter((scope) => !isOwnScope(scope) && !permissions.includes(scope));
  if (missing.length > 0) {
    const message = t("notInRole", { scopes: missing.join(", ") });
    throw new ShopError("invalid", message, { fields: { scopes: message } });
  }
  const token = apiTokenPrefix + newSecret();
  const made = await transaction(async (tx) => {
    // The row is locked, so that API tokens that are created concurrently are counted.
    const [maker] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.bannedAt)))
      .for("no key update");
    // Locked, so that what ends the session meanwhile either finds the new token or is seen here.
    const [session] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, sessionId))
      .for("share");
    if (!maker || !session) throw new ShopError("unauthorized", general("logIn"));
    if ((await countLiveApiTokens(userId, tx)) >= maxApiTokens) {
      throw new ShopError("conflict", t("tooMany", { max: String(maxApiTokens) }));
    }
    const [row] = await tx
      .insert(apiTokens)
      .values({
        userId,
        name,
        scopes,
        tokenHash: hashOf(token),
        ending: token.slice(-endingLength),
        expiresAt: sql`now() + make_interval(days => ${days})`,
      })
      .returning({ id: apiTokens.id });
    if (!row) throw new Error("The token was not stored.");
    const detail = `“${name}” for ${days} days: ${scopes.join(", ")}`;
    await recordEvent(tx, "access.api-token-made", { subjectId: userId, detail });
    await alongside(tx, row.id);
    return row;
  });
  const view = await getApiToken({ userId, role: null }, made.id);
  if (!view) throw new Error("The token is gone.");
  return { ...view, token };
}

/**
 * Revokes an API token of the caller; the shop's owner may revoke all. Revoking a token twice is no
 * error.
 */
export async function revokeApiToken(caller: Reach, id: number): Promise<ApiTokenView> {
  await transaction(async (tx) => {
    const [revoked] = await tx
      .update(apiTokens)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(apiTokens.id, id), isNull(apiTokens.revokedAt), isWithinReachOf(caller)))
      .returning({ name: apiTokens.name, userId: apiTokens.userId });
    if (!revoked) return;
    const { name, userId: subjectId } = revoked;
    await recordEvent(tx, "access.api-token-revoked", { subjectId, detail: `“${name}”` });
  });
  const view = await getApiToken(caller, id);
  if (!view) throw new ShopError("not_found", t("unknown"));
  return view;
}

/**
 * Revokes all API tokens of an account, in the transaction of the change that requires it. Returns
 * the names of those that worked until now.
 */
export async function revokeApiTokensOf(
  tx: Pick<Database, "update" | "insert">,
  userId: number,
): Promise<string[]> {
  const revoked = await tx
    .update(apiTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiTokens.userId, userId), isLive))
    .returning({ name: apiTokens.name });
  for (const { name } of revoked) {
    await recordEvent(tx, "access.api-token-revoked", { subjectId: userId, detail: `“${name}”` });
  }
  return revoked.map(({ name }) => name);
}

/** Deletes API tokens that ended long ago. */
export async function deleteEndedApiTokens(): Promise<void> {
  const longAgo = sql`now() - make_interval(days => ${keptDays})`;
  await database()
    .delete(apiTokens)
    .where(or(lt(apiTokens.expiresAt, longAgo), lt(apiTokens.revokedAt, longAgo)));
}
