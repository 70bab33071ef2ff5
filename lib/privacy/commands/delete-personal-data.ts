import "server-only";
import { eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { closeAccount, deleteAccount } from "@/lib/accounts/commands/delete-account";
import { reminderDays } from "@/lib/accounts/rules";
import { makeReviewsAnonymous } from "@/lib/catalogue/reviews/commands";
import { deleteSavedOf } from "@/lib/catalogue/saved/commands";
import { deleteBusinessesOf } from "@/lib/customization/businesses/commands";
import { deleteDraftsOf } from "@/lib/customization/content/commands";
import { deleteDraftEmailOf } from "@/lib/customization/draft-emails/commands/choose";
import { deletePicturesOf } from "@/lib/customization/pictures/commands";
import { deleteCopiesOf } from "@/lib/customization/sharing/commands";
import { emptyCart } from "@/lib/orders/cart/commands";
import {
  endOrdersOf,
  listOrderAddresses,
  stripInvoicesOf,
} from "@/lib/orders/checkout/commands/account-deletion";
import { deleteEmailsTo } from "@/lib/platform/email/commands/delete-emails";
import { deleteRateLimitsOf } from "@/lib/platform/http/rate-limit";
import type { Attempt } from "@/lib/platform/jobs/rules";
import { deleteLogosOf } from "@/lib/platform/media/commands";
import { deleteInvitationsTo } from "@/lib/platform/staff/commands";
import { deleteSitesOf, listSiteIds, takeAllOffline } from "@/lib/sites/commands/account-deletion";
import { releaseDomainsOf } from "@/lib/sites/domains/commands/account-deletion";
import { deleteMessagesOf } from "@/lib/sites/messages/commands/delete-old-messages";
import { forgetReporter, stripReportsOfGoneSites } from "@/lib/sites/reports/commands/clean";
import { deleteThreadsOf } from "@/lib/support/commands/delete-threads";
import { deleteMessagesFrom } from "@/lib/support/contact/commands";
import { accountDeletedEmail } from "../emails/deletion";
import { type RetentionKey, retention } from "../retention";
import { remindOfDeletion } from "./request-deletion";

interface Leaver {
  userId: number;
  email: string;
  /** Whether the customer has proved the address; data is deleted by address only then. */
  isVerified: boolean;
}

/**
 * The beginnings of the keys of emails that others cause to an address. They stay where the
 * customer has not proved that the address is theirs: anybody can register with any address.
 */
const keysOfOthers = [
  "thread-message:",
  "contact:",
  "withdrawal-received:",
  "report-received:",
  "report-decided:",
  "report-restored:",
  "staff-invitation:",
  "change-email-to:",
];

/**
 * Seconds until the next try, if another process or a person has to finish something first; null
 * once the step is done.
 */
type Pause = number | null;

const once = (isDone: boolean, pause: number): Pause => (isDone ? null : pause);

const farewellKey = ({ userId }: Pick<Leaver, "userId">) => `account-deleted:${userId}`;

/** The step that deletes each kind of data. Every step may be repeated any number of times. */
const steps: Record<RetentionKey, (leaver: Leaver) => Promise<Pause>> = {
  /** The rest was deleted when the account was closed, before the first step. */
  access: async ({ userId, email, isVerified }) => {
    await deleteRateLimitsOf(isVerified ? [String(userId), email] : [String(userId)]);
    if (isVerified) await deleteInvitationsTo(email);
    return null;
  },
  support: async ({ userId, email, isVerified }) => {
    await deleteThreadsOf(userId, isVerified ? [email] : []);
    return null;
  },
  /** Reviews and refunds take PayPal hours, and a flagged payment waits for a decision of staff. */
  orders: async ({ userId }) => {
    await emptyCart(userId);
    return once(await endOrdersOf(userId), 10 * 60);
  },
  reviews: async ({ userId }) => {
    await makeReviewsAnonymous(userId);
    return null;
  },
  domains: async ({ userId }) => {
    await releaseDomainsOf(userId);
    return once(await takeAllOffline(userId), 5);
  },
  messages: async ({ userId }) => once(await deleteMessagesOf(await listSiteIds(userId)), 0),
  sites: async ({ userId }) => once(await deleteSitesOf(userId), 5),
  /** The cases of their sites have lost them in the step before. */
  reports: async ({ email, isVerified }) => {
    await stripReportsOfGoneSites();
    if (isVerified) await forgetReporter(email);
    return null;
  },
  saved: async ({ userId }) => {
    await deleteSavedOf(userId);
    return null;
  },
  businesses: async ({ userId }) => {
    await deleteBusinessesOf(userId);
    return null;
  },
  drafts: async ({ userId }) => {
    await deleteDraftEmailOf(userId);
    await deleteCopiesOf(userId);
    await deleteDraftsOf(userId);
    return null;
  },
  pictures: async ({ userId }) => {
    await deletePicturesOf(userId);
    await deleteLogosOf(userId);
    return null;
  },
  emails: async (leaver) => {
    const addresses = new Set([leaver.email, ...(await listOrderAddresses(leaver.userId))]);
    let isDone = true;
    for (const address of addresses) {
      const isOwn = leaver.isVerified && address === leaver.email;
      if (isOwn) await deleteMessagesFrom(address);
      const exceptions = { lastKey: farewellKey(leaver), keptKeys: isOwn ? [] : keysOfOthers };
      isDone = (await deleteEmailsTo(address, exceptions)) && isDone;
    }
    return once(isDone, 30);
  },
  invoices: async ({ userId }) => {
    await stripInvoicesOf(userId);
    return null;
  },
  /** A trigger removes the customer from the audit trail when their row is deleted. */
  audit: async () => null,
  profile: async ({ userId }) => once(await deleteAccount(userId), 5),
};

const reminderSeconds = reminderDays * 24 * 60 * 60;

/**
 * Reminds a customer a week before the deletion, and deletes an account after its two weeks. The
 * steps follow the table of retention rules; after a crash all of them run again, and those that
 * were done have no effect.
 */
export async function deletePersonalData(
  { userId }: { userId: number },
  { runAgainIn }: Attempt,
): Promise<void> {
  const wait = await secondsLeft(userId);
  if (wait === null) return;
  if (wait > reminderSeconds) return runAgainIn(wait - reminderSeconds);
  if (wait > 0) {
    await remindOfDeletion(userId);
    return runAgainIn(wait);
  }
  const key = farewellKey({ userId });
  const account = await closeAccount(userId, { key, email: accountDeletedEmail() });
  if (account === null) return;
  const { email, isVerified } = account;
  // Cast: the keys of an object are those of its type.
  for (const kind of Object.keys(retention) as RetentionKey[]) {
    const pause = await steps[kind]({ userId, email, isVerified });
    if (pause !== null) return runAgainIn(pause);
  }
}

/** Null for an account that does not exist or whose deletion was canceled. */
async function secondsLeft(userId: number): Promise<number | null> {
  const [user] = await database()
    .select({
      seconds: sql<number | null>`extract(epoch from ${users.deletesAt} - now())::float8`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return user?.seconds ?? null;
}
