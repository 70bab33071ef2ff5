import "server-only";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { ShopError } from "@/lib/errors";
import { noChoices } from "@/lib/palette/rules";
import { resolveAccount } from "@/lib/sessions/queries";
import type { Actor } from "@/lib/sessions/rules";
import type { Account } from "./schemas";

/** A customer's profile, for its owner and the admin. */
export async function requireAccount(actor: Actor, email: string): Promise<Account> {
  const userId = await resolveAccount(actor, email);
  const [account] = await database()
    .select({
      email: users.email,
      name: users.name,
      logo: users.logo,
      about: users.about,
      lastname: users.lastname,
      firstname: users.firstname,
      city: users.city,
      zipcode: users.zipcode,
      country: users.country,
      palette: users.palette,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) throw new ShopError("not_found", "There is no such account.");
  const { palette } = account;
  return { ...account, palette: palette && { ...noChoices, ...palette } };
}
