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
import { languageNames, languages } from "@/components/templates/content/languages";
import { trades } from "@/lib/customization/first-draft/trades";
import { isVisitorKnown, useMyColors } from "@/lib/customization/palette/client-my-colors";
import { readyPalettes } from "@/lib/customization/palette/ready-palettes";
import { tryOnTexts as texts } from "./texts";
import type { TriedTemplate } from "./tried-template";
import type { TryOnLiveProps } from "./try-on-live";

const field =
  "mt-1.5 h-11 w-full rounded-control border border-line-strong bg-paper px-3 font-normal text-base hover:border-ink";

/** Cast: the types of React do not include custom properties. */
const chipStyle = (properties: Record<`--${string}`, string>) => properties as CSSProperties;

interface TryOnProps {
  templates: TriedTemplate[];
  /** The picture that a live template replaces. */
  children: ReactNode;
}

/**
 * A field for the name and a row of palettes, which change the brand of the templates on the page.
 * The script is loaded when the visitor comes near the controls, and then handles their earlier
 * input.
 */
export function TryOn({ templates, children }: TryOnProps) {
  const controls = useRef<HTMLDivElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  const isOn = useMyColors();
  const [live, setLive] = useState<{ Component: FunctionComponent<TryOnLiveProps> }>();
  const [isWanted, setIsWanted] = useState(false);
  const [surprises, setSurprises] = useState(0);
  const [note, setNote] = useState(texts.hint);

  const load = useCallback(async () => {
    try {
      const { TryOnLive } = await import("./try-on-live");
      setLive({ Component: TryOnLive });
    } catch {
      // If loading fails, the next time that the visitor comes near tries again.
    }
  }, []);
  useEffect(() => {
    const { current } = controls;
    if (location.hash === `#${current?.id}`) current?.querySelector("input")?.focus();
    // The visitor focused the controls before React was loaded.
    const isEarly =
      current?.matches(":focus-within, :has(input:checked)") ||
      current?.querySelector("input")?.value ||
      current?.querySelector("select")?.value;
    if (isOn || isEarly || isVisitorKnown()) load();
  }, [isOn, load]);
  const comeNear = () => {
    setIsWanted(true);
    if (!live) load();
  };

  return (
    <div className="mx-auto w-full max-w-[40rem]">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be announced twice */}
      <div
        ref={controls}
        id="try-on"
        role="group"
        aria-label={texts.label}
        onPointerEnter={comeNear}
        onFocus={comeNear}
        className="relative z-10 scroll-mt-24 rounded-card border border-line bg-card p-4 noscript:hidden"
      >
        {/* A browser that restores the fields would overwrite what was changed elsewhere since. */}
        <form autoComplete="off">
          <div className="flex items-end gap-3">
            <label className="min-w-0 grow font-medium text-sm">
              {texts.company}
              <input name="company" className={`${field} read-only:text-ink-soft`} />
            </label>
            <label className="button button-secondary h-11 cursor-pointer px-3.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3">
              {texts.fromLogo}
              <input type="file" accept="image/*" className="sr-only" />
            </label>
          </div>
          <div className="mt-3 flex items-end gap-3">
            <label className="min-w-0 grow font-medium text-sm">
              {texts.trade}
              <select name="trade" className={field} defaultValue="">
                <option value="">{texts.noTrade}</option>
                {trades.map((trade) => (
                  <option key={trade} value={trade}>
                    {texts.trades[trade]}
                  </option>
                ))}
              </select>
            </label>
            <label className="font-medium text-sm">
              <span className="sr-only">{texts.language}</span>
              <select name="language" className={field} defaultValue="en">
                {languages.map((language) => (
                  <option key={language} value={language}>
                    {languageNames[language]}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <fieldset className="mt-4 grid grid-cols-6 gap-1.5 sm:grid-cols-13">
            <legend className="sr-only">{texts.colors}</legend>
            {[{ name: texts.own }, ...readyPalettes].map((palette) => (
              <input
                key={palette.name}
                type="radio"
                name="palette"
                value={palette.name}
                title={palette.name}
                aria-label={palette.name}
                className="palette-chip"
                style={
                  "primary" in palette
                    ? chipStyle({
                        "--a": palette.primary,
                        "--b": palette.secondary,
                        "--c": palette.text01,
                        "--d": palette.text02,
                      })
                    : chipStyle({ "--line": "currentColor" })
                }
              />
            ))}
            <button
              type="button"
              className="button button-secondary col-span-2 h-11 text-sm sm:col-span-3"
              onClick={() => {
                comeNear();
                setSurprises(surprises + 1);
              }}
            >
              {texts.surprise}
            </button>
          </fieldset>
          {/* The Enter key submits no form whose submit button is disabled. */}
          <button type="submit" hidden disabled />
        </form>
        {/* With space for the longest message and its buttons. */}
        <div
          ref={notes}
          className="mt-3 flex min-h-[5.8em] flex-wrap content-start gap-x-3 text-ink-soft text-sm sm:min-h-[4.35em]"
        >
          <p role="status" className="basis-full">
            {note}
          </p>
        </div>
      </div>
      <div className="relative mt-4 noscript:mt-0">
        {children}
        {live && controls.current && notes.current && (
          <live.Component
            controls={controls.current}
            notes={notes.current}
            templates={templates}
            isWanted={isWanted}
            surprises={surprises}
            say={setNote}
          />
        )}
      </div>
    </div>
  );
}
