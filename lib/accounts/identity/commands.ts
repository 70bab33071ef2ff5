import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { currentLanguage, currentTranslations } from "#current-translations";
import { type Database, database, type Transaction, transaction } from "@/db/client";
import { identities, usedTickets, users } from "@/db/schema/accounts";
import { identityLinkedEmail } from "@/lib/accounts/emails/identity-linked";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import type { LoginReply } from "@/lib/platform/sessions/login-response";
import { hashOf } from "@/lib/secrets";
import { verifyAddress } from "../commands/verify-address";
import { recordRefusals } from "../record-refusals";
import { requireCode } from "../second-factor/commands/require-code";
import { queueNotice } from "../security/commands/queue-notice";
import { signInDevice } from "../sign-in-device";
import type { Ticket } from "./ticket";

const t = currentTranslations("accountErrors");

interface Account {
  id: number;
  email: string;
  passwordHash: string | null;
  isVerified: boolean;
  isBanned: boolean;
}

/** Opens a session for the ticket's identity, once per ticket. Creates the account at first use. */
export async function logInWithTicket(
  ticket: Ticket,
  code: string | undefined,
  request: Request,
): Promise<LoginReply> {
  // Checked before the ticket is used, so that the same ticket can be sent again with the code.
  const known = await findExistingAccount(ticket);
  const hasSecondFactor = known ? await requireCode(known, code, request) : false;
  const { email } = ticket;
  const detail = "A provider's login that opens no account";
  const account = await recordRefusals({ event: "access.sign-in-refused", email, detail }, () =>
    transaction((tx) => useTicket(tx, ticket, known)),
  );
  return signInDevice(request, account, { hasSecondFactor });
}

/** The account that the ticket opens: the `known` account if its code was asked for. */
async function useTicket(
  tx: Transaction,
  ticket: Ticket,
  known: Account | undefined,
): Promise<Account> {
  await markTicketUsed(tx, ticket);
  const account = (await findLinkedAccount(tx, ticket)) ?? (await linkAccount(tx, ticket));
  if (account.isBanned) throw new ShopError("unauthorized", t("closed"));
  // The identity was linked to another account meanwhile: the code belongs to the previous account.
  if (known && known.id !== account.id) throw changedMeanwhile();
  return account;
}

const changedMeanwhile = () => new ShopError("unauthorized", t("justChanged"));

async function markTicketUsed(tx: Transaction, { id, expiresAt }: Ticket) {
  const [used] = await tx
    .insert(usedTickets)
    .values({ id, expiresAt })
    .onConflictDoNothing()
    .returning({ id: usedTickets.id });
  if (!used) throw new ShopError("unauthorized", t("loginUsed"));
}

const accountColumns = {
  id: users.id,
  email: users.email,
  passwordHash: users.passwordHash,
  isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
  isBanned: sql<boolean>`${users.bannedAt} is not null`,
};

/**
 * The account that the ticket opens: the one linked to the identity, or the one with its email
 * address.
 */
async function findExistingAccount(ticket: Ticket): Promise<Account | undefined> {
  const linked = await findLinkedAccount(database(), ticket);
  if (linked) return linked;
  const [account] = await database()
    .select(accountColumns)
    .from(users)
    .where(eq(users.email, ticket.email));
  return account;
}

async function findLinkedAccount(
  tx: Pick<Database, "select">,
  { issuer, subject }: Ticket,
): Promise<Account | undefined> {
  const [account] = await tx
    .select(accountColumns)
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, issuer), eq(identities.subject, subject)));
  return account;
}

/**
 * Links the identity to the account with its email address, which is created if there is none. The
 * owner of an existing account is informed.
 */
async function linkAccount(tx: Transaction, ticket: Ticket): Promise<Account> {
  const { issuer, subject, email, name } = ticket;
  const [created] = await tx
    .insert(users)
    .values({ email, name, language: currentLanguage(), emailVerifiedAt: sql`now()` })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  const [account] = await tx
    .select(accountColumns)
    .from(users)
    .where(eq(users.email, email))
    .for("update");
  if (!account) throw new Error("The account was not stored.");
  if (!account.isVerified) await takeOverUnverified(tx, account.id);
  const [linked] = await tx
    .insert(identities)
    .values({ provider: issuer, subject, userId: account.id })
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  const own = { actorId: account.id, subjectId: account.id };
  if (created) await recordEvent(tx, "account.opened", own);
  if (linked) {
    const detail = new URL(issuer).host;
    await recordEvent(tx, "account.identity-linked", { ...own, detail });
  }
  if (linked && !created) {
    // The key contains the ticket's ID, because an unlinked identity may be linked again.
    const key = `identity-linked:${account.id}:${hashOf(ticket.id)}`;
    await queueNotice(tx, account, key, (token) => identityLinkedEmail({ token }));
  }
  return account.isVerified ? account : { ...account, passwordHash: null };
}

/** Somebody else may have registered an address that was never verified, and chosen its password. */
async function takeOverUnverified(tx: Transaction, userId: number) {
  await tx.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
  await verifyAddress(tx, userId);
}
