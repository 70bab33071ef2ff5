"use client";

import { type CSSProperties, useState } from "react";
import { useTranslations } from "#translations";
import { resizeLogo } from "@/components/customization/palette/browser/resize-logo";
import { button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { lengthNote } from "@/components/ui/length-note";
import { Anchor } from "@/components/ui/link";
import { defaultBrand, maxNameLength, tidyName } from "@/lib/customization/brand";
import { labelsIn } from "@/lib/customization/palette/labels";
import { choicesOf } from "@/lib/customization/palette/readable";
import { ownColors, readyPalettes } from "@/lib/customization/palette/ready-palettes";
import {
  isSameChoices,
  noChoices,
  type PaletteChoices,
  type PaletteKey,
  paletteColors,
  paletteKeys,
  swatchClass,
  swatches,
  swatchOf,
} from "@/lib/customization/palette/rules";
import { links } from "@/lib/links";
import { useEditor, useSite } from "./use-editor";

/** The brand and the four colors, with the same undo log as the words. */
export function DesignPanel() {
  const t = useTranslations("siteDesign");
  return (
    <div className="grid gap-8">
      <section aria-label={t("brand")}>
        <Brand />
      </section>
      <section aria-label={t("colors")} className="grid gap-6">
        <ReadyPalettes />
        {paletteKeys.map((key) => (
          <Swatches key={key} of={key} />
        ))}
      </section>
    </div>
  );
}

/** Palettes that set all four colors at once; the first one is the template's own. */
function ReadyPalettes() {
  const t = useTranslations("previewToolbar");
  const paletteName = useTranslations("paletteNames");
  const own = useTranslations("siteDesign")("own");
  const { store } = useEditor();
  const { choices } = useSite();
  const chip = (value: string, label: string, set: PaletteChoices, style: object) => (
    <input
      key={value}
      type="radio"
      name="palette"
      title={label}
      aria-label={label}
      checked={isSameChoices(set, choices)}
      onChange={() =>
        store.edit(Object.fromEntries(paletteKeys.map((key) => [`@${key}`, set[key] || null])), {
          announcement: label,
        })
      }
      className="palette-chip"
      // Cast: the types of React do not include custom properties.
      style={style as CSSProperties}
    />
  );
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{t("allFour")}</legend>
      <div className="grid grid-cols-5 gap-1.5 sm:grid-cols-10 lg:grid-cols-5">
        {chip(ownColors, own, noChoices, { "--line": "currentColor" })}
        {readyPalettes.map(({ name, ...colors }) =>
          chip(name, paletteName(name), choicesOf(colors), {
            "--a": colors.primary,
            "--b": colors.secondary,
            "--c": colors.text01,
            "--d": colors.text02,
          }),
        )}
      </div>
    </fieldset>
  );
}

function Swatches({ of: key }: { of: PaletteKey }) {
  const picker = useTranslations("colorPickers");
  const t = useTranslations("siteDesign");
  const field = useTranslations("siteFields");
  const nameOf = labelsIn(useTranslations("colorNames"));
  const ui = useTranslations("ui");
  const { store } = useEditor();
  const { choices } = useSite();
  const chosen = swatchOf(choices[key], key);
  const title = picker(key);
  const choose = (choice: string | null, name: string) =>
    store.edit({ [`@${key}`]: choice }, { announcement: title + ui("colon") + name });
  return (
    <fieldset>
      <legend className="mb-2 flex w-full items-center gap-2 font-medium text-sm">
        <span
          aria-hidden
          className="swatch size-5"
          style={{ backgroundColor: paletteColors(choices, store.bundle.palette)[key] }}
        />
        {title}
        <span className="font-normal text-ink-soft">{chosen ? nameOf(chosen) : t("own")}</span>
      </legend>
      <div className="swatches grid grid-cols-10 gap-1">
        {swatches.map((swatch) => (
          <label key={swatch.name} title={nameOf(swatch)} className="relative aspect-square">
            <input
              type="radio"
              name={`color-${key}`}
              checked={chosen === swatch}
              onChange={() => choose(swatchClass(swatch, key), nameOf(swatch))}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <span
              className="swatch pointer-events-none block size-full peer-checked:outline-2 peer-checked:outline-accent peer-checked:outline-offset-1 peer-focus-visible:outline-3 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-1"
              style={{ backgroundColor: swatch.color }}
            />
            <span className="sr-only">{nameOf(swatch)}</span>
          </label>
        ))}
      </div>
      {chosen && (
        <button
          type="button"
          className="mt-2 text-accent text-sm underline underline-offset-4"
          onClick={() => choose(null, t("own"))}
        >
          {t("own")}
          <span className="sr-only">{ui("colon") + field(`@${key}`)}</span>
        </button>
      )}
    </fieldset>
  );
}

function Brand() {
  const t = useTranslations("siteDesign");
  const ui = useTranslations("ui");
  const { store, customer } = useEditor();
  const { brand } = useSite();
  const [status, setStatus] = useState("");
  // The text as typed, with spaces that the stored name does not have; an undo changes only the
  // stored name.
  const [typedName, setTypedName] = useState(brand.name);
  if (customer) {
    return (
      <div className="grid justify-items-start gap-3 text-sm">
        <p>{t("customerBrand", { name: customer.name })}</p>
        <Anchor href={links.profile} className={button("secondary", "medium")}>
          {t("changeInProfile")}
        </Anchor>
      </div>
    );
  }
  const setLogo = async (file: File | undefined) => {
    const logo = file && (await resizeLogo(file));
    setStatus(logo ? "" : t("logoRefused"));
    if (logo) store.edit({ "@logo": logo });
  };
  return (
    <div className="grid gap-4">
      <TextField
        label={t("company")}
        value={tidyName(typedName) === brand.name ? typedName : brand.name}
        {...lengthNote(typedName, maxNameLength, ui)}
        placeholder={t("companyPlaceholder")}
        autoComplete="organization"
        onChange={({ target }) => {
          setTypedName(target.value);
          store.edit({ "@name": tidyName(target.value) || null }, { isTyping: true });
        }}
      />
      <div className="flex items-center gap-3">
        <img
          src={brand.logo || defaultBrand.logo}
          alt={t("logo")}
          className="size-12 rounded-control border border-line bg-paper object-contain"
        />
        <label
          className={`${button("secondary", "medium")} has-focus-visible:outline-2 has-focus-visible:outline-accent`}
        >
          {t("chooseLogo")}
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={({ target }) => {
              void setLogo(target.files?.[0]);
              target.value = "";
            }}
          />
        </label>
        {brand.logo && (
          <button
            type="button"
            className={button("quiet", "medium")}
            onClick={() => store.edit({ "@logo": null })}
          >
            {t("removeLogo")}
          </button>
        )}
      </div>
      <p role="status" className="text-bad text-sm empty:hidden">
        {status}
      </p>
    </div>
  );
}
