"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type PayPalButtonConfig, renderPayPalButton } from "@/lib/checkout/paypal-button";
import { ShopError } from "@/lib/errors";

interface PayPalButtonProps {
  inPage: PayPalButtonConfig;
  order: () => Promise<string>;
}

/** PayPal's own button, which opens PayPal beside the shop. */
export function PayPalButton({ inPage: { clientId, sdkBaseUrl }, order }: PayPalButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState("");
  const orderNow = useEffectEvent(async () => {
    setProblem("");
    return order();
  });
  const say = useEffectEvent((error: unknown) =>
    setProblem(
      error instanceof ShopError
        ? error.message
        : "PayPal's own button does not work right now. The one above does the same.",
    ),
  );

  useEffect(() => {
    if (!place.current) return;
    const shown = renderPayPalButton(
      place.current,
      { clientId, sdkBaseUrl },
      { order: () => orderNow(), fail: (error) => say(error) },
    );
    shown.catch((error: unknown) => say(error));
    return () => void shown.then((remove) => remove()).catch(() => undefined);
  }, [clientId, sdkBaseUrl]);

  return (
    <div className="mt-5 border-line border-t pt-4">
      <p className="mb-3 text-ink-soft text-sm">
        Or pay in a small window, without leaving this page:
      </p>
      <div ref={place} className="min-h-12" />
      <p role="alert" className="mt-2 text-bad text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}
