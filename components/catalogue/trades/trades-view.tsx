import { useTranslations } from "#translations";
import { IntentLink } from "@/components/ui/intent-link";
import { tradeSlugs, trades } from "@/lib/catalogue/trades/rules";
import { links } from "@/lib/links";
import { TemplatePicture } from "./template-picture";

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** All trades, each with the template that suits it best. */
export const TradesView = () => {
  const t = useTranslations("trades");
  const tTradeNames = useTranslations("tradeNames");
  const lead = useTranslations("tradeLeads");
  return (
    <div className="page pt-10 pb-20">
      <h1 className="text-3xl">{t("title")}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{t("intro")}</p>
      <ul className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {tradeSlugs.map((slug, index) => (
          <li key={slug} className="relative">
            <TemplatePicture
              trade={slug}
              template={trades[slug].templates[0]}
              alt=""
              sizes="(min-width: 75rem) 357px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
              isEager={index < 3}
              className="h-auto w-full rounded-card border border-line"
            />
            <h2 className="mt-4 text-xl">
              <IntentLink
                href={links.trade(slug)}
                className="underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {upperFirst(tTradeNames(slug))}
              </IntentLink>
            </h2>
            <p className="mt-1 text-ink-soft">{lead(slug)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
};
