"use client";

import type { TextSlot } from "@/components/templates/content/slots";
import { TextField } from "@/components/ui/field";
import { setValues } from "@/lib/customization/content/edits";
import { fieldTexts as texts } from "../texts";
import { useEditor, useSite, useSlotValue } from "../use-editor";

/** From this number of remaining characters on, the field shows the remaining number. */
const nearLimit = 10;

/** One line of text. */
export function TextSlotField({ path, slot }: { path: string; slot: TextSlot }) {
  const { store } = useEditor();
  const { document } = useSite();
  const value = useSlotValue(path);
  const text = typeof value === "string" ? value : "";
  const left = slot.max - text.length;
  return (
    <TextField
      label={slot.label}
      value={text}
      maxLength={slot.max}
      lang={document.language}
      autoComplete="off"
      hint={left <= nearLimit ? texts.left(left) : undefined}
      onChange={({ target }) =>
        store.edit(setValues(store.bundle.declaration, document, { [path]: target.value }), {
          isTyping: true,
        })
      }
    />
  );
}
