"use client";

import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { subscribe } from "@/lib/platform/state/client";
import { activeCart } from "./client";
import { changeGuestCart } from "./client-guest";
import { withLicenses } from "./rules";

const t = currentTranslations("cartErrors");

/** The cart, as soon as it is known who the visitor is: a click can come before that. */
const knownCart = () =>
  new Promise<ReturnType<typeof activeCart>>((resolve) => {
    const resolveIfKnown = () => {
      if (activeCart().kind === "none") return;
      stop();
      resolve(activeCart());
    };
    const stop = subscribe(resolveIfKnown);
    resolveIfKnown();
  });

/** Adds a further license of a bought preset to the customer's cart. */
export async function addLicense(id: number): Promise<void> {
  const active = await knownCart();
  if (active.kind !== "customer") throw new ShopError("unauthorized", t("logIn"));
  await (await active.cart).addLicense(id);
}

/** Sets how many licenses of a preset in the cart are ordered. */
export async function setLicenses(id: number, licenses: number): Promise<void> {
  const active = activeCart();
  if (active.kind === "customer") await (await active.cart).setLicenses(id, licenses);
  else changeGuestCart((cart) => withLicenses(cart, id, licenses));
}
