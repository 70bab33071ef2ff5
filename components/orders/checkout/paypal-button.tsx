"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ShopError } from "@/lib/errors";
import { type PayPalButtonConfig, renderPayPalButton } from "@/lib/orders/checkout/paypal-button";
import { paypalButtonTexts as texts } from "./texts";

interface PayPalButtonProps {
  config: PayPalButtonConfig;
  order: () => Promise<string>;
}

/** PayPal's own button, which opens PayPal in a popup. */
export function PayPalButton({ config: { clientId, sdkBaseUrl }, order }: PayPalButtonProps) {
  const container = useRef<HTMLDivElement>(null);
  const [error, setError] = useState("");
  const placeOrder = useEffectEvent(async () => {
    setError("");
    return order();
  });
  const showProblem = useEffectEvent((cause: unknown) =>
    setError(cause instanceof ShopError ? cause.message : texts.failed),
  );

  useEffect(() => {
    if (!container.current) return;
    const rendered = renderPayPalButton(
      container.current,
      { clientId, sdkBaseUrl },
      { order: () => placeOrder(), fail: (cause) => showProblem(cause) },
    );
    rendered.catch((cause: unknown) => showProblem(cause));
    return () => void rendered.then((remove) => remove()).catch(() => undefined);
  }, [clientId, sdkBaseUrl]);

  return (
    <div className="mt-5 border-line border-t pt-4">
      <p className="mb-3 text-ink-soft text-sm">{texts.intro}</p>
      <div ref={container} className="min-h-12" />
      <p role="alert" className="mt-2 text-bad text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}
