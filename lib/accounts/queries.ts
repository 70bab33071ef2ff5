import "server-only";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { type Database, database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { toCountryCode } from "@/lib/countries";
import { noChoices } from "@/lib/customization/palette/rules";
import { ShopError } from "@/lib/errors";
import { resolveAccount } from "@/lib/platform/sessions/queries";
import type { Actor } from "@/lib/platform/sessions/rules";
import { nobodysEmail } from "./rules";
import type { Account } from "./schemas";

const t = currentTranslations("accountErrors");

export interface Credentials {
  id: number;
  /** null for an account that signs in with an identity provider only. */
  passwordHash: string | null;
}

/** Words of the account that its password must not contain. */
export const knownToOthers = {
  email: users.email,
  name: users.name,
  firstname: users.firstname,
  lastname: users.lastname,
};

/** The data that a login checks; undefined if the account does not exist or is banned. */
export async function findCredentials(email: string): Promise<Credentials | undefined> {
  const [user] = await database()
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.bannedAt)));
  return user;
}

/** For a joined user: whether the account is deleted or its deletion is in progress. */
export const isLeaving = () =>
  sql<boolean>`(coalesce(${users.deletesAt} <= now(), false) or ${users.email} = ${nobodysEmail})`;

/** Whether the account's address is verified. */
export async function isEmailVerified(
  userId: number,
  db: Pick<Database, "$count"> = database(),
): Promise<boolean> {
  const verified = and(eq(users.id, userId), isNotNull(users.emailVerifiedAt));
  return (await db.$count(users, verified)) > 0;
}

/** A customer's profile, for its owner and the admin. */
export async function requireAccount(actor: Actor, email: string): Promise<Account> {
  const userId = await resolveAccount(actor, email, "customers:read");
  const [account] = await database()
    .select({
      email: users.email,
      name: users.name,
      logo: users.logo,
      about: users.about,
      legalName: users.legalName,
      lastname: users.lastname,
      firstname: users.firstname,
      street: users.street,
      street2: users.street2,
      region: users.region,
      city: users.city,
      zipcode: users.zipcode,
      country: users.country,
      vatId: users.vatId,
      language: users.language,
      palette: users.palette,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) throw new ShopError("not_found", t("noAccount"));
  const { palette } = account;
  const countryCode = toCountryCode(account.country);
  return { ...account, countryCode, palette: palette && { ...noChoices, ...palette } };
}
