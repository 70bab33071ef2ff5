"use client";

import { useRef, useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { ColorLabel } from "@/components/catalogue/color-label";
import { PresetPicture, tintedBackground } from "@/components/catalogue/preset-picture";
import { LowestPriceNote, Price } from "@/components/catalogue/price";
import { OwnPicture } from "@/components/customization/palette/own-picture";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { Anchor } from "@/components/ui/link";
import { previewPath, worksOnPhones } from "@/lib/catalogue/rules";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { removeFromCart } from "@/lib/orders/cart/client";
import { countLicenses, licensesOf } from "@/lib/orders/cart/rules";
import type { CartPreset } from "@/lib/platform/state/cart-preset";
import { contentText } from "./content-text";
import { LicenseCount } from "./license-count";

export function CartList({ cart }: { cart: CartPreset[] }) {
  const t = useTranslations("cart");
  const ofButton = useTranslations("cartButton");
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const [going, setGoing] = useState<readonly number[]>([]);

  const remove = async ({ id, name }: CartPreset) => {
    if (going.includes(id)) return;
    setGoing((ids) => [...ids, id]);
    try {
      await removeFromCart(id);
      setAnnouncement(ofButton("wasRemoved", { preset: name }));
      // The focused button was removed with its row.
      if (document.activeElement === document.body) heading.current?.focus();
    } catch (error) {
      void showError(error);
    } finally {
      setGoing((ids) => ids.filter((it) => it !== id));
    }
  };

  return (
    <section aria-labelledby="in-cart">
      <h2 id="in-cart" ref={heading} tabIndex={-1} className="label text-ink-soft">
        {contentText(t, cart.length, countLicenses(cart))}
      </h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {cart.map((preset) => (
          <li key={preset.id}>
            <Row
              preset={preset}
              isGoing={going.includes(preset.id)}
              onRemove={() => remove(preset)}
            />
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </section>
  );
}

interface RowProps {
  preset: CartPreset;
  /** Whether its removal was sent, and not answered yet. */
  isGoing: boolean;
  onRemove: () => void;
}

function Row({ preset, isGoing, onRemove }: RowProps) {
  const t = useTranslations("cart");
  const language = useLanguage();
  const word = useTranslations("presetWords");
  const licenses = licensesOf(preset);
  return (
    <article
      aria-busy={isGoing}
      className="flex gap-4 py-5 transition-opacity aria-busy:opacity-50 sm:gap-6"
    >
      <div
        className="w-24 shrink-0 self-start rounded-control border border-line p-1.5 sm:w-40 sm:p-2.5"
        style={tintedBackground(preset.color)}
      >
        <OwnPicture name={preset.name}>
          <PresetPicture
            src={preset.image || "/brand/mark.svg"}
            alt=""
            sizes="160px"
            className="rounded-[3px]"
          />
        </OwnPicture>
      </div>
      <div className="flex min-w-0 grow flex-col items-start">
        <div className="flex w-full flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-display font-semibold text-lg leading-tight">
            <IntentLink href={links.detail(preset.id)} className="hover:underline">
              {preset.name}
            </IntentLink>
          </h3>
          <p className="font-mono tabular-nums">
            {licenses > 1 ? (
              formatMoney({ cents: licenses * preset.priceCents }, language)
            ) : (
              <Price {...preset} />
            )}
          </p>
        </div>
        {licenses > 1 && (
          <p className="text-ink-soft text-sm">
            {t("licensesEach", {
              count: licenses,
              price: formatMoney({ cents: preset.priceCents }, language),
            })}
          </p>
        )}
        <LowestPriceNote {...preset} className="text-sm" />
        <p className="label mt-1.5 flex flex-wrap items-center gap-x-3 text-ink-soft">
          <span>{word(preset.category)}</span>
          <span>{word(preset.type)}</span>
          <span>{word(worksOnPhones(preset.category) ? "phones" : "desktopOnly")}</span>
          <ColorLabel color={preset.color} />
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-2 max-sm:mt-3">
          <Anchor
            href={links.edit(previewPath(preset.name))}
            className={`${button("secondary", "medium")} h-auto min-h-9 whitespace-normal py-1.5 text-center`}
          >
            {t("edit")}
            <span className="sr-only">{t("editOf", { preset: preset.name })}</span>
          </Anchor>
          <button type="button" onClick={onRemove} className={button("secondary", "medium")}>
            {t("remove")}
            <span className="sr-only"> {preset.name}</span>
          </button>
          <LicenseCount preset={preset} />
        </div>
      </div>
    </article>
  );
}
