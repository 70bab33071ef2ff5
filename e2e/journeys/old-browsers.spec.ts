import { addButton, removeButton } from "../fixtures/cart";
import { expect, test } from "../fixtures/test";

/** Interfaces that the oldest browsers in `docs/testing.md` do not have. */
function forgetNewInterfaces() {
  const forget = (owner: object, names: string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name);
  };
  forget(HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]);
  forget(HTMLDialogElement.prototype, ["requestClose", "closedBy"]);
  forget(HTMLButtonElement.prototype, ["command", "commandForElement", "popoverTargetElement"]);
  forget(Element.prototype, ["checkVisibility", "moveBefore", "setHTML", "startViewTransition"]);
  forget(Document.prototype, ["startViewTransition"]);
  forget(Promise, ["withResolvers", "try"]);
  forget(Array, ["fromAsync"]);
  forget(Object, ["groupBy"]);
  forget(Map, ["groupBy"]);
  forget(URL, ["parse", "canParse"]);
  forget(AbortSignal, ["any"]);
  forget(RegExp, ["escape"]);
  forget(Math, ["sumPrecise"]);
  forget(Set.prototype, ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf"]);
  forget(String.prototype, ["isWellFormed", "toWellFormed"]);
  forget(globalThis, ["scheduler", "navigation", "Iterator", "CookieStore", "requestIdleCallback"]);
  forget(PerformanceResourceTiming.prototype, ["responseStatus"]);
}

/** @requirement Routing and layout: What is newer than the oldest browsers is an extra */
test("a preset is found and put in the cart, and the account's menu leads to the login, without newer interfaces", async ({
  page,
}) => {
  await page.addInitScript(forgetNewInterfaces);
  await page.goto("/");
  expect(await page.evaluate(() => "popover" in HTMLElement.prototype)).toBe(false);
  await page.getByRole("link", { name: "Templates Shop" }).click();
  await expect(page).toHaveURL("/shop");
  await page.getByRole("button", { name: /^Order By/ }).click();
  await page.getByRole("link", { name: "Higher price" }).click();
  await expect(page).toHaveURL("/shop/price-d");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/detail\/\d+/);
  await addButton(page).click();
  await expect(removeButton(page)).toBeVisible();
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Email").fill("old@example.com");
});
