import type { Mutation } from "./mutation";

/** Limits of how often something may be tried. */
export const rateLimitMutations: Mutation[] = [
  {
    name: "login attempts are counted before the password is checked",
    file: "lib/accounts/commands/log-in.ts",
    original: 'await limitPasswordGuesses("login", request, email)',
    mutated: "{ refund: async () => {} }",
    test: "app/api/user/login/route.test.ts",
  },
  {
    name: "the rate limit is enforced",
    file: "lib/platform/http/rate-limit.ts",
    original: "if (count.hits > allowed)",
    mutated: "if (count.hits < 0)",
    test: "lib/platform/http/rate-limit.test.ts",
  },
  {
    name: "of the same refusals few are recorded",
    file: "lib/platform/audit/commands.ts",
    original: "if (!isRecordedHit(hits)) return;",
    mutated: "",
    test: "app/api/audit/audit.test.ts",
  },
  {
    name: "of all refusals a thousand an hour are recorded",
    file: "lib/platform/audit/commands.ts",
    original: "if (recorded > mostRefusals + 1) return;",
    mutated: "",
    test: "app/api/audit/audit.test.ts",
  },
  {
    name: "a refused caller uses up no account's attempts",
    file: "lib/platform/http/rate-limit.ts",
    original: "for (const { key, limit, error } of counted) {",
    mutated: "for (const { key, limit, error } of [...counted].reverse()) {",
    test: "app/api/user/login/route.test.ts",
  },
  {
    name: "only a validated email address is counted as an account",
    file: "lib/accounts/login-rate-limit.ts",
    original: "...(isEmail(email)\n",
    mutated: "...(email\n",
    test: "app/api/user/login/route.test.ts",
  },
];
