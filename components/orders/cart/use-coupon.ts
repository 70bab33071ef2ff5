"use client";

import { useEffect, useState } from "react";
import { errorMessage } from "@/components/ui/error-message";
import { normalizedCode } from "@/lib/catalogue/coupons/rules";
import { storeCoupon, storedCoupon } from "@/lib/orders/cart/client-coupon";
import {
  type CartTotals,
  cartTotals,
  licensesOf,
  perLicense,
  wantedOf,
} from "@/lib/orders/cart/rules";
import { fetchQuote } from "@/lib/orders/checkout/client";
import type { Quote } from "@/lib/orders/checkout/schemas";
import { onRestoredPage } from "@/lib/restored-page";

interface Item {
  id: number;
  priceCents: number;
  lowestPriceCents: number | null;
  category: string;
  licenses?: number;
}

export interface CouponState {
  /** The typed code; null for none. */
  code: string | null;
  /** The reason why the coupon is not valid. */
  error: string | null;
  isLoading: boolean;
  /** The coupon that the totals include; null if there is no valid one. */
  applied: string | null;
  totals: CartTotals;
  /** The sum of the prices, before the discounts. */
  listCents: number;
  discounts: Quote["discounts"];
  choose: (code: string | null) => void;
  /** Asks the server again, because prices or the coupon may have changed. */
  refresh: () => void;
}

interface Answer {
  /** The request that this is the answer to. */
  question: string;
  quote: Quote | null;
  error: string | null;
}

type QuoteRequest = Parameters<typeof fetchQuote>[0];

/** The price of the cart with the coupon, or without it if the coupon is not valid. */
async function answerOf(asked: QuoteRequest): Promise<Omit<Answer, "question">> {
  try {
    return { quote: await fetchQuote(asked), error: null };
  } catch (cause) {
    const error = errorMessage(cause);
    const without = asked.coupon ? fetchQuote({ ...asked, coupon: "" }) : null;
    return { quote: (await without?.catch(() => null)) ?? null, error };
  }
}

/** The smallest bundle has two licenses of presets of a category. */
const mayHaveBundle = (cart: readonly Item[]) =>
  cart.some(
    (preset) =>
      licensesOf(preset) > 1 ||
      cart.some((it) => it.id !== preset.id && it.category === preset.category),
  );

const hasSale = (cart: readonly Item[]) =>
  cart.some(({ lowestPriceCents }) => lowestPriceCents !== null);

/**
 * The price of the cart: computed here, or with discounts by the server, which also says why a
 * coupon is not valid.
 */
export function useCoupon(cart: readonly Item[], withDeployment: boolean): CouponState {
  const [code, setCode] = useState(storedCoupon);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(
    () =>
      onRestoredPage(() => {
        setCode(storedCoupon());
        setAttempt((last) => last + 1);
      }),
    [],
  );
  const products = cart.map(wantedOf);
  // The key does not contain the prices, but when they change here, they may have changed on the
  // server, too.
  const prices = cart.map(({ priceCents }) => priceCents);
  const isAsked = cart.length > 0 && (code !== null || mayHaveBundle(cart) || hasSale(cart));
  const question = !isAsked
    ? null
    : JSON.stringify({ products, coupon: code ?? "", withDeployment, prices, attempt });

  useEffect(() => {
    if (question === null) return;
    let isCurrent = true;
    const asked: QuoteRequest = JSON.parse(question);
    void answerOf(asked).then((known) => {
      if (!isCurrent) return;
      if (!known.error) storeCoupon(asked.coupon || null);
      setAnswer({ question, ...known });
    });
    return () => {
      isCurrent = false;
    };
  }, [question]);

  const known = answer?.question === question ? answer : null;
  const quote = question === null ? null : (known?.quote ?? null);
  const totals = cartTotals(perLicense(cart), { withDeployment });
  return {
    code,
    error: question === null ? null : (known?.error ?? null),
    isLoading: question !== null && known === null,
    applied: quote && !known?.error ? code : null,
    totals: quote ?? totals,
    listCents: quote?.listCents ?? totals.subtotalCents,
    discounts: quote?.discounts ?? [],
    choose: (next) => {
      const normalized = next === null ? "" : normalizedCode(next);
      if (normalized === "") storeCoupon(null);
      setCode(normalized === "" ? null : normalized);
      setAttempt((last) => last + 1);
    },
    refresh: () => setAttempt((last) => last + 1),
  };
}
