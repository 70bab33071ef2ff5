import "server-only";
import { env } from "@/lib/env";

const isSecure = () => env("site").SITE_URL.startsWith("https:");

/** next-auth's own names. */
const nameOf = (what: string) => `${isSecure() ? "__Secure-" : ""}next-auth.${what}`;

export const cookieNames = {
  ticket: () => nameOf("session-token"),
  state: () => nameOf("state"),
  endPage: () => nameOf("callback-url"),
};

/** The cookies of a request that next-auth set; those that cannot be read are left out. */
export function readCookies({ headers }: Request): Record<string, string> {
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [name = "", ...rest] = pair.split("=");
      const value = decode(rest.join("="));
      return /^(__(Secure|Host)-)?next-auth\./.test(name) && value !== null ? [[name, value]] : [];
    }),
  );
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Takes the ticket out of the browser, in as many pieces as it came. */
export const dropTicket = (request: Request): string[] =>
  Object.keys(readCookies(request))
    .filter((name) => name.startsWith(cookieNames.ticket()))
    .map(
      (name) =>
        `${name}=; Max-Age=0; HttpOnly; SameSite=Lax; Path=/${isSecure() ? "; Secure" : ""}`,
    );
