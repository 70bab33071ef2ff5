"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { showAlert, showError } from "@/components/ui/alerts";
import { onDemand } from "@/components/ui/on-demand";
import { useLocalizedPath } from "@/components/ui/use-localized-path";
import type { PaymentMethod } from "@/db/words/invoices";
import { saveProfile } from "@/lib/accounts/client";
import { ShopError } from "@/lib/errors";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import type { Buyer } from "@/lib/orders/checkout/billing";
import { placeOrder } from "@/lib/orders/checkout/client";
import type { PayPalButtonConfig } from "@/lib/orders/checkout/paypal-button";
import type { OrderForm } from "@/lib/orders/checkout/schemas";
import { onRestoredPage } from "@/lib/restored-page";
import type { Translator } from "@/lib/translations/translator";
import { goToPayPal } from "./go-to-paypal";

const PayDialog = onDemand(() => import("./pay-dialog").then((it) => it.PayDialog));

/** Who pays, and how. */
export interface Payer {
  email: string;
  /** The billing address in the profile, and what was said at the last order. */
  buyer: Buyer;
  /** Consumers may buy, too. */
  toEverybody: boolean;
  /** The configuration of PayPal's own button; null when it is switched off. */
  paypalButton: PayPalButtonConfig | null;
}

interface Wanted
  extends Pick<OrderForm, "products" | "totalCents" | "withDeployment" | "deploymentOf"> {
  coupon?: string;
}

interface PaymentOptions {
  payer: Payer;
  wanted: Wanted;
  /** Shown in the dialog. */
  notice?: ReactNode;
  /** An order by bank transfer was placed. */
  onTransfer?: () => void;
  onFailure: () => void | Promise<void>;
}

/** The payment dialog for what is ordered, and how to open it. */
export function usePayment({ payer, wanted, notice, onTransfer, onFailure }: PaymentOptions) {
  const { email, buyer: initial, toEverybody, paypalButton } = payer;
  const t = useTranslations("payment");
  const language = useLanguage();
  const localized = useLocalizedPath();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  // The idempotency key of this visit: an order that is sent twice is placed once.
  const idempotencyKey = useRef(crypto.randomUUID());
  const renewIdempotencyKey = useCallback(() => {
    idempotencyKey.current = crypto.randomUUID();
  }, []);

  useEffect(() => onRestoredPage(renewIdempotencyKey), [renewIdempotencyKey]);

  const order = async (
    { forBusiness, startNow, buyerReference, ...billing }: Buyer,
    method: PaymentMethod,
  ) => {
    await saveProfile(email, billing);
    const form = {
      email,
      name: billing.legalName,
      ...wanted,
      paymentMethod: method,
      forBusiness,
      ...(forBusiness ? { buyerReference } : { startNow }),
    };
    try {
      return await placeOrder(form, `${idempotencyKey.current}:${method}`);
    } catch (error) {
      // The prices may have changed: the next attempt is a new order.
      renewIdempotencyKey();
      throw error;
    }
  };

  const pay = async (buyer: Buyer, method: PaymentMethod) => {
    try {
      const href = await order(buyer, method);
      setIsOpen(false);
      if (method === "paypal") return await goToPayPal(href, t);
      onTransfer?.();
      await confirmTransfer(t);
      // A full page load, because the client state of the cart is outdated.
      location.assign(localized(links.purchases));
    } catch (error) {
      if (isAboutField(error, buyer)) throw error;
      setIsOpen(false);
      await showError(error);
      await onFailure();
    }
  };

  return {
    renewIdempotencyKey,
    open: () => {
      setWasOpened(true);
      setIsOpen(true);
    },
    dialog: wasOpened && (
      <PayDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        initial={initial}
        toEverybody={toEverybody}
        total={formatMoney({ cents: wanted.totalCents }, language)}
        pay={pay}
        paypalButton={paypalButton}
        notice={notice}
        order={(buyer) => order(buyer, "paypal")}
      />
    ),
  };
}

/** Whether the dialog can show an error beside the field that it is about. */
const isAboutField = (error: unknown, buyer: Buyer): boolean =>
  error instanceof ShopError &&
  Object.keys(error.fields ?? {}).some((name) => Object.hasOwn(buyer, name));

async function confirmTransfer(t: Translator<"payment">) {
  await showAlert({
    title: t("thankYou"),
    text: t("detailsFollow"),
    tone: "good",
    confirm: t("seePurchases"),
  });
}
