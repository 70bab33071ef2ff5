import "server-only";
import { getToken } from "next-auth/jwt";
import { z } from "zod";
import { ShopError } from "@/lib/errors";
import { keysFor } from "@/lib/secrets";
import { cookieNames, readCookies } from "./cookies";
import { asText } from "./next-auth";

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

/** Whom the identity provider vouched for, in this browser and a moment ago. */
export type Ticket = z.output<typeof ticketSchema>;

/** The ticket that a request carries; null when there is none that we sealed and that still holds. */
async function readTicket(request: Request): Promise<Ticket | null> {
  for (const key of keysFor("identity-ticket")) {
    const claims = await getToken({
      // Without its headers: a ticket is never taken from `Authorization`.
      req: { cookies: readCookies(request), headers: {} } as never,
      cookieName: cookieNames.ticket(),
      secret: asText(key),
    });
    const ticket = ticketSchema.safeParse(claims);
    if (ticket.success) return ticket.data;
  }
  return null;
}

/** The ticket, which has to be about whom the caller says; what they say is never used otherwise. */
export async function requireTicket(
  request: Request,
  said?: { name: string; email: string },
): Promise<Ticket> {
  const ticket = await readTicket(request);
  const isSame = !said || (said.name === ticket?.name && said.email.toLowerCase() === ticket.email);
  if (ticket && isSame) return ticket;
  throw new ShopError("unauthorized", "Please sign in with your account again.");
}
