"use client";

import { localStore } from "@/lib/browser-storage";

const key = "coupon";

/** The code of the coupon that this visitor shops with; null for none. */
export const storedCoupon = (): string | null => localStore.read(key);

/** Kept for as long as there is something in the cart; null removes it. */
export const storeCoupon = (code: string | null): void => {
  if (code !== storedCoupon()) localStore.write(key, code);
};
