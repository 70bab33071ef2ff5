import "server-only";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { cookieNames, readCookies } from "./cookies";
import { callNextAuth, type NextAuthResponse } from "./next-auth";
import { returnPageOf, type SignInResult, signInErrors, withSignInResult } from "./rules";

const isNextAuthPage = (url: URL | null) => !url || url.pathname.startsWith("/api/auth/");

export async function newCsrfToken(request: Request) {
  const { body, cookies } = await callNextAuth({ action: "csrf", cookies: ownCookies(request) });
  return { csrfToken: (body as { csrfToken: string }).csrfToken, cookies };
}

/** Where the browser has to go to sign in, and the cookies with which it proves to be back. */
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
    throw new ShopError("forbidden", "This page is out of date. Please try again.");
  }
  if (!redirect || isNextAuthPage(redirect)) {
    throw new ShopError("provider_failed", signInErrors.unreachable);
  }
  return { url: redirect.href, cookies };
}

/** The page of the shop that a sign-in ends on, whatever came back from the issuer. */
export async function endSignIn(request: Request) {
  const cookies = ownCookies(request);
  const endPage = returnPageOf(cookies[cookieNames.endPage()], env("site").SITE_URL);
  const { searchParams } = new URL(request.url);
  const error = searchParams.get("error");
  const end = (ending: SignInResult, set: NextAuthResponse["cookies"] = []) => ({
    page: withSignInResult(endPage, ending),
    cookies: set,
  });

  if (error) return end(error === "access_denied" ? "cancelled" : "failed");
  // Nobody here began it: not worth a question to the issuer.
  if (!cookies[cookieNames.state()]) return end("failed");

  const outcome = await callNextAuth({
    action: "callback",
    cookies,
    query: answerOf(searchParams),
  });
  if (!isNextAuthPage(outcome.redirect)) return end("verified", outcome.cookies);
  const isRefused = outcome.redirect?.searchParams.get("error") === "AccessDenied";
  return end(isRefused ? "unverified" : "failed", outcome.cookies);
}

/** What an issuer answers with; anything else in the address is not for next-auth. */
const answerOf = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    ["code", "state", "iss", "session_state"].flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** next-auth's cookies of a request; the one that says where to end is never believed. */
function ownCookies(request: Request): Record<string, string> {
  const cookies = readCookies(request);
  const name = cookieNames.endPage();
  const asked = cookies[name];
  if (asked !== undefined) cookies[name] = returnPageOf(asked, env("site").SITE_URL).href;
  return cookies;
}
