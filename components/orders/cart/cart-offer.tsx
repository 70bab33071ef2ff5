import { useLanguage, useTranslations } from "#translations";
import { cssColorOf, PresetPicture, tintedBackground } from "@/components/catalogue/preset-picture";
import { LowestPriceNote, Price } from "@/components/catalogue/price";
import { MessagePage } from "@/components/layout/message-page";
import { LostSwatch } from "@/components/ui/illustrations/lost-swatch";
import { IntentLink } from "@/components/ui/intent-link";
import { worksOnPhones } from "@/lib/catalogue/rules";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { cartTotals } from "@/lib/orders/cart/rules";
import type { CartPreset } from "@/lib/platform/state/cart-preset";
import { AddOfferButton } from "./add-offer-button";

interface CartOfferProps {
  presets: CartPreset[];
  /** The number of presets of the link that are not on sale. */
  missing: number;
}

/** The presets that a cart link adds to the cart, and the button that does so. */
export function CartOffer({ presets, missing }: CartOfferProps) {
  const t = useTranslations("cartOffer");
  const language = useLanguage();
  if (presets.length === 0) {
    return (
      <MessagePage
        picture={<LostSwatch className="h-48" />}
        title={t("nothing")}
        text={t("nothingHint")}
        action={{ label: t("browseAll"), href: links.shop }}
      />
    );
  }
  const { totalCents } = cartTotals(presets, { withDeployment: false });
  return (
    <div className="page max-w-3xl pt-10 pb-20">
      <h1 className="text-3xl">{t("title")}</h1>
      <p className="mt-3 text-ink-soft">{t("intro")}</p>
      <ul className="mt-8 divide-y divide-line border-line border-y">
        {presets.map((preset) => (
          <li key={preset.id}>
            <Row preset={preset} />
          </li>
        ))}
      </ul>
      {missing > 0 && <p className="mt-4 text-warn">{t("missing", { count: missing })}</p>}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-ink-soft">{t("total", { count: presets.length })}</span>
          <span className="font-medium font-mono text-lg tabular-nums">
            {formatMoney({ cents: totalCents }, language)}
          </span>
        </p>
        <AddOfferButton ids={presets.map(({ id }) => id)} />
        <p className="hidden noscript:block">{t("needsScript")}</p>
      </div>
    </div>
  );
}

function Row({ preset: { id, name, image, color, category, type, ...price } }: RowProps) {
  const t = useTranslations("cartOffer");
  const word = useTranslations("presetWords");
  return (
    <article className="flex gap-4 py-5 sm:gap-6">
      <div
        className="w-24 shrink-0 self-start rounded-control border border-line p-1.5 sm:w-40 sm:p-2.5"
        style={tintedBackground(color)}
      >
        <PresetPicture
          src={image || "/brand/mark.svg"}
          alt=""
          sizes="160px"
          className="rounded-[3px]"
        />
      </div>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="font-display font-semibold text-lg leading-tight">{name}</h2>
          <p className="font-mono tabular-nums">
            <Price {...price} />
          </p>
        </div>
        <LowestPriceNote {...price} className="text-sm" />
        <p className="label mt-1.5 flex flex-wrap items-center gap-x-3 text-ink-soft">
          <span>{word(category)}</span>
          <span>{word(type)}</span>
          <span>{word(worksOnPhones(category) ? "phones" : "desktopOnly")}</span>
          <span className="flex items-center gap-1.5">
            {word(color)}
            <span aria-hidden className="swatch" style={{ backgroundColor: cssColorOf(color) }} />
          </span>
        </p>
        <IntentLink
          href={links.detail(id)}
          className="mt-3 inline-block text-accent underline-offset-4 hover:underline"
        >
          {t("look")}
          <span className="sr-only">{t("lookAt", { preset: name })}</span>
        </IntentLink>
      </div>
    </article>
  );
}

interface RowProps {
  preset: CartPreset;
}
