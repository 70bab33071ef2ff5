"use client";

import type { ReactNode } from "react";
import type { Slot } from "@/components/templates/content/slots";
import { WrittenNote } from "../rephrase";
import { SlotActions } from "../slot-actions";
import { SourceText } from "../source-text";
import { useSelected } from "../use-editor";
import { BlocksField } from "./blocks-field";
import { ChoiceField } from "./choice-field";
import { LinkField } from "./link-field";
import { OrderField } from "./order-field";
import { ParagraphField } from "./paragraph-field";
import { PictureField } from "./picture-field";
import { PriceField } from "./price-field";
import { TextSlotField } from "./text-slot-field";

function control(path: string, slot: Slot): ReactNode {
  switch (slot.kind) {
    case "text":
      return <TextSlotField path={path} slot={slot} />;
    case "paragraph":
      return <ParagraphField path={path} slot={slot} />;
    case "price":
      return <PriceField path={path} slot={slot} />;
    case "link":
      return <LinkField path={path} slot={slot} />;
    case "picture":
      return <PictureField path={path} slot={slot} />;
    case "choice":
      return <ChoiceField path={path} slot={slot} />;
    case "order":
      return <OrderField path={path} slot={slot} />;
    case "blocks":
      return <BlocksField path={path} slot={slot} />;
    default:
      return null;
  }
}

/** The form of one slot. */
export function SlotField({ path, slot }: { path: string; slot: Slot }) {
  const isActive = useSelected() === path;
  return (
    <div
      id={`slot:${path}`}
      data-active={isActive || undefined}
      className="slot-form relative -mx-2 scroll-my-4 rounded-control px-2 py-1 data-active:bg-accent-soft"
    >
      <SlotActions path={path} label={slot.label} className="absolute top-0 end-1" />
      {control(path, slot)}
      <SourceText path={path} slot={slot} />
      <WrittenNote path={path} label={slot.label} />
    </div>
  );
}
