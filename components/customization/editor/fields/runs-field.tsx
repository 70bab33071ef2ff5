"use client";

import { Bold, Italic, Link2 } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslations } from "#translations";
import type { Run } from "@/components/templates/content/slots";
import { Field } from "@/components/ui/field";
import { lengthNote } from "@/components/ui/length-note";
import { wordsOf } from "@/lib/customization/content/lengths";
import {
  hasStyle,
  plainText,
  replaceText,
  styleText,
  type TextRange,
} from "@/lib/customization/content/runs";
import { useBrandName, useEditor, useLanguage } from "../use-editor";
import { TargetField } from "./target-field";

interface RunsFieldProps {
  label: string;
  runs: readonly Run[];
  max: number;
  onChange: (runs: Run[]) => void;
}

const tool =
  "button button-quiet size-9 aria-pressed:bg-accent-soft aria-pressed:text-accent text-ink-soft";

/** Plain text in a field whose selection can be made bold, italic or a link. */
export function RunsField({ label, runs, max, onChange }: RunsFieldProps) {
  const t = useTranslations("slotFields");
  const ui = useTranslations("ui");
  const { store } = useEditor();
  const language = useLanguage();
  const brandName = useBrandName();
  const area = useRef<HTMLTextAreaElement>(null);
  const [range, setRange] = useState<TextRange>([0, 0]);
  const text = plainText(runs, brandName);
  const isLink = hasStyle(runs, range, "to", brandName);

  const apply = (style: Parameters<typeof styleText>[2]) => {
    if (range[0] === range[1]) return store.announce(t("selectFirst"));
    onChange(styleText(runs, range, style, brandName));
  };
  const mark = (name: "strong" | "em", title: string, Icon: typeof Bold) => {
    const isOn = hasStyle(runs, range, name, brandName);
    return (
      <button
        type="button"
        className={tool}
        aria-label={title + ui("colon") + label}
        aria-pressed={isOn}
        onClick={() => apply(isOn ? null : { mark: name })}
      >
        <Icon className="size-4" strokeWidth={1.75} aria-hidden />
      </button>
    );
  };
  const target = runs.find(
    (run) =>
      isLink && typeof run === "object" && "to" in run && isInRange(runs, run, range, brandName),
  );
  return (
    <div>
      <Field label={label} {...lengthNote(wordsOf(runs), max, ui)}>
        {({ className, ...control }) => (
          <textarea
            {...control}
            ref={area}
            className={`${className} field-sizing-content max-h-72 min-h-20 py-2`}
            value={text}
            lang={language}
            onChange={({ target: { value } }) => onChange(replaceText(runs, value, brandName))}
            onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
              setRange([selectionStart, selectionEnd])
            }
          />
        )}
      </Field>
      <div className="flex items-center">
        {mark("strong", t("bold"), Bold)}
        {mark("em", t("italic"), Italic)}
        <button
          type="button"
          className={tool}
          aria-label={t("link") + ui("colon") + label}
          aria-pressed={isLink}
          onClick={() => apply(isLink ? null : { to: firstPart(store.bundle.declaration.parts) })}
        >
          <Link2 className="size-4" strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      {target && typeof target === "object" && "to" in target && (
        <TargetField
          legend={t("linkedTo")}
          to={target.to}
          onChange={(to) => onChange(styleText(runs, range, { to }, brandName))}
        />
      )}
    </div>
  );
}

const firstPart = (parts: Readonly<Record<string, string>>) => `#${Object.keys(parts)[0] ?? ""}`;

/** Whether a selection begins inside a run. */
function isInRange(runs: readonly Run[], run: Run, [start]: TextRange, brandName: string): boolean {
  const index = runs.indexOf(run);
  const from = plainText(runs.slice(0, index), brandName).length;
  return start >= from && start < from + plainText([run], brandName).length;
}
