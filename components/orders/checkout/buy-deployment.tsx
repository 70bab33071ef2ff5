"use client";

import { useRouter } from "next/navigation";
import { button } from "@/components/ui/button";
import { deploymentAloneCents } from "@/lib/orders/cart/rules";
import { type Payer, usePayment } from "./use-payment";

interface BuyDeploymentProps {
  payer: Payer;
  /** The item that was bought without deployment, and its preset. */
  itemId: number;
  presetId: number;
  label: string;
}

/** Sells the deployment of a license that was bought without. */
export function BuyDeployment({ payer, itemId, presetId, label }: BuyDeploymentProps) {
  const { refresh } = useRouter();
  const { open, dialog } = usePayment({
    payer,
    wanted: {
      products: [{ id: presetId, priceCents: deploymentAloneCents }],
      totalCents: deploymentAloneCents,
      deploymentOf: itemId,
    },
    onFailure: refresh,
  });
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={button()} onClick={open}>
        {label}
      </button>
      {dialog}
    </>
  );
}
