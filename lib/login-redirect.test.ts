import { expect, test } from "vitest";
import { loginHref, redirectTarget } from "./login-redirect";

/**
 * @requirement Cart: A guest who continues is told "You must login to continue" and led to the
 *   login, which leads on to the checkout
 * @requirement Accounts: Redirect targets are known paths of this shop and nothing else
 */
test.each([
  "/",
  "/shop",
  "/cart",
  "/pay",
  "/profile",
  "/profile/security",
  "/profile/data",
  "/purchases",
  "/confirm-email",
  "/export",
  "/delete-account",
  "/join",
  "/purchases/BCDF-GHJK-MNPQ-RSTV-WXZB",
  "/purchases/BCDF-GHJK-MNPQ-RSTV-WXZB/messages",
  "/purchases/BCDF-GHJK-MNPQ-RSTV-WXZB/domain",
  "/admin/orders",
  "/admin/orders/12",
  "/admin/messages?thread=7",
])("a login for %s redirects there", (target) => {
  const { search } = new URL(loginHref(target), "http://shop.example");
  expect(redirectTarget(search)).toBe(target);
});

test("the login's address is readable", () => {
  expect(redirectTarget("?redirect=/pay")).toBe("/pay");
});

/** @requirement Accounts: Redirect targets are known paths of this shop and nothing else */
test.each([
  "",
  "?",
  "?redirect",
  "?redirect=",
  "?redirect=pay",
  "?redirect=//evil.example",
  "?redirect=///evil.example",
  "?redirect=/\\evil.example",
  "?redirect=\\/evil.example",
  "?redirect=https://evil.example",
  "?redirect=https:evil.example",
  "?redirect=javascript:alert(1)",
  "?redirect=data:text/html,x",
  "?redirect=/pay@evil.example",
  "?redirect=/pay/../../evil",
  "?redirect=/pay?next=//evil.example",
  "?redirect=/pay%23x",
  "?redirect=%2F%2Fevil.example",
  "?redirect=/%09/evil.example",
  "?redirect=%0d%0a/pay",
  "?redirect=/PAY",
  "?redirect=/login",
  "?redirect=/api/user/logout",
  "?redirect=/constructor",
  "?redirect=//evil.example&redirect=/pay",
  "?Redirect=/pay",
  "?redirect=%E0%A4%A",
  "?redirect=/purchases//evil.example",
  "?redirect=/purchases/../../evil",
  "?redirect=/purchases/BCDF-GHJK-MNPQ-RSTV-WXZB/open",
  "?redirect=/purchases/BCDF-GHJK-MNPQ-RSTV-WXZB%0a",
  "?redirect=/purchases/BCDF-GHJK-MNPQ-RSTV-WXZB/messages/..//evil.example",
  "?redirect=//evil.example/purchases/BCDF-GHJK-MNPQ-RSTV-WXZB",
  "?redirect=/admin",
  "?redirect=/admin//evil.example",
  "?redirect=/admin/..//evil.example",
  "?redirect=/admin/\\evil.example",
  "?redirect=/admin/orders/12/refund",
  "?redirect=/admin/messages?thread=7%26next=//evil.example",
  "?redirect=/admin/messages%23x",
  "?redirect=https://evil.example/admin/orders",
])("%j redirects home", (search) => {
  expect(redirectTarget(search)).toBe("/");
});
