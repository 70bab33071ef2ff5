import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { devices, vitals } from "@/db/words/analytics";
import { getVitals } from "@/lib/analytics/endpoints";
import type { Period } from "@/lib/analytics/rules";
import { limitsOf } from "@/lib/analytics/vitals/rules";
import type { VitalFigures } from "@/lib/analytics/vitals/schemas";
import { callApi } from "@/lib/platform/http/client";
import { useVitalFormat } from "./use-vital-format";
import { VitalsTable } from "./vitals-table";

/**
 * The measurements of visitors' browsers, with the limits of the Core Web Vitals, for each kind of
 * page.
 */
export function VitalsFigures({ days }: { days: Period }) {
  const t = useTranslations("speed");
  const backOffice = useTranslations("backOffice");
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [getVitals.path, days],
    queryFn: () => callApi(getVitals, { query: { days: String(days) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section
      aria-labelledby="vitals"
      aria-busy={!(data || error) || isPlaceholderData}
      className={`mt-16 ${isPlaceholderData ? "opacity-60" : ""}`}
    >
      <h2 id="vitals" className="text-lg">
        {t("title")}
      </h2>
      {error ? (
        <div role="alert" className="mt-4">
          <p>{error.message}</p>
          <button type="button" className={`${button()} mt-4`} onClick={() => refetch()}>
            {backOffice("tryAgain")}
          </button>
        </div>
      ) : (
        <Content data={data} />
      )}
    </section>
  );
}

function Content({ data }: { data: VitalFigures | undefined }) {
  const t = useTranslations("speed");
  if (!data) {
    return (
      <>
        <p role="status" className="sr-only">
          {t("loading")}
        </p>
        <div aria-hidden className="mt-4 h-64 animate-pulse rounded-control bg-line" />
      </>
    );
  }
  if (data.pages.length === 0) {
    return (
      <>
        <p className="mt-4">{t("none")}</p>
        <p className="mt-1 text-ink-soft text-sm">{t("noneHint")}</p>
      </>
    );
  }
  return (
    <>
      <p className="mt-2 max-w-prose text-ink-soft text-sm">{t("intro")}</p>
      <div className="mt-8 grid gap-12">
        {devices.map((device) => {
          const pages = data.pages.filter((page) => page.device === device);
          return pages.length > 0 && <VitalsTable key={device} device={device} pages={pages} />;
        })}
      </div>
      <Legend />
    </>
  );
}

function Legend() {
  const t = useTranslations("speed");
  const nameOf = useTranslations("vitalNames");
  const meaningOf = useTranslations("vitalMeanings");
  const show = useVitalFormat();
  return (
    <>
      <dl className="mt-8 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {vitals.map((vital) => (
          <div key={vital}>
            <dt className="font-medium">{`${vital}: ${nameOf(vital)}`}</dt>
            <dd className="text-ink-soft">
              {t("legend", {
                means: meaningOf(vital),
                good: show(vital, limitsOf(vital).good),
                poor: show(vital, limitsOf(vital).poor),
              })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-prose text-ink-soft text-sm">{t("source")}</p>
    </>
  );
}
