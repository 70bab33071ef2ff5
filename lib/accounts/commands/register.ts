import "server-only";
import { transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { queueMail } from "@/lib/mail/commands";
import { welcomeLetter } from "@/lib/mail/letters/welcome";
import { hashPassword } from "@/lib/passwords";
import { countGuess } from "../attempts";
import { requireLogo } from "../logo";
import type { Registration } from "../schemas";

const taken = () => new ShopError("conflict", "Registered email... Please try again.");

/** Opens an account and welcomes its owner. The admin's address is never free. */
export async function register(
  { email, password, name, logo: sentLogo }: Registration,
  request: Request,
): Promise<{ email: string; name: string }> {
  await countGuess("register", request, email);
  const logo = requireLogo(sentLogo);
  if (email === env("site").ADMIN_EMAIL.toLowerCase()) throw taken();
  const passwordHash = await hashPassword(password);
  return transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ email, name, logo, passwordHash })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!user) throw taken();
    await queueMail(tx, { key: `welcome:${user.id}`, to: email, ...welcomeLetter({ name }) });
    return { email, name };
  });
}
