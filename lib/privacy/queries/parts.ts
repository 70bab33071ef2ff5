import "server-only";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { mainLanguage } from "@/lib/languages.mjs";
import { site } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";
import { listAccountParts } from "./account-parts";
import { listContentParts } from "./content-parts";
import { listOrderParts } from "./order-parts";
import type { Part } from "./part";
import { listSiteParts } from "./site-parts";
import { listThreadParts } from "./thread-parts";

/** What each file or folder holds, as a key of the messages. */
const contents = {
  "account.json": "account",
  "cart.json": "cart",
  "saved.json": "saved",
  "orders/": "orders",
  "invoices/": "invoices",
  "reviews.json": "reviews",
  "emails.json": "emails",
  "activity.json": "activity",
  "contact.json": "contact",
  "messages/": "messages",
  "facts.json": "facts",
  "drafts/": "drafts",
  "shared/": "shared",
  "pictures/": "pictures",
  "logos/": "logos",
  "sites/": "sites",
} as const;

async function readReadme(userId: number): Promise<Buffer> {
  const [owner] = await database()
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  const t = translatorIn(owner?.language ?? mainLanguage, "exportReadme");
  const lines = Object.entries(contents).map(([path, key]) => `${path.padEnd(14)} ${t(key)}`);
  const parts = [t("title", { shop: site.name }), lines.join("\n"), t("notInHere")];
  return Buffer.from(`${parts.join("\n\n")}\n`);
}

/** The files of an export, in an order that stays the same while nothing is added. */
export async function* listParts(userId: number): AsyncGenerator<Part> {
  yield { path: "README.txt", read: () => readReadme(userId) };
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
