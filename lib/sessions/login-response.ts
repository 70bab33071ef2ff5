import { Reply } from "@/lib/http/route";
import type { Login } from "./commands";

/** The response of every login: the access token as its body, and the session cookie. */
export const loginResponse = ({ token, cookie }: Login) =>
  new Reply(token, { "Set-Cookie": cookie });
