/**
 * The permissions in the back office, area by area. An API token may have any of these as scopes.
 */
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

/** Whether an API token can have this permission. */
export const isScope = (permission: string): permission is Scope =>
  scopes.some((it) => it === permission);

/** Permissions for people only: an API token can neither create API tokens nor invite staff. */
const forPeople = ["api-tokens:read", "api-tokens:write", "staff:read", "staff:write"] as const;

export const permissions = [...scopes, ...forPeople] as const;

export type Permission = (typeof permissions)[number];

/** The roles that the owner gives. The owner is the account with the configured address of the admin. */
export const staffRoles = ["support", "bookkeeping"] as const;

export type StaffRole = (typeof staffRoles)[number];

export type Role = "owner" | StaffRole;

const ownTokens = ["api-tokens:read", "api-tokens:write"] as const;

/**
 * The permissions of each role. Support sees neither money nor prices; bookkeeping sees only
 * orders, invoices and the books. In the analytics, each role sees the numbers of the rows that it
 * may see.
 */
export const permissionsOf: Record<Role, readonly Permission[]> = {
  owner: permissions,
  support: [
    "figures:read",
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
    ...ownTokens,
  ] as const,
  bookkeeping: ["figures:read", "orders:read", "books:read", ...ownTokens],
};

interface Account {
  email: string;
  isVerified: boolean;
  /** The role that the row names, if it is valid. */
  staffRole: string | null;
}

/**
 * The role of an account; null for customers, and for a role that only another version of the shop
 * knows.
 */
export function roleOf({ email, isVerified, staffRole }: Account, adminEmail: string): Role | null {
  if (!isVerified) return null;
  if (email === adminEmail.toLowerCase()) return "owner";
  return staffRoles.find((role) => role === staffRole) ?? null;
}

/**
 * Whether an API token with these scopes has a permission: the scope to change includes the scope
 * to read.
 */
export const includes = (chosen: readonly string[], permission: Permission): boolean =>
  chosen.includes(permission) || chosen.includes(permission.replace(":read", ":write"));

/** Days after which an invitation expires. */
export const invitationDays = 7;
