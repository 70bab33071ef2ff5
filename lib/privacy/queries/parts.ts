import "server-only";
import { site } from "@/lib/site";
import { listAccountParts } from "./account-parts";
import { listContentParts } from "./content-parts";
import { listOrderParts } from "./order-parts";
import type { Part } from "./part";
import { listSiteParts } from "./site-parts";
import { listThreadParts } from "./thread-parts";

const readme = `All that ${site.name} has of you.

account.json   Your account: address, company, billing address, colors, logins, linked accounts, passkeys, your role and API tokens, whether you want e-mails about drafts
cart.json      Your cart
saved.json     The presets you saved, and those you looked at last
orders/        Your orders with their payments
invoices/      Your invoices as PDF
reviews.json   Your reviews
emails.json    Which e-mails we sent you. What they said is deleted once they are sent
activity.json  What was done with your account, and from where
contact.json   What was written to us from your address
messages/      What you and we wrote to each other
facts.json     What you told us about your companies
drafts/        Every revision that is kept of what you wrote into templates
shared/        Copies of drafts that you share
pictures/      Your pictures, in the largest width that is kept
logos/         Your logos
sites/         Your sites: settings, versions, domains, visits, and the messages of their readers

Not in here: your password, which we do not have, but only a hash of it, the key of your authenticator app, and
hashes of links, cookies, API tokens and recovery codes.
`;

/** The files of an export, in an order that stays the same while nothing is added. */
export async function* listParts(userId: number): AsyncGenerator<Part> {
  yield { path: "README.txt", read: async () => Buffer.from(readme) };
  const lists = [
    listAccountParts,
    listOrderParts,
    listThreadParts,
    listContentParts,
    listSiteParts,
  ];
  for (const list of lists) {
    yield* await list(userId);
  }
}
