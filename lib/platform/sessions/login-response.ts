import { setCookies } from "@/lib/platform/http/json";
import { Reply } from "@/lib/platform/http/route";

/** The access token goes to the page's script, the cookies to the browser. */
export interface LoginReply {
  token: string;
  cookies: readonly string[];
}

/** The response of every login: the access token as its body, and the cookies. */
export const loginResponse = ({ token, cookies }: LoginReply) =>
  new Reply(token, setCookies(cookies));
