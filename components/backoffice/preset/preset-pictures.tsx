"use client";

import { arrayMove } from "@dnd-kit/sortable";
import { flushSync } from "react-dom";
import { useTranslations } from "#translations";
import { SortableItem, SortableList } from "@/components/customization/editor/sortable-list";
import { type Design, designName } from "@/components/templates/registry";
import { button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import type { ImageText } from "@/lib/catalogue/pictures/rules";
import { AddAddress, AddPicture } from "./add-picture";

/** With their alternative texts, which are empty where the generated text is used. */
type Pictures = readonly ImageText[];

/** An address can occur twice. */
const idsOf = (pictures: Pictures) =>
  pictures.map(
    ({ image }, index) =>
      `${image} ${pictures.slice(0, index).filter((it) => it.image === image).length}`,
  );

interface PresetPicturesProps {
  pictures: Pictures;
  /** The design whose pictures can be added. */
  design: Design | null;
  error: string | undefined;
  onChange: (pictures: Pictures) => void;
}

/** The pictures of a preset in their order; they can be added, described, moved and removed. */
export function PresetPictures({ pictures, design, error, onChange }: PresetPicturesProps) {
  const t = useTranslations("presetPictures");
  const ids = idsOf(pictures);
  const move = (from: number, to: number) => {
    const focused = document.activeElement;
    flushSync(() => onChange(arrayMove([...pictures], from, to)));
    // A moved element loses the focus.
    if (focused instanceof HTMLElement) focused.focus();
  };
  const add = (...images: string[]) =>
    onChange([...pictures, ...images.map((image) => ({ image, text: "" }))]);
  const ofDesign = [1, 2, 3, 4, 5]
    .map((number) => `/presets/${design}/${number}.webp`)
    .filter((image) => !pictures.some((it) => it.image === image));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium text-sm">{t("pictures")}</legend>
      <p className="text-ink-soft text-sm">
        {t("hint")} {t("textHint")}
      </p>
      <SortableList ids={ids} label={t("pictures")} onMove={(id, to) => move(ids.indexOf(id), to)}>
        {pictures.map((picture, index) => (
          <SortableItem
            key={ids[index]}
            id={ids[index] ?? ""}
            label={t("picture", { number: index + 1 })}
            place={index}
            count={pictures.length}
            onMove={(to) => move(index, to)}
            onRemove={() => onChange(pictures.toSpliced(index, 1))}
          >
            {(moves, remove) => (
              <div className="flex flex-wrap items-center gap-2 py-3 sm:flex-nowrap">
                <span className="flex">{moves}</span>
                <span className="relative w-24 shrink-0">
                  <img
                    src={picture.image}
                    alt=""
                    className="aspect-4/3 w-full rounded-control border border-line bg-paper object-cover object-top"
                  />
                  {index === 0 && (
                    <span className="label absolute bottom-1 start-1 rounded-control bg-card px-1">
                      {t("ofCard")}
                    </span>
                  )}
                </span>
                <div className="grow basis-60">
                  <TextField
                    label={t("text", { number: index + 1 })}
                    maxCharacters={250}
                    value={picture.text}
                    onChange={({ target }) =>
                      onChange(pictures.with(index, { ...picture, text: target.value }))
                    }
                  />
                </div>
                {remove}
              </div>
            )}
          </SortableItem>
        ))}
      </SortableList>
      {error && (
        <p role="alert" className="text-bad text-sm">
          {error}
        </p>
      )}
      <AddPicture onAdd={add} />
      {design && ofDesign.length > 0 && (
        <button
          type="button"
          className={`${button("secondary", "medium")} justify-self-start`}
          onClick={() => add(...ofDesign)}
        >
          {t("addTemplates", { template: designName(design) })}
        </button>
      )}
      <AddAddress onAdd={add} />
    </fieldset>
  );
}
