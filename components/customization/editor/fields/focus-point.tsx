"use client";

import type { PointerEvent } from "react";
import { useTranslations } from "#translations";
import {
  isUpload,
  pictureWidths,
  samplePictureUrl,
  uploadName,
} from "@/components/templates/content/print";
import type { PictureValue } from "@/components/templates/content/slots";
import { withLocalPictures } from "@/lib/customization/content/client-pictures";
import { tradesPath, uploadsPath } from "@/lib/customization/pictures/rules";
import { useEditor } from "../use-editor";

interface FocusPointProps {
  value: PictureValue;
  onChange: (focus: readonly [number, number]) => void;
}

const sourceOf = (slug: string, file: string): string =>
  isUpload(file)
    ? withLocalPictures(`${uploadsPath}/${uploadName(file, pictureWidths[0])}`, uploadsPath)
    : samplePictureUrl(file, { images: `/templates/${slug}`, trades: tradesPath });

const center = [50, 50] as const;
const percent = (part: number) => Math.round(Math.min(Math.max(part * 100, 0), 100));

/**
 * The picture with the point that stays visible when the picture is cropped; set by pointer or by
 * keys.
 */
export function FocusPoint({ value, onChange }: FocusPointProps) {
  const t = useTranslations("slotFields");
  const { store } = useEditor();
  const [x, y] = value.focus ?? center;
  const point = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange([percent((clientX - left) / width), percent((clientY - top) / height)]);
  };
  return (
    <div className="grid gap-2">
      <div
        className="relative cursor-crosshair touch-none overflow-hidden rounded-control border border-line"
        onPointerDown={point}
        onPointerMove={point}
      >
        <img
          src={sourceOf(store.slug, value.file)}
          alt=""
          draggable={false}
          className="block w-full"
        />
        <span
          aria-hidden
          className="-translate-1/2 pointer-events-none absolute size-6 rounded-full border-2 border-[#fff] shadow-[0_0_0_1.5px_black]"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </div>
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="mb-1 text-ink-soft text-sm">{t("focus")}</legend>
        <Range label={t("across")} value={x} onChange={(it) => onChange([it, y])} />
        <Range label={t("down")} value={y} onChange={(it) => onChange([x, it])} />
      </fieldset>
    </div>
  );
}

interface RangeProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

const Range = ({ label, value, onChange }: RangeProps) => (
  <input
    type="range"
    min={0}
    max={100}
    aria-label={label}
    value={value}
    className="w-full accent-accent"
    onChange={({ target }) => onChange(Number(target.value))}
  />
);
