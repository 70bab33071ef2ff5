import "server-only";
import { formerDestinations } from "@/db/schema/sites";
import { queueNotice } from "@/lib/accounts/security/commands/queue-notice";
import { newSecret } from "@/lib/secrets";
import { changeSite } from "../../commands/change";
import { ownerOf } from "../../queries/owner";
import { destinationsChangedEmail } from "../emails";
import { readDestinations } from "../queries";
import { changesBetween } from "../rules";

/**
 * Changes a site like `changeSite`. If its visitors, messages or payments go elsewhere from then on, its owner is told
 * by email, and can have it put back: a thief of the session may have changed it.
 */
export const changeDestinations: typeof changeSite = (userId, which, change) =>
  changeSite(userId, which, async (tx, row, ...facts) => {
    const { invoiceItemId } = row;
    const destinations = await readDestinations(tx, invoiceItemId);
    await change(tx, row, ...facts);
    const changes = changesBetween(destinations, await readDestinations(tx, invoiceItemId));
    if (changes.length === 0) return;
    await tx.insert(formerDestinations).values({ invoiceItemId, destinations });
    const { email, template } = await ownerOf(tx, invoiceItemId);
    const key = `destinations-changed:${invoiceItemId}:${newSecret()}`;
    await queueNotice(tx, { id: userId, email }, key, (token) =>
      destinationsChangedEmail({ template, changes, token }),
    );
  });
