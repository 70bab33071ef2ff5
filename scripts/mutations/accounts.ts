import type { Mutation } from "./mutation";

/** Links in letters, and how an account is opened. */
export const accountMutations: Mutation[] = [
  {
    name: "a link verifies the address that it was sent to",
    file: "lib/accounts/security/commands/confirm-email.ts",
    original: "eq(emailVerifications.email, email),",
    mutated: "",
    test: "app/api/user/account/confirmation/route.test.ts",
  },
  {
    name: "a link is the signed-in customer's own",
    file: "lib/accounts/security/commands/confirm-email.ts",
    original: "eq(emailChanges.userId, userId),\n        or(",
    mutated: "or(",
    test: "app/api/user/account/email/route.test.ts",
  },
  {
    name: "an address changes with both confirmations",
    file: "lib/accounts/security/commands/confirm-email.ts",
    original: "change.fromTokenHash !== null || change.toTokenHash !== null",
    mutated: "change.fromTokenHash !== null && change.toTokenHash !== null",
    test: "app/api/user/account/email/route.test.ts",
  },
  {
    name: "a password is changed with the present one",
    file: "lib/accounts/security/own-password.ts",
    original: "!(await verifyPassword(currentPassword, passwordHash))",
    mutated: "currentPassword === passwordHash",
    test: "app/api/user/account/password/route.test.ts",
  },
  {
    name: "a customer ends their own sessions only",
    file: "lib/sessions/commands.ts",
    original: "and(eq(sessions.id, id), eq(sessions.userId, userId))",
    mutated: "eq(sessions.id, id)",
    test: "app/api/user/account/session/route.test.ts",
  },
  {
    name: "an account that is closed has no password",
    file: "lib/accounts/security/commands/raise-alarm.ts",
    original: "passwordHash: null,",
    mutated: "",
    test: "app/api/user/account/alarm/route.test.ts",
  },
  {
    name: "later notices end with the one that is used",
    file: "lib/accounts/security/commands/raise-alarm.ts",
    original: "gte(securityAlarms.expiresAt, expiresAt)",
    mutated: "gt(securityAlarms.expiresAt, sql`now() + interval '1 year'`)",
    test: "app/api/user/account/alarm/route.test.ts",
  },
  {
    name: "an export is given to its customer only",
    file: "lib/personal-data/commands/request-export.ts",
    original: "eq(accountExports.userId, userId),\n        gt(",
    mutated: "gt(",
    test: "app/api/user/account/export/route.test.ts",
  },
  {
    name: "a deletion is not taken back once it has begun",
    file: "lib/personal-data/commands/request-deletion.ts",
    original: "or(isNull(users.deletesAt), gt(users.deletesAt, sql`now()`))",
    mutated: "sql`true`",
    test: "app/api/user/account/deletion/route.test.ts",
  },
  {
    name: "a deletion waits for a refund that is under way",
    file: "lib/checkout/commands/account-deletion.ts",
    original: "if (open.length > 0) return false;",
    mutated: "",
    test: "app/api/user/account/deletion/route.test.ts",
  },
  {
    name: "a notice takes back a deletion",
    file: "lib/accounts/security/commands/raise-alarm.ts",
    original: "deletesAt: null,",
    mutated: "",
    test: "app/api/user/account/deletion/route.test.ts",
  },
];
