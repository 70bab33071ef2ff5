import "server-only";
import { decodeComponent } from "@/lib/decode-component";
import { env } from "@/lib/env";

const isSecure = () => env("site").SITE_URL.startsWith("https:");

/** Cookie names as next-auth forms them. */
const nameOf = (what: string) => `${isSecure() ? "__Secure-" : ""}next-auth.${what}`;

export const cookieNames = {
  ticket: () => nameOf("session-token"),
  state: () => nameOf("state"),
  returnPage: () => nameOf("callback-url"),
};

/** The request's next-auth cookies, decoded. */
export function readCookies({ headers }: Request): Record<string, string> {
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [name = "", ...rest] = pair.split("=");
      const isOurs = /^(__(Secure|Host)-)?next-auth\./.test(name);
      return isOurs ? [[name, decodeComponent(rest.join("="))]] : [];
    }),
  );
}

/** `Set-Cookie` values that delete the ticket, which next-auth may have split over several cookies. */
export const dropTicket = (request: Request): string[] =>
  Object.keys(readCookies(request))
    .filter((name) => name.startsWith(cookieNames.ticket()))
    .map(
      (name) =>
        `${name}=; Max-Age=0; HttpOnly; SameSite=Lax; Path=/${isSecure() ? "; Secure" : ""}`,
    );
