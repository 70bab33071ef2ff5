import { useLanguage, useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { Ranking } from "@/components/ui/figure-tables";
import { IntentLink } from "@/components/ui/intent-link";
import { formatCount } from "@/lib/counts";
import { siteLinks } from "@/lib/site-links";
import type { SiteView } from "@/lib/sites/schemas";
import type { VisitsView } from "@/lib/sites/visits/schemas";
import { DaysTable, VisitsChart } from "./visits-chart";

interface SiteVisitsProps {
  site: SiteView;
  visits: VisitsView;
}

/** The number of visitors, the pages they viewed and the sites they came from. */
export function SiteVisits({ site, visits }: SiteVisitsProps) {
  const isEmpty = visits.views + visits.visitsBefore + visits.programs === 0;
  return (
    <>
      {isEmpty ? <NoVisits site={site} isCounted={visits.isCounted} /> : <Counted {...visits} />}
      {visits.isCounted && <HowCounted />}
    </>
  );
}

function NoVisits({ site, isCounted }: { site: SiteView } & Pick<VisitsView, "isCounted">) {
  const t = useTranslations("siteVisits");
  const { address, license } = site;
  const hint = address === null ? t("noneOffline") : t("noneHint");
  return (
    <section className="max-w-prose">
      <h2 className="text-xl">{t("none")}</h2>
      <p className="mt-2 mb-5 text-ink-soft">{isCounted ? hint : t("elsewhere")}</p>
      {address === null ? (
        <IntentLink href={siteLinks.ownSite(license)} className={button()}>
          {t("toOverview")}
        </IntentLink>
      ) : (
        <a href={address} target="_blank" rel="noopener" className={button()}>
          {t("openSite")}
          <span className="sr-only">{t("opensInNewTab")}</span>
        </a>
      )}
    </section>
  );
}

function Counted(props: VisitsView) {
  const t = useTranslations("siteVisits");
  const language = useLanguage();
  const { isCounted, days, visits, views, programs, visitsBefore, pages, sources } = props;
  return (
    <>
      <section>
        <h2 className="label text-ink-soft">{t("period")}</h2>
        <p className="mt-1 font-display text-2xl">{t("visits", { count: visits })}</p>
        <p className="mt-1 text-ink-soft text-sm">
          {[
            t("views", { count: views }),
            ...(visitsBefore > 0 ? [t("before", { count: visitsBefore })] : []),
          ].join(" · ")}
        </p>
        {programs > 0 && (
          <p className="mt-4 max-w-prose text-sm">
            <span className="font-medium">{t("programs", { count: programs })}</span>{" "}
            <span className="text-ink-soft">{t("programsHint")}</span>
          </p>
        )}
        {!isCounted && <p className="mt-3 max-w-prose">{t("elsewhere")}</p>}
        <div className="mt-8">
          <VisitsChart days={days} />
          <DaysTable days={days} />
        </div>
      </section>
      <div className="mt-12 grid gap-x-16 gap-y-12 md:grid-cols-2">
        <Ranking
          title={t("pages")}
          columns={[t("page"), t("pageViews")]}
          rows={pages.map(({ path, views }) => ({
            key: path,
            name: path === "index.html" ? t("firstPage") : path,
            value: views,
            shown: formatCount(views, language),
          }))}
          none={t("none")}
        />
        <Ranking
          title={t("sources")}
          columns={[t("source"), t("sourceViews")]}
          rows={sources.map(({ host, views }) => ({
            key: host,
            name: host || t("otherSources"),
            value: views,
            shown: formatCount(views, language),
          }))}
          none={t("noSources")}
        />
      </div>
    </>
  );
}

function HowCounted() {
  const t = useTranslations("siteVisits");
  return (
    <section className="mt-14 max-w-prose border-line border-t pt-6">
      <h2 className="text-lg">{t("how")}</h2>
      <ul className="mt-3 grid list-disc gap-2 ps-5 text-ink-soft text-sm">
        <li>{t("howOften")}</li>
        <li>{t("howMeasured")}</li>
        <li>{t("howOwn")}</li>
        <li>{t("howPrograms")}</li>
        <li>{t("howLong")}</li>
      </ul>
    </section>
  );
}
