import type { Mutation } from "./mutation";

/** Roles and API tokens of the back office. */
export const staffMutations: Mutation[] = [
  {
    name: "endpoints of the back office need their permission",
    file: "lib/platform/http/route.ts",
    original: "if (!caller.permissions.includes(permission)) throw missing",
    mutated: "if (!caller) throw missing",
    test: "app/api/preset/admin.test.ts",
  },
  {
    name: "an API token that was revoked is refused",
    file: "lib/platform/api-tokens/commands.ts",
    original: 'if (found.isRevoked) return "revoked";',
    mutated: "",
    test: "app/api/api-token/api-token.test.ts",
  },
  {
    name: "an API token that expired is refused",
    file: "lib/platform/api-tokens/commands.ts",
    original: 'if (found.isExpired) return "expired";',
    mutated: "",
    test: "app/api/api-token/api-token.test.ts",
  },
  {
    name: "an API token is for its scopes only",
    file: "lib/platform/api-tokens/commands.ts",
    original: "permissionsOf[role].filter((it) => includes(found.scopes, it))",
    mutated: "permissionsOf[role]",
    test: "app/api/api-token/api-token.test.ts",
  },
  {
    name: "a customer's token reads what its scopes name only",
    file: "lib/agents/tool.ts",
    original: "if (!caller?.ownScopes.includes(parts.scope))",
    mutated: "if (!caller)",
    test: "app/api/user/account/api-token/api-token.test.ts",
  },
  {
    name: "in the profile everybody revokes their own tokens only",
    file: "app/api/user/account/api-token/[id]/route.ts",
    original: "revokeApiToken({ userId, role: null }, params.id)",
    mutated: 'revokeApiToken({ userId, role: "owner" }, params.id)',
    test: "app/api/user/account/api-token/api-token.test.ts",
  },
  {
    name: "an API token is no session",
    file: "lib/platform/http/route.ts",
    original: "if (!hasToken) return caller;",
    mutated: "if (caller) return caller;",
    test: "app/api/authorization.test.ts",
  },
  {
    name: "nobody gives a token more than their role has",
    file: "lib/platform/api-tokens/commands.ts",
    original: "if (missing.length > 0)",
    mutated: "if (missing.length > scopes.length)",
    test: "app/api/api-token/api-token.test.ts",
  },
  {
    name: "an invitation is for its own address",
    file: "lib/platform/staff/commands.ts",
    original: "eq(staff.email, email),\n          isNull(staff.userId),",
    mutated: "isNull(staff.userId),",
    test: "app/api/staff/staff.test.ts",
  },
  {
    name: "support cannot change the owner's account",
    file: "lib/platform/sessions/queries.ts",
    original: 'if (role === "owner" || userId === target) return;',
    mutated: "if (role) return;",
    test: "app/api/staff/staff.test.ts",
  },
];
