import { Reply } from "@/lib/http/route";
import type { Login } from "./commands";

/** The answer to every kind of login: the token for the page, the cookie for the browser. */
export const loginResponse = ({ token, cookie }: Login) =>
  new Reply(token, { "Set-Cookie": cookie });
