"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "#translations";
import { ShopError } from "@/lib/errors";
import { type PayPalButtonConfig, renderPayPalButton } from "@/lib/orders/checkout/paypal-button";

interface PayPalButtonProps {
  config: PayPalButtonConfig;
  order: () => Promise<string>;
  /** The shop's own button: shown until PayPal's is there, and if it does not work. */
  children: ReactNode;
}

/** PayPal's own button, which opens PayPal in a window. */
export function PayPalButton({
  config: { clientId, sdkBaseUrl, label },
  order,
  children,
}: PayPalButtonProps) {
  const t = useTranslations("payDialog");
  const container = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [error, setError] = useState("");
  const placeOrder = useEffectEvent(async () => {
    setError("");
    return order();
  });
  const fail = useEffectEvent((cause: unknown) => {
    const isOfOrder = cause instanceof ShopError;
    setError(isOfOrder ? cause.message : t("paypalFailed"));
    if (!isOfOrder) setIsShown(false);
  });

  useEffect(() => {
    if (!container.current) return;
    const rendered = renderPayPalButton(
      container.current,
      { clientId, sdkBaseUrl, label },
      { order: () => placeOrder(), fail: (cause) => fail(cause) },
    );
    // Without PayPal's script the shop's own button stays, and leads to PayPal's page.
    rendered.then(() => setIsShown(true)).catch(() => undefined);
    return () => void rendered.then((remove) => remove()).catch(() => undefined);
  }, [clientId, sdkBaseUrl, label]);

  return (
    <div className="grid grow basis-0">
      <div ref={container} hidden={!isShown} />
      {!isShown && children}
      <p role="alert" className="mt-2 text-bad text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}
