"use client";

import { CartButton } from "@/components/cart/cart-button";
import { CompareButton } from "@/components/compare/compare-button";
import { SaveButton } from "@/components/saved/save-button";

interface PresetActionsProps {
  id: number;
  name: string;
}

const iconToggle = "button button-secondary toggle size-9 shrink-0";

/** What can be done with the preset of a card. */
export const PresetActions = ({ id, name }: PresetActionsProps) => (
  <div className="flex gap-2">
    <CartButton id={id} name={name} size="medium" isOneOfMany />
    <CompareButton id={id} name={name} className={iconToggle} />
    <SaveButton id={id} name={name} className={iconToggle} />
  </div>
);
