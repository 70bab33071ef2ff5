import { button } from "@/components/ui/button";
import { Ranking } from "@/components/ui/figure-tables";
import { IntentLink } from "@/components/ui/intent-link";
import { formatCount } from "@/lib/counts";
import { siteLinks } from "@/lib/site-links";
import type { SiteView } from "@/lib/sites/schemas";
import type { VisitsView } from "@/lib/sites/visits/schemas";
import { deploymentTexts } from "../texts";
import { visitsTexts as texts } from "./texts";
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
  const { address, license } = site;
  const hint = address === null ? texts.noneOffline : texts.noneHint;
  return (
    <section className="max-w-prose">
      <h2 className="text-xl">{texts.none}</h2>
      <p className="mt-2 mb-5 text-ink-soft">{isCounted ? hint : texts.elsewhere}</p>
      {address === null ? (
        <IntentLink href={siteLinks.ownSite(license)} className={button()}>
          {texts.toOverview}
        </IntentLink>
      ) : (
        <a href={address} target="_blank" rel="noopener" className={button()}>
          {texts.openSite}
          <span className="sr-only">{deploymentTexts.opensInNewTab}</span>
        </a>
      )}
    </section>
  );
}

function Counted(props: VisitsView) {
  const { isCounted, days, visits, views, programs, visitsBefore, pages, sources } = props;
  return (
    <>
      <section>
        <h2 className="label text-ink-soft">{texts.period}</h2>
        <p className="mt-1 font-display text-2xl">{texts.visits(visits)}</p>
        <p className="mt-1 text-ink-soft text-sm">
          {[texts.views(views), ...(visitsBefore > 0 ? [texts.before(visitsBefore)] : [])].join(
            " · ",
          )}
        </p>
        {programs > 0 && (
          <p className="mt-4 max-w-prose text-sm">
            <span className="font-medium">{texts.programs(programs)}</span>{" "}
            <span className="text-ink-soft">{texts.programsHint}</span>
          </p>
        )}
        {!isCounted && <p className="mt-3 max-w-prose">{texts.elsewhere}</p>}
        <div className="mt-8">
          <VisitsChart days={days} />
          <DaysTable days={days} />
        </div>
      </section>
      <div className="mt-12 grid gap-x-16 gap-y-12 md:grid-cols-2">
        <Ranking
          title={texts.pages}
          columns={[texts.page, texts.pageViews]}
          rows={pages.map(({ path, views }) => ({
            key: path,
            name: path === "index.html" ? texts.firstPage : path,
            value: views,
            shown: formatCount(views),
          }))}
          none={texts.none}
        />
        <Ranking
          title={texts.sources}
          columns={[texts.source, texts.sourceViews]}
          rows={sources.map(({ host, views }) => ({
            key: host,
            name: host || texts.otherSources,
            value: views,
            shown: formatCount(views),
          }))}
          none={texts.noSources}
        />
      </div>
    </>
  );
}

const HowCounted = () => (
  <section className="mt-14 max-w-prose border-line border-t pt-6">
    <h2 className="text-lg">{texts.how}</h2>
    <ul className="mt-3 grid list-disc gap-2 ps-5 text-ink-soft text-sm">
      {texts.counted.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </section>
);
