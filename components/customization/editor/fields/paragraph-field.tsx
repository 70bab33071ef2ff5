"use client";

import type { ParagraphSlot, Run } from "@/components/templates/content/slots";
import { useEditor, useSlotValue } from "../use-editor";
import { RunsField } from "./runs-field";

/** A text with line breaks, emphasis, links and the company's name. */
export function ParagraphField({ path, slot }: { path: string; slot: ParagraphSlot }) {
  const { store } = useEditor();
  // The value of a paragraph slot.
  const runs = (useSlotValue(path) ?? []) as readonly Run[];
  return (
    <RunsField
      label={slot.label}
      runs={runs}
      max={slot.max}
      onChange={(changed) => store.setSlot(path, changed)}
    />
  );
}
