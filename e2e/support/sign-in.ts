import * as callbackRoute from "@/app/api/auth/callback/oidc/route";
import * as csrfRoute from "@/app/api/auth/csrf/route";
import * as signInRoute from "@/app/api/auth/signin/oidc/route";
import * as login0Route from "@/app/api/user/login0/route";
import { call, jsonBody } from "./call";
import { CookieJar } from "./cookie-jar";
import { answerIssuer, type IssuerAccount } from "./issuer";

/** A browser with its own cookies, for signing in with the identity provider. */
export function newBrowser() {
  const jar = new CookieJar();
  const headers = () => ({ cookie: jar.header, "sec-fetch-site": "same-origin" });

  async function begin(callbackUrl = "/login/popup/done", csrf?: string) {
    const response = jar.store(await call(csrfRoute.GET, "/api/auth/csrf", { headers: headers() }));
    const { csrfToken } = (await response.json()) as { csrfToken: string };
    const body = { csrfToken: csrf ?? csrfToken, callbackUrl };
    const init = jsonBody(body, headers());
    return jar.store(await call(signInRoute.POST, "/api/auth/signin/oidc", init));
  }

  const end = async (path: string) =>
    jar.store(await call(callbackRoute.GET, path, { headers: headers() }));

  /** The whole flow through the issuer; returns the final redirect. */
  async function signIn(account: IssuerAccount | "cancel", callbackUrl?: string) {
    const { url } = (await (await begin(callbackUrl)).json()) as { url: string };
    const back = await answerIssuer(url, account);
    return (await end(back.href)).headers.get("location");
  }

  const whoAmI = () => call(login0Route.GET, "/api/user/login0", { headers: headers() });

  const login0 = async (body: unknown) =>
    jar.store(await call(login0Route.POST, "/api/user/login0", jsonBody(body, headers())));

  return { jar, headers, begin, end, signIn, whoAmI, login0 };
}
