"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import { Field, TextField } from "@/components/ui/field";
import { itemsOf } from "@/lib/customization/content/edits";
import { itemName } from "@/lib/customization/content/slot-names";
import {
  isTarget,
  kindOfTarget,
  type TargetKind,
  targetKinds,
  targetOf,
  typedTarget,
} from "@/lib/customization/content/targets";
import { useEditor, useSite } from "../use-editor";

interface TargetFieldProps {
  legend: string;
  to: string;
  /** Called with complete targets only. */
  onChange: (to: string) => void;
}

/** The target of a link: a part of the page, a text page, or an address. */
export function TargetField({ legend, to, onChange }: TargetFieldProps) {
  const t = useTranslations("slotFields");
  const targetName = useTranslations("linkTargets");
  const { store } = useEditor();
  const { document } = useSite();
  const { declaration } = store.bundle;
  // The typed value is kept here until it is complete.
  const [draft, setDraft] = useState<{ of: string; kind: TargetKind; typed: string } | null>(null);
  const current =
    draft?.of === to ? draft : { kind: kindOfTarget(to), typed: typedTarget(to), of: to };
  const { kind, typed } = current;
  const pages = itemsOf(declaration, document, "pages");
  const kinds = targetKinds.filter((it) => it !== "page" || pages.length > 0 || kind === "page");

  const change = (nextKind: TargetKind, nextTyped: string) => {
    const next = targetOf(nextKind, nextTyped);
    const isComplete = isTarget(next);
    setDraft({ of: isComplete ? next : to, kind: nextKind, typed: nextTyped });
    if (isComplete && next !== to) onChange(next);
  };
  const first = (next: TargetKind): string => {
    if (next === "part") return Object.keys(declaration.parts)[0] ?? "";
    return next === "page" ? (pages[0] ?? "") : "";
  };
  const options: Partial<Record<TargetKind, [string, string][]>> = {
    part: Object.entries(declaration.parts),
    page: pages.map((id) => [
      id,
      itemName(declaration, document, `pages.${id}`, declaration.slots.pages.slots),
    ]),
  };
  const choices = options[kind];
  return (
    <fieldset className="mt-3 grid gap-3">
      <legend className="sr-only">{legend}</legend>
      <Field label={legend}>
        {({ className, ...control }) => (
          <select
            {...control}
            className={`${className} h-11`}
            value={kind}
            onChange={({ target }) => {
              const next = targetKinds.find((it) => it === target.value) ?? "web";
              change(next, first(next));
            }}
          >
            {kinds.map((it) => (
              <option key={it} value={it}>
                {targetName(it)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {choices ? (
        <Field label={kind === "page" ? t("textPage") : t("part")}>
          {({ className, ...control }) => (
            <select
              {...control}
              className={`${className} h-11`}
              value={typed}
              onChange={({ target }) => change(kind, target.value)}
            >
              {choices.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      ) : (
        <TextField
          label={kind === "mail" ? t("mail") : kind === "phone" ? t("phone") : t("web")}
          value={typed}
          inputMode={kind === "mail" ? "email" : kind === "phone" ? "tel" : "url"}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={isTarget(targetOf(kind, typed)) ? undefined : t("noTarget")}
          onChange={({ target }) => change(kind, target.value)}
        />
      )}
    </fieldset>
  );
}
