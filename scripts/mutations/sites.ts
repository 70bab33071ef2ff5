import type { Mutation } from "./mutation";

/** Published sites, their domains, and the messages that their readers send. */
export const siteMutations: Mutation[] = [
  {
    name: "only its owner changes a site",
    file: "lib/sites/commands/change.ts",
    original: "and(eq(invoices.userId, userId), conditionOf(which))",
    mutated: "conditionOf(which)",
    test: "app/api/site/site.test.ts",
  },
  {
    name: "a refunded site is not published again",
    file: "lib/sites/commands/change.ts",
    original: "and(isOwn, isBought(), maySiteBeOnline())",
    mutated: "isOwn",
    test: "app/api/delivery/deployment.test.ts",
  },
  {
    name: "a site with a form is published for a verified address only",
    file: "lib/sites/commands/change.ts",
    original: "if (await isEmailVerified(userId, tx)) return;",
    mutated: "return;",
    test: "app/api/site/site.test.ts",
  },
  {
    name: "a site that the shop took down is not published",
    file: "lib/sites/rules.ts",
    original: "takenDownReason === null && !isUnderWay(status);",
    mutated: "!isUnderWay(status);",
    test: "app/api/site/site.test.ts",
  },
  {
    name: "a site is not published again while an attempt is under way",
    file: "lib/sites/rules.ts",
    original: "takenDownReason === null && !isUnderWay(status);",
    mutated: "takenDownReason === null;",
    test: "lib/sites/rules.test.ts",
  },
  {
    name: "an attempt that ends too late does not put a site online",
    file: "lib/sites/rules.ts",
    original: 'isToDo(deployment, "publish") ? { ...deployment, status: "live"',
    mutated: 'deployment ? { ...deployment, status: "live"',
    test: "lib/sites/rules.test.ts",
  },
  {
    name: "a site that was taken down while it was built goes offline again",
    file: "lib/sites/commands/deploy-site.ts",
    original: "event, facts.profile);\n          await removeIfTakenDown(tx, row);\n",
    mutated: "event, facts.profile);\n",
    test: "lib/sites/commands/deploy-site.test.ts",
  },
  {
    name: "a doubtful publication is held",
    file: "lib/sites/commands/deploy-site.ts",
    original: "if (screening?.isHeld) {",
    mutated: "if (screening?.isHeld && site.takenDownReason) {",
    test: "app/api/held-site/held-site.test.ts",
  },
  {
    name: "a refunded site is not built",
    file: "lib/sites/commands/deploy-site.ts",
    original: "const bought = await getBought(invoiceItemId);",
    mutated:
      'const bought = (await getBought(invoiceItemId)) ?? { invoiceItemId, url: "/preview/silent", category: "normal", logo: "", owner: { company: "", about: "" }, choices: {} } as never;',
    test: "lib/sites/commands/deploy-site.test.ts",
  },
  {
    name: "a published site has no file of words that are not shown",
    file: "lib/sites/commands/deploy-site.ts",
    original: "built.filter(isPublic)",
    mutated: "built",
    test: "app/api/delivery/deployment.test.ts",
  },
  {
    name: "a former name of a site is not given to another one",
    file: "lib/sites/commands/rename.ts",
    original: "if (owner?.invoiceItemId !== invoiceItemId) throw taken();",
    mutated: "",
    test: "app/api/site/site.test.ts",
  },
  {
    name: "a site that the shop took down is not read",
    file: "lib/sites/hosting/queries.ts",
    original: "|| found.takenDownReason !== null) return null;",
    mutated: ") return null;",
    test: "app/sites/sites.test.ts",
  },
  {
    name: "an open page of a site gets files of its own site only",
    file: "lib/sites/hosting/queries.ts",
    original: "and(eq(siteVersions.invoiceItemId, invoiceItemId), eq(siteFiles.path, path))",
    mutated: "eq(siteFiles.path, path)",
    test: "app/sites/sites.test.ts",
  },
  {
    name: "only its owner sees a site",
    file: "lib/sites/queries/site.ts",
    original: "eq(licenses.key, license), eq(invoices.userId, userId), isBought()",
    mutated: "eq(licenses.key, license), isBought()",
    test: "app/api/site/site.test.ts",
  },
  {
    name: "a message is changed and deleted by the owner of its site only",
    file: "lib/sites/messages/commands/change-messages.ts",
    original:
      "and(eq(siteMessages.invoiceItemId, invoiceItemId), inArray(siteMessages.id, [...ids]))",
    mutated: "inArray(siteMessages.id, [...ids])",
    test: "app/api/site/messages.test.ts",
  },
  {
    name: "a device works for a message of the same site only",
    file: "lib/sites/messages/commands/receive-message.ts",
    original:
      'eq(siteMessages.invoiceItemId, site.invoiceItemId),\n          eq(siteMessages.folder, "spam"),',
    mutated: 'eq(siteMessages.folder, "spam"),',
    test: "app/api/site-form/spam.test.ts",
  },
  {
    name: "the messages of readers are not emailed to an unverified address",
    file: "lib/sites/messages/commands/receive-message.ts",
    original: 'folder === "inbox" && !site.isEmailVerified;',
    mutated: "false;",
    test: "app/api/site-form/held-emails.test.ts",
  },
];
