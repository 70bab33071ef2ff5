import "server-only";
import { currentTranslations } from "#current-translations";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { cookieNames, readCookies } from "./cookies";
import { callNextAuth, type NextAuthResponse } from "./next-auth";
import { isSignInError, returnPageOf, type SignInResult, withSignInResult } from "./rules";

const t = currentTranslations("accountErrors");
const identity = currentTranslations("identityErrors");

const isNextAuthPage = (url: URL | null) => !url || url.pathname.startsWith("/api/auth/");

export async function newCsrfToken(request: Request) {
  const { body, cookies } = await callNextAuth({ action: "csrf", cookies: ownCookies(request) });
  return { csrfToken: (body as { csrfToken: string }).csrfToken, cookies };
}

/** The provider's sign-in URL, and the cookies (state, nonce, PKCE) that the callback is checked with. */
export async function beginSignIn(
  request: Request,
  form: { csrfToken: string; callbackUrl: string },
) {
  const { redirect, cookies } = await callNextAuth({
    action: "signin",
    cookies: ownCookies(request),
    body: form,
  });
  if (redirect?.searchParams.has("csrf")) {
    throw new ShopError("forbidden", t("pageOutdated"));
  }
  if (!redirect || isNextAuthPage(redirect)) {
    throw new ShopError("provider_failed", identity("unreachable"));
  }
  return { url: redirect.href, cookies };
}

/** Handles the provider's callback: the page to redirect to with its result, and the cookies to set. */
export async function endSignIn(request: Request) {
  const cookies = ownCookies(request);
  const returnPage = returnPageOf(cookies[cookieNames.returnPage()], env("site").SITE_URL);
  const { searchParams } = new URL(request.url);
  const error = searchParams.get("error");
  const end = (result: SignInResult, set: NextAuthResponse["cookies"] = []) => ({
    page: withSignInResult(returnPage, result),
    cookies: set,
  });

  if (error) return end(error === "access_denied" ? "cancelled" : "failed");
  // Without a state cookie this browser did not start the sign-in: the issuer need not be called.
  if (!cookies[cookieNames.state()]) return end("failed");

  const response = await callNextAuth({
    action: "callback",
    cookies,
    query: callbackParams(searchParams),
  });
  if (!isNextAuthPage(response.redirect)) return end("verified", response.cookies);
  const refusal = response.redirect?.searchParams.get("error") ?? "";
  return end(isSignInError(refusal) ? refusal : "failed", response.cookies);
}

/** The parameters of an OAuth callback; any other is not passed on to next-auth. */
const callbackParams = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    ["code", "state", "iss", "session_state"].flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** The request's next-auth cookies, with the return page in them restricted to allowed pages. */
function ownCookies(request: Request): Record<string, string> {
  const cookies = readCookies(request);
  const name = cookieNames.returnPage();
  const url = cookies[name];
  if (url !== undefined) cookies[name] = returnPageOf(url, env("site").SITE_URL).href;
  return cookies;
}
