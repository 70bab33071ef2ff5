"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import type { SlotValue } from "@/components/templates/content/values";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useValue } from "@/lib/platform/state/value";
import type { OpenEditor } from "./open-editor";
import { slotName } from "./slot-name";
import { toggled } from "./toggled";

/** A shortened text of a value. */
function shown(value: SlotValue | null): string {
  if (value === null) return "";
  if (Array.isArray(value)) {
    return value.map((it) => (typeof it === "string" ? it : "text" in it ? it.text : "")).join("");
  }
  if (typeof value !== "object") return String(value);
  return "label" in value ? value.label : JSON.stringify(value);
}

/** Both texts of each slot that was changed in two places; the visitor chooses one of them. */
export function ConflictDialog({ editor }: { editor: OpenEditor }) {
  const t = useTranslations("draftConflict");
  const conflict = useValue(editor.conflict);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const close = () => {
    void conflict?.resolve([...theirs]);
    setTheirs(new Set());
    editor.conflict.set(null);
  };
  const option = (slot: string, label: string, value: SlotValue | null, isTheirs: boolean) => (
    <label className="flex gap-2 rounded-control border border-line p-3 text-sm has-checked:border-accent has-checked:bg-accent-soft">
      <input
        type="radio"
        name={`conflict-${slot}`}
        className="mt-0.5 accent-accent"
        checked={theirs.has(slot) === isTheirs}
        onChange={() => setTheirs(toggled(theirs, slot))}
      />
      <span className="min-w-0">
        <span className="block text-ink-soft">{label}</span>
        <span className="wrap-anywhere">{shown(value)}</span>
      </span>
    </label>
  );
  return (
    <Dialog
      isOpen={conflict !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t("title")}
      description={t("intro")}
    >
      <div className="mt-4 grid max-h-[50dvh] gap-4 overflow-y-auto">
        {conflict?.slots.map(({ slot, mine, theirs: other }) => (
          <fieldset key={slot} className="grid gap-2">
            <legend className="mb-1 font-medium">{slotName(editor.store, slot)}</legend>
            {option(slot, t("mine"), mine, false)}
            {option(slot, t("theirs"), other, true)}
          </fieldset>
        ))}
      </div>
      <button type="button" className={`${button()} mt-6 w-full`} onClick={close}>
        {t("keep")}
      </button>
    </Dialog>
  );
}
