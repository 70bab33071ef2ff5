"use client";

import {
  type CSSProperties,
  type FunctionComponent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLanguage, useTranslations } from "#translations";
import { languageNames, languages } from "@/components/templates/content/languages";
import { useHydrated } from "@/components/ui/use-hydrated";
import { trades } from "@/lib/customization/first-draft/trades";
import { isVisitorKnown, useMyColors } from "@/lib/customization/palette/client-my-colors";
import { ownColors, readyPalettes } from "@/lib/customization/palette/ready-palettes";
import { withMessages } from "@/lib/translations/with-messages";
import type { TriedTemplate } from "./tried-template";
import type { TryOnLiveProps, Wish } from "./try-on-live";

const field =
  "mt-1 h-11 w-full text-ellipsis rounded-control border border-line-strong bg-paper px-3 font-normal text-base placeholder:text-ink-soft hover:border-ink";

interface PaletteChipProps {
  value: string;
  label: string;
  style: Record<`--${string}`, string>;
}

const PaletteChip = ({ value, label, style }: PaletteChipProps) => (
  <input
    type="radio"
    name="palette"
    value={value}
    title={label}
    aria-label={label}
    className="palette-chip"
    // Cast: the types of React do not include custom properties.
    style={style as CSSProperties}
  />
);

interface TryOnProps {
  templates: TriedTemplate[];
  /** The picture that a live template replaces. */
  children: ReactNode;
}

/**
 * Fields for the name and the trade and a row of palettes, which change what the templates on the page
 * show. The script is loaded when the visitor comes near the controls, and then handles their earlier
 * input.
 */
export function TryOn({ templates, children }: TryOnProps) {
  const t = useTranslations("tryOn");
  const language = useLanguage();
  const tTradeLabels = useTranslations("tradeLabels");
  const paletteName = useTranslations("paletteNames");
  const controls = useRef<HTMLDivElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLDivElement>(null);
  const isOn = useMyColors();
  const [live, setLive] = useState<{ Component: FunctionComponent<TryOnLiveProps> }>();
  const [isWanted, setIsWanted] = useState(false);
  const [wish, setWish] = useState<Wish>();
  const [note, setNote] = useState(t("hint"));
  const isHydrated = useHydrated();

  const load = useCallback(async () => {
    try {
      const { TryOnLive } = await withMessages(import("./try-on-live"));
      setLive({ Component: TryOnLive });
    } catch {
      // If loading fails, the next time that the visitor comes near tries again.
    }
  }, []);
  useEffect(() => {
    const { current } = controls;
    if (location.hash === `#${current?.id}`) current?.querySelector("input")?.focus();
    // The visitor used the controls before React was loaded.
    const isEarly = current?.matches(
      ":focus-within, :has(input:checked, [placeholder]:not(:placeholder-shown))",
    );
    if (isOn || isEarly || isVisitorKnown()) load();
  }, [isOn, load]);
  const comeNear = () => {
    setIsWanted(true);
    if (!live) load();
  };
  const ask = (wished: Wish) => {
    comeNear();
    setWish(wished);
  };

  return (
    <div className="mx-auto flex w-full max-w-[40rem] flex-col">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be announced twice */}
      <div
        ref={controls}
        id="try-on"
        role="group"
        aria-label={t("label")}
        onPointerEnter={comeNear}
        onFocus={comeNear}
        className="relative z-10 scroll-mt-24 rounded-card border border-line bg-card p-3 noscript:hidden sm:p-4"
      >
        {/* A browser that restores the fields would overwrite what was changed elsewhere since. */}
        <form autoComplete="off" className="flex flex-wrap items-end gap-2 sm:gap-3">
          <label className="min-w-0 flex-[1_1_40%] font-medium text-sm sm:flex-[1_1_8rem]">
            {t("company")}
            <input
              name="company"
              placeholder={t("companyExample")}
              className={`${field} read-only:text-ink-soft`}
            />
          </label>
          <label className="min-w-0 flex-[1_1_40%] font-medium text-sm sm:flex-[1_1_8rem]">
            {t("trade")}
            <input
              name="trade"
              list="trades"
              placeholder={t("tradeExample")}
              className={`${field} field-list`}
            />
          </label>
          <datalist id="trades">
            {trades.map((trade) => (
              <option key={trade} value={tTradeLabels(trade)} />
            ))}
          </datalist>
          <label className="font-medium text-sm">
            <span className="sr-only">{t("language")}</span>
            <select name="language" translate="no" className={field} defaultValue={language}>
              {languages.map((it) => (
                <option key={it} value={it}>
                  {languageNames[it]}
                </option>
              ))}
            </select>
          </label>
          <fieldset className="palette-row">
            <legend className="sr-only">{t("colors")}</legend>
            <PaletteChip value={ownColors} label={t("own")} style={{ "--line": "currentColor" }} />
            {readyPalettes.map(({ name, primary, secondary, text01, text02 }) => (
              <PaletteChip
                key={name}
                value={name}
                label={paletteName(name)}
                style={{ "--a": primary, "--b": secondary, "--c": text01, "--d": text02 }}
              />
            ))}
            <button
              type="button"
              className="button button-secondary h-11 px-3 text-sm"
              onClick={() => ask({})}
            >
              {t("surprise")}
            </button>
            <label className="button button-secondary h-11 cursor-pointer px-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3">
              {t("fromLogo")}
              <input type="file" accept="image/*" className="sr-only" />
            </label>
          </fieldset>
          {/* The Enter key submits no form whose submit button is disabled. */}
          <button type="submit" hidden disabled />
        </form>
      </div>
      {/* With space for the longest message and its buttons. On a phone the template comes first. */}
      <div
        ref={notes}
        className="mt-3 flex min-h-[5.8em] flex-wrap content-start gap-x-3 text-ink-soft text-sm noscript:hidden max-sm:order-1 sm:min-h-[4.35em] sm:px-1"
      >
        <p role="status" className="basis-full">
          {note}
        </p>
      </div>
      <div className="relative mt-3 noscript:mt-0">
        {children}
        {live && controls.current && notes.current && next.current && (
          <live.Component
            controls={controls.current}
            notes={notes.current}
            next={next.current}
            templates={templates}
            isWanted={isWanted}
            wish={wish}
            say={setNote}
          />
        )}
      </div>
      <div ref={next} className="order-1 mt-3 min-h-9 noscript:hidden" />
      <form
        className="order-1 mt-3 flex flex-wrap items-end gap-x-2 noscript:hidden"
        onFocus={comeNear}
        onSubmit={(event) => {
          event.preventDefault();
          const { address } = Object.fromEntries(new FormData(event.currentTarget));
          ask({ address: String(address) });
        }}
      >
        <label className="min-w-0 flex-[1_1_8rem] font-medium text-sm">
          {t("site")}
          <input
            name="address"
            inputMode="url"
            autoCapitalize="none"
            placeholder={t("siteExample")}
            className={field}
          />
        </label>
        {/* Before that, the browser itself would send the form, and load the page without the address. */}
        <button type="submit" disabled={!isHydrated} className="button button-secondary h-11 px-5">
          {t("read")}
        </button>
        <button
          type="button"
          className="h-11 basis-full text-start text-accent text-sm underline underline-offset-4"
          onClick={() => ask({ address: "" })}
        >
          {t("otherWays")}
        </button>
      </form>
    </div>
  );
}
