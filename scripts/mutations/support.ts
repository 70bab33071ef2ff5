import type { Mutation } from "./mutation";

/** Messages between customers and the shop, saved presets, sales, search, and the audit trail. */
export const supportMutations: Mutation[] = [
  {
    name: "a customer reads and asks about their own order only",
    file: "lib/support/queries/messages.ts",
    original: "if (row?.userId !== userId) throw",
    mutated: "if (!row) throw",
    test: "app/api/thread/thread.test.ts",
  },
  {
    name: "a customer's messages about orders are limited",
    file: "lib/support/commands/ask-about-order.ts",
    original: '  await consumeAccountRateLimit("thread-message", userId, writeLimit);\n',
    mutated: "",
    test: "app/api/thread/thread.test.ts",
  },
  {
    name: "the same words at once are one message",
    file: "lib/support/commands/ask-about-order.ts",
    original: "    if (same !== null) return same;\n",
    mutated: "",
    test: "app/api/thread/thread.test.ts",
  },
  {
    name: "a thread is given to those who may answer it",
    file: "lib/support/commands/change-thread.ts",
    original: "if (isGiven && assigneeId !== null && !assignee) {",
    mutated: "if (isGiven && assigneeId !== null && assignee === null) {",
    test: "app/api/thread/thread.test.ts",
  },
  {
    name: "mails that programs wrote do not become messages",
    file: "lib/support/commands/receive-email.ts",
    original: "if (isAutomatic(email.from, email.headers ?? {}) || isFromShop(email.from)) return;",
    mutated: "",
    test: "app/api/mail/webhook/route.test.ts",
  },
  {
    name: "the emails that a thread takes are limited",
    file: "lib/support/commands/receive-email.ts",
    original: "await consumeRateLimit(",
    mutated: "if (threadId < 0) await consumeRateLimit(",
    test: "app/api/mail/webhook/route.test.ts",
  },
  {
    name: "the id of a received email adds no header to ours",
    file: "lib/support/rules.ts",
    original: "/^<[\\x21-\\x3b\\x3d\\x3f-\\x7e]{1,250}>$/",
    mutated: "/^<[^]{1,250}>$/",
    test: "lib/support/rules.test.ts",
  },
  {
    name: "an account saves a limited number of presets",
    file: "lib/catalogue/saved/commands.ts",
    original: "    .slice(0, maxSaved - saved.length)\n",
    mutated: "",
    test: "app/api/saved/saved.test.ts",
  },
  {
    name: "presets that are saved at once do not exceed the limit",
    file: "lib/catalogue/saved/commands.ts",
    original: 'eq(users.id, userId)).for("no key update")',
    mutated: "eq(users.id, userId))",
    test: "app/api/saved/saved.test.ts",
  },
  {
    name: "what one customer looks at forgets nothing of another",
    file: "lib/catalogue/saved/commands.ts",
    original: "and(eq(seenPresets.userId, userId), notInArray(seenPresets.presetId, seen))",
    mutated: "notInArray(seenPresets.presetId, seen)",
    test: "app/api/saved/saved.test.ts",
  },
  {
    name: "a sale that has begun keeps what its prices were made of",
    file: "lib/catalogue/sales/commands/edit.ts",
    original: "if (before.startedAt && !names",
    mutated: "if (before.endedAt && !names",
    test: "app/api/sale/sale.test.ts",
  },
  {
    name: "a sale does not begin again once it has ended",
    file: "lib/catalogue/sales/rules.ts",
    original: "  if (sale.endedAt) return null;\n",
    mutated: "",
    test: "lib/catalogue/sales/rules.test.ts",
  },
  {
    name: "a price that was as low before is not shown as reduced",
    file: "lib/catalogue/sales/rules.ts",
    original:
      "if (!sale || lowestPriceCents === null || priceCents >= lowestPriceCents) return null;",
    mutated: "if (!sale || lowestPriceCents === null) return null;",
    test: "lib/catalogue/sales/rules.test.ts",
  },
  {
    name: "a row of the audit trail is not deleted",
    file: "db/migrations/0000_shop.sql",
    original: "CREATE TRIGGER audit_events_deletion BEFORE DELETE ON audit_events",
    mutated: "CREATE TRIGGER audit_events_deletion AFTER TRUNCATE ON audit_events",
    test: "lib/platform/audit/append-only.test.ts",
  },
];
