/** What can be done in the back office, area by area. Programs with an API token may be given each of these. */
export const scopes = [
  "figures:read",
  "orders:read",
  "orders:write",
  "books:read",
  "presets:read",
  "presets:write",
  "coupons:read",
  "coupons:write",
  "reviews:read",
  "reviews:write",
  "customers:read",
  "customers:write",
  "sites:read",
  "sites:write",
  "messages:read",
  "messages:write",
  "mail:read",
  "mail:write",
  "jobs:read",
  "jobs:write",
  "audit:read",
] as const;

export type Scope = (typeof scopes)[number];

/** What only people may do: a token cannot make tokens, or let anybody in. */
const forPeople = ["api-tokens:read", "api-tokens:write", "staff:read", "staff:write"] as const;

export const permissions = [...scopes, ...forPeople] as const;

export type Permission = (typeof permissions)[number];

/** The roles that the owner gives. The owner is the account with the configured address of the admin. */
export const staffRoles = ["support", "bookkeeping"] as const;

export type StaffRole = (typeof staffRoles)[number];

export type Role = "owner" | StaffRole;

const ownTokens = ["api-tokens:read", "api-tokens:write"] as const;

/**
 * What each role may do. Support sees neither money nor prices; bookkeeping sees orders, invoices and
 * the books only. Of the figures, each sees those of the rows that it may see.
 */
export const permissionsOf: Record<Role, readonly Permission[]> = {
  owner: permissions,
  support: [
    "figures:read",
    ...["reviews:read", "reviews:write", "customers:read", "customers:write"],
    ...["sites:read", "sites:write", "messages:read", "messages:write"],
    ...["mail:read", "mail:write"],
    ...ownTokens,
  ] as const,
  bookkeeping: ["figures:read", "orders:read", "books:read", ...ownTokens],
};

interface Account {
  email: string;
  isVerified: boolean;
  /** The role that its row names, if it has one. */
  staffRole: string | null;
}

/** The role of an account; null for customers, and for a role that only another version of the shop knows. */
export function roleOf({ email, isVerified, staffRole }: Account, adminEmail: string): Role | null {
  if (!isVerified) return null;
  if (email === adminEmail.toLowerCase()) return "owner";
  return staffRoles.find((role) => role === staffRole) ?? null;
}

/** Whether a token with these scopes may do something: whoever may change things may see them. */
export const includes = (chosen: readonly string[], permission: Permission): boolean =>
  chosen.includes(permission) || chosen.includes(permission.replace(":read", ":write"));

/** Days after which an invitation is void. */
export const invitationDays = 7;
