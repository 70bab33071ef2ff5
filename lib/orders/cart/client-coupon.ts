"use client";

import { localStore } from "@/lib/browser-storage";

const key = "coupon";

/** The code of the coupon that this visitor uses; null for none. */
export const storedCoupon = (): string | null => localStore.read(key);

/** Kept for as long as the cart is not empty; null removes the coupon. */
export const storeCoupon = (code: string | null): void => {
  if (code !== storedCoupon()) localStore.write(key, code);
};
