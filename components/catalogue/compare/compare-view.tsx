import { useLanguage, useTranslations } from "#translations";
import { BusinessSentence } from "@/components/catalogue/trades/business-sentence";
import { MessagePage } from "@/components/layout/message-page";
import { button } from "@/components/ui/button";
import { EmptyShelf } from "@/components/ui/illustrations/empty-shelf";
import { IntentLink } from "@/components/ui/intent-link";
import { businessSegment } from "@/lib/catalogue/compare/address";
import { maxCompared } from "@/lib/catalogue/compare/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { presetAs } from "@/lib/catalogue/trades/template-cards";
import type { Business } from "@/lib/customization/first-draft/business";
import { links } from "@/lib/links";
import { CompareBar } from "./compare-bar";
import { ComparePreviews } from "./compare-previews";
import { CompareTables } from "./compare-tables";
import { FollowChoices } from "./follow-choices";
import { namesOf } from "./names-of";
import { ShareComparison } from "./share-comparison";

interface CompareViewProps {
  /** At least one preset. */
  presets: Preset[];
  /** The business as which they are shown. */
  business: Business | null;
  /** Presets that can be added. */
  similar: Preset[];
}

export function CompareView({ presets, business, similar }: CompareViewProps) {
  const t = useTranslations("compare");
  const tShownAs = useTranslations("shownAs");
  const language = useLanguage();
  const end = businessSegment(business);
  const choices = presets.map(({ id, name }) => ({ id, name }));
  return (
    <div className="page pt-10 pb-20">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-3xl">
            {presets.length > 1 ? t("titleOf", { names: namesOf(presets, language) }) : t("title")}
          </h1>
          <p className="mt-2 text-ink-soft">{t("intro")}</p>
          {business && (
            <p className="mt-2 text-ink-soft">
              <BusinessSentence business={business} />{" "}
              <IntentLink
                href={links.compare(choices.map(({ id }) => id))}
                rel="nofollow"
                className="underline underline-offset-4 hover:text-accent"
              >
                {tShownAs("asTheyAre")}
              </IntentLink>
            </p>
          )}
        </div>
        <ShareComparison presets={presets.map(({ id, url }) => ({ id, url }))} end={end} />
      </header>
      <ComparePreviews
        end={end}
        presets={presets
          .map((preset) => presetAs(preset, business))
          .map((preset) => ({
            id: preset.id,
            name: preset.name,
            category: preset.category,
            color: preset.color,
            url: preset.url,
            isDisabled: preset.isDisabled,
            priceCents: preset.priceCents,
            lowestPriceCents: preset.lowestPriceCents,
            image: preset.images[0] ?? "/brand/mark.svg",
          }))}
      />
      <CompareTables presets={presets} />
      {presets.length < maxCompared && <Another presets={presets} similar={similar} end={end} />}
      <FollowChoices choices={choices} />
    </div>
  );
}

interface AnotherProps extends Pick<CompareViewProps, "presets" | "similar"> {
  /** The end of the address. */
  end: string[];
}

/** Links that add a preset, which work without script. */
function Another({ presets, similar, end }: AnotherProps) {
  const t = useTranslations("compare");
  return (
    <section aria-labelledby="another" className="mt-12">
      <h2 id="another" className="text-xl">
        {t("another")}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {similar.map(({ id, name }) => (
          <li key={id}>
            <IntentLink
              href={links.compare([...presets.map((it) => it.id), id, ...end])}
              rel="nofollow"
              className="chip"
            >
              {name}
            </IntentLink>
          </li>
        ))}
        <li>
          <IntentLink
            href={links.shop}
            className="flex h-9 items-center px-2 text-sm underline underline-offset-4 hover:text-accent"
          >
            {t("toShop")}
          </IntentLink>
        </li>
      </ul>
    </section>
  );
}

/** The page without presets; `suggested` are presets to begin with. */
export function NothingToCompare({ suggested }: { suggested: Preset[] }) {
  const t = useTranslations("compare");
  const language = useLanguage();
  return (
    <>
      <MessagePage
        picture={<EmptyShelf className="h-48" />}
        title={t("title")}
        text={t("empty")}
        hint={t("emptyHint")}
        action={{ label: t("toShop"), href: links.shop }}
      >
        {suggested.length > 1 && (
          <IntentLink
            href={links.compare(suggested.map(({ id }) => id))}
            rel="nofollow"
            className={`${button()} h-auto min-h-11 whitespace-normal py-2 text-center`}
          >
            {t("titleOf", { names: namesOf(suggested, language) })}
          </IntentLink>
        )}
      </MessagePage>
      <CompareBar />
    </>
  );
}

export const TooManyToCompare = ({ first }: { first: Preset[] }) => {
  const t = useTranslations("compare");
  return (
    <MessagePage
      picture={<EmptyShelf className="h-48" />}
      title={t("tooMany")}
      text={t("tooManyHint", { names: namesOf(first, useLanguage()) })}
      action={{ label: t("firstThree"), href: links.compare(first.map(({ id }) => id)) }}
    />
  );
};
