"use client";

import { ExternalLink, X } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import { useTranslations } from "#translations";
import { PresetPicture, tintedBackground } from "@/components/catalogue/preset-picture";
import { Price } from "@/components/catalogue/price";
import type { VisitorBrand } from "@/components/customization/palette/browser/visitor-brand";
import { CartButton } from "@/components/orders/cart/cart-button";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { Anchor } from "@/components/ui/link";
import { useFragment } from "@/components/ui/use-fragment";
import { useHydrated } from "@/components/ui/use-hydrated";
import { storeChoices } from "@/lib/catalogue/compare/client";
import type { Preset } from "@/lib/catalogue/schemas";
import { barePath } from "@/lib/customization/preview/bare-path";
import { type Screen, screens } from "@/lib/customization/preview/screens";
import { links } from "@/lib/links";
import { CompareFrame } from "./compare-frame";
import { useComparedBrand } from "./compared-brand";
import { createScrollGroup, type ScrollGroup } from "./scroll-together";

export type ComparedPreset = Pick<
  Preset,
  "id" | "name" | "category" | "color" | "url" | "isDisabled" | "priceCents" | "lowestPriceCents"
> & { image: string };

/** Narrower windows begin with the phone, as the preview's screens do. */
const narrow = "(width < 700px)";

const screenNames = Object.keys(screens) as Screen[]; // Cast: the keys of an object are those of its type.

/**
 * The presets side by side: live with scripts, as pictures without. `end` is the end of the comparison's address.
 */
export function ComparePreviews({ presets, end }: { presets: ComparedPreset[]; end: string[] }) {
  const t = useTranslations("comparePreviews");
  const screenName = useTranslations("screenNames");
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<Screen | null>(null);
  const [isTogether, setIsTogether] = useState(true);
  const together = useRef(true);
  const [group] = useState(() => createScrollGroup(() => together.current));
  const fragment = useFragment();
  const brand = useComparedBrand(fragment);
  const screen = chosen ?? (isHydrated && matchMedia(narrow).matches ? "phone" : "desktop");

  return (
    <section aria-label={t("previews")} className="mt-8">
      <div
        className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ${isHydrated ? "" : "invisible"}`}
      >
        <fieldset className="flex rounded-control border border-line bg-card p-0.5">
          <legend className="sr-only">{t("screen")}</legend>
          {screenNames.map((it) => (
            <label
              key={it}
              className="relative flex h-9 items-center rounded-control px-3 text-sm has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 has-checked:text-accent-ink"
            >
              <input
                type="radio"
                name="screen"
                value={it}
                checked={it === screen}
                onChange={() => setChosen(it)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {screenName(it)}
            </label>
          ))}
        </fieldset>
        {presets.length > 1 && (
          <label className="flex h-9 cursor-pointer items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={isTogether}
              onChange={({ target }) => {
                together.current = target.checked;
                setIsTogether(target.checked);
              }}
              className="size-4 accent-accent"
            />
            {t("together")}
          </label>
        )}
      </div>
      {brand && (
        <p className="mt-4">
          <span>
            {brand.guest.name ? t("inBrandOf", { company: brand.guest.name }) : t("inColors")}
          </span>{" "}
          <button
            type="button"
            onClick={leaveBrand}
            className="underline underline-offset-4 hover:text-accent"
          >
            {t("inOwn")}
          </button>
        </p>
      )}
      <ul className="compare-columns mt-4" data-count={presets.length}>
        {presets.map((preset) => (
          <li key={preset.id} className="min-w-0 snap-start">
            <Column
              preset={preset}
              screen={isHydrated ? screen : null}
              group={group}
              brand={brand}
              fragment={brand ? fragment : ""}
              others={presets.flatMap(({ id }) => (id === preset.id ? [] : id))}
              end={end}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Removes the brand from the address; the focus moves to the screens, because the button is gone
 * then.
 */
function leaveBrand({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget
    .closest("section")
    ?.querySelector<HTMLInputElement>("[name=screen]:checked")
    ?.focus();
  history.replaceState(history.state, "", location.pathname);
  dispatchEvent(new Event("hashchange"));
}

interface ColumnProps {
  preset: ComparedPreset;
  /** Null until the script runs. */
  screen: Screen | null;
  group: ScrollGroup;
  /** The brand in the link; null for the visitor's own. */
  brand: VisitorBrand | null;
  /** The fragment with the brand. */
  fragment: string;
  /** The ids of the other presets. */
  others: number[];
  /** The end of the comparison's address. */
  end: string[];
}

function Column({ preset, screen, group, brand, fragment, others, end }: ColumnProps) {
  const t = useTranslations("comparePreviews");
  const bare = barePath(preset.url);
  return (
    <article>
      <div
        className="relative h-[clamp(20rem,58svh,34rem)] overflow-hidden rounded-card border border-line"
        style={tintedBackground(preset.color)}
      >
        {screen && bare ? (
          <CompareFrame
            src={bare}
            title={t("live", { preset: preset.name })}
            screen={screen}
            isFixed={preset.category !== "premium"}
            group={group}
            brand={brand}
          />
        ) : (
          <PresetPicture src={preset.image} alt="" sizes="(min-width: 640px) 30vw, 80vw" />
        )}
      </div>
      <h2 className="mt-4 text-xl">
        <IntentLink href={links.detail(preset.id)} className="hover:underline">
          {preset.name}
        </IntentLink>
      </h2>
      <p className="font-mono tabular-nums">
        <Price {...preset} />
      </p>
      <div className="mt-3 grid gap-2">
        {preset.isDisabled ? (
          <p className="label flex h-9 items-center text-ink-soft">{t("notSold")}</p>
        ) : (
          <CartButton id={preset.id} name={preset.name} isOneOfMany />
        )}
        <div className="flex flex-wrap gap-2">
          <Anchor
            href={preset.url}
            target="_blank"
            rel="noopener"
            className={`${button("secondary", "medium")} grow`}
          >
            {t("open")}
            <span className="sr-only">{t("ofPreset", { preset: preset.name })}</span>
            <ExternalLink className="size-4" strokeWidth={1.5} aria-hidden />
          </Anchor>
          <IntentLink
            href={
              others.length > 0 ? links.compare([...others, ...end]) + fragment : links.compare([])
            }
            rel="nofollow"
            aria-label={t("removePreset", { preset: preset.name })}
            // The page without presets does not change the choice.
            onClick={() => others.length === 0 && storeChoices([])}
            className={`${button("secondary", "medium")} grow`}
          >
            <X className="size-4" strokeWidth={1.5} aria-hidden />
            {t("remove")}
          </IntentLink>
        </div>
      </div>
    </article>
  );
}
