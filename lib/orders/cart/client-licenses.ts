"use client";

import { errorTexts } from "@/lib/error-texts";
import { ShopError } from "@/lib/errors";
import { activeCart } from "./client";
import { changeGuestCart } from "./client-guest";
import { withLicenses } from "./rules";

/** Adds a further license of a bought preset to the customer's cart. */
export async function addLicense(id: number): Promise<void> {
  const active = activeCart();
  if (active.kind !== "customer") throw new ShopError("unauthorized", errorTexts.signIn);
  await (await active.cart).addLicense(id);
}

/** Sets how many licenses of a preset in the cart are ordered. */
export async function setLicenses(id: number, licenses: number): Promise<void> {
  const active = activeCart();
  if (active.kind === "customer") await (await active.cart).setLicenses(id, licenses);
  else changeGuestCart((cart) => withLicenses(cart, id, licenses));
}
