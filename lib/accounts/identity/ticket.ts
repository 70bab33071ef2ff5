import "server-only";
import { getToken } from "next-auth/jwt";
import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { keysFor } from "@/lib/secrets";
import { cookieNames, readCookies } from "./cookies";
import { encodeKey } from "./next-auth";

const t = currentTranslations("accountErrors");

const ticketSchema = z
  .object({
    jti: z.string().min(1),
    exp: z.int(),
    issuer: z.string().min(1),
    sub: z.string().min(1),
    email: z.string().min(1),
    name: z.string().min(1),
  })
  .transform(({ jti, exp, sub, ...rest }) => ({
    ...rest,
    id: jti,
    subject: sub,
    expiresAt: new Date(exp * 1000),
  }));

/** The identity that the provider confirmed, from a short-lived encrypted cookie. */
export type Ticket = z.output<typeof ticketSchema>;

/** The request's ticket; null without one, or if it is expired or was not encrypted by us. */
async function readTicket(request: Request): Promise<Ticket | null> {
  for (const key of keysFor("identity-ticket")) {
    const claims = await getToken({
      // Headers are left out, because `getToken` would also accept a ticket from `Authorization`.
      req: { cookies: readCookies(request), headers: {} } as never,
      cookieName: cookieNames.ticket(),
      secret: encodeKey(key),
    });
    const ticket = ticketSchema.safeParse(claims);
    if (ticket.success) return ticket.data;
  }
  return null;
}

/** The ticket, or 401. `expected` is compared with it and used for nothing else. */
export async function requireTicket(
  request: Request,
  expected?: { name: string; email: string },
): Promise<Ticket> {
  const ticket = await readTicket(request);
  const isSame =
    !expected || (expected.name === ticket?.name && expected.email.toLowerCase() === ticket.email);
  if (ticket && isSame) return ticket;
  throw new ShopError("unauthorized", t("loginAgain"));
}
