import "server-only";
import { and, eq, gt, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { emailChanges, identities, users } from "@/db/schema/accounts";
import { ShopError } from "@/lib/errors";
import { countLiveApiTokens } from "@/lib/platform/api-tokens/queries";
import { listSessions } from "@/lib/platform/sessions/queries";
import type { Actor } from "@/lib/platform/sessions/rules";
import { hashOf } from "@/lib/secrets";
import { listPasskeys } from "../passkeys/queries";
import { getSecondFactor } from "../second-factor/queries";
import type { SecurityView } from "./schemas";

const t = currentTranslations("accountErrors");

/** The ways into the customer's account, and its sessions. */
export async function requireSecurity({ userId, sessionId }: Actor): Promise<SecurityView> {
  const [account, secondFactor, passkeys, emailChange, linked, opened, apiTokens] =
    await Promise.all([
      getAccount(userId),
      getSecondFactor(userId),
      listPasskeys(userId),
      getEmailChange(userId),
      listIdentities(userId),
      listSessions(userId),
      countLiveApiTokens(userId),
    ]);
  if (!account) throw new ShopError("not_found", t("noAccount"));
  return {
    ...account,
    secondFactor,
    passkeys,
    emailChange,
    apiTokens,
    identities: linked.map(({ linkedAt, ...identity }) => ({
      id: identityId(identity),
      provider: new URL(identity.provider).host,
      linkedAt: linkedAt.toISOString(),
    })),
    sessions: opened.map((session) => ({ ...session, isCurrent: session.id === sessionId })),
  };
}

async function getAccount(userId: number) {
  const [account] = await database()
    .select({
      email: users.email,
      isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return account;
}

async function getEmailChange(userId: number) {
  const [change] = await database()
    .select({
      email: emailChanges.email,
      isFromConfirmed: sql<boolean>`${emailChanges.fromTokenHash} is null`,
      isToConfirmed: sql<boolean>`${emailChanges.toTokenHash} is null`,
    })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, sql`now()`)));
  return change ?? null;
}

interface Identity {
  provider: string;
  subject: string;
}

/** The linked identity for display, without its subject. */
export const identityId = ({ provider, subject }: Identity): string =>
  hashOf(`${provider} ${subject}`);

const listIdentities = (userId: number) =>
  database()
    .select({
      provider: identities.provider,
      subject: identities.subject,
      linkedAt: identities.createdAt,
    })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.createdAt)
    .limit(20);
