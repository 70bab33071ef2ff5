"use client";

import { MarkButton } from "@/components/catalogue/marks/mark-button";
import { CartButton } from "@/components/orders/cart/cart-button";

interface PresetActionsProps {
  id: number;
  name: string;
}

/** The actions for a preset on its card. */
export const PresetActions = ({ id, name }: PresetActionsProps) => (
  <div className="flex gap-2">
    <CartButton id={id} name={name} size="medium" isOneOfMany />
    <MarkButton mark="compared" id={id} name={name} />
    <MarkButton mark="saved" id={id} name={name} />
  </div>
);
