"use client";

import { useEffect, useState } from "react";
import type { Slot, Slots } from "@/components/templates/content/slots";
import { itemSamples, samplesOf } from "@/components/templates/content/values";
import { SlotField } from "./fields/slot-field";
import { ListEditor } from "./list-editor";
import { TranslationProgress } from "./next-untranslated";
import { OpenContext, type OpenParts, Part } from "./part";
import { Rephrase } from "./rephrase";
import { SectionSwitch } from "./section-switch";
import { useEditor, useSelected } from "./use-editor";

/** The paths of the parts that contain a slot. */
const partsAbove = (path: string) =>
  path.split(".").map((_, index, names) => names.slice(0, index + 1).join("."));

/** The page's parts: those around the active slot and those that the visitor opened are open. */
export function Outline() {
  const { store } = useEditor();
  const selected = useSelected();
  /** The parts that the visitor opened or closed. */
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const above = new Set(partsAbove(selected ?? ""));

  useEffect(() => {
    if (!selected) return;
    const closed = partsAbove(selected);
    setToggled((before) => new Map([...before].filter(([it, is]) => is || !closed.includes(it))));
    const timer = requestAnimationFrame(() =>
      document.getElementById(`slot:${selected}`)?.scrollIntoView({ block: "nearest" }),
    );
    return () => cancelAnimationFrame(timer);
  }, [selected]);

  const isOpen = (path: string) => toggled.get(path) ?? above.has(path);
  const parts: OpenParts = {
    isOpen,
    toggle: (path) => setToggled((before) => new Map(before).set(path, !isOpen(path))),
  };
  return (
    <OpenContext value={parts}>
      <Rephrase />
      <TranslationProgress />
      <SlotList slots={store.bundle.declaration.slots} prefix="" sample={undefined} />
    </OpenContext>
  );
}

interface SlotListProps {
  slots: Slots;
  prefix: string;
  /** The declaration of the enclosing item. */
  sample: unknown;
}

function SlotList({ slots, prefix, sample }: SlotListProps) {
  const samples = samplesOf(sample);
  return (
    <ul className={prefix ? "space-y-3 lg:space-y-5" : "-my-2 divide-y divide-line"}>
      {Object.entries(slots).map(([name, slot]) => (
        <li key={name}>
          <SlotRow
            path={prefix + name}
            slot={slot}
            sample={Object.hasOwn(samples, name) ? samples[name] : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

interface SlotRowProps {
  path: string;
  slot: Slot;
  sample: unknown;
}

function SlotRow({ path, slot, sample }: SlotRowProps) {
  if (slot.kind === "group" || slot.kind === "section") {
    return (
      <Part
        path={path}
        label={slot.label}
        actions={slot.kind === "section" && <SectionSwitch path={path} label={slot.label} />}
      >
        <SlotList slots={slot.slots} prefix={`${path}.`} sample={sample} />
      </Part>
    );
  }
  if (slot.kind === "list") {
    return (
      <Part path={path} label={slot.label}>
        <ListEditor path={path} slot={slot}>
          {(id) => (
            <SlotList
              slots={slot.slots}
              prefix={`${path}.${id}.`}
              sample={itemSamples(slot, sample, id)}
            />
          )}
        </ListEditor>
      </Part>
    );
  }
  return <SlotField path={path} slot={slot} />;
}
