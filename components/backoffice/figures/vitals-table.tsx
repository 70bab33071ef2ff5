import { useLanguage, useTranslations } from "#translations";
import { type Device, vitals } from "@/db/words/analytics";
import type { PageFigures } from "@/lib/analytics/vitals/schemas";
import { formatCount } from "@/lib/counts";
import { VitalValue } from "./vital-value";

const head = "label pe-6 pb-2 font-normal text-ink-soft align-bottom";
const cell = "block py-2 sm:table-cell sm:py-3 sm:pe-6 sm:align-top";

interface VitalsTableProps {
  device: Device;
  pages: readonly PageFigures[];
}

/** A row for each kind of page; on a phone each vital has a line of its own. */
export function VitalsTable({ device, pages }: VitalsTableProps) {
  const t = useTranslations("speed");
  const deviceName = useTranslations("devices");
  const pageName = useTranslations("pageKinds");
  const vitalName = useTranslations("vitalNames");
  const language = useLanguage();
  return (
    <table className="w-full text-start">
      <caption className="pb-3 text-start font-display font-semibold">{deviceName(device)}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          <th scope="col" className={head}>
            {t("page")}
          </th>
          {vitals.map((vital) => (
            <th key={vital} scope="col" className={head}>
              <abbr title={vitalName(vital)} className="no-underline">
                {vital}
              </abbr>
            </th>
          ))}
          <th scope="col" className={`${head} text-end`}>
            {t("views")}
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <tr key={page.kind} className="block border-line border-t py-3 sm:table-row">
            <th scope="row" className={`${cell} font-medium`}>
              {pageName(page.kind)}
            </th>
            {vitals.map((vital) => {
              const figure = page.vitals.find((it) => it.vital === vital);
              return (
                <td key={vital} className={`${cell} max-sm:grid max-sm:grid-cols-[5rem_1fr]`}>
                  <Label>{vital}</Label>
                  {figure ? (
                    <span className="block">
                      <VitalValue {...figure} />
                    </span>
                  ) : (
                    <span className="text-ink-soft">
                      <span aria-hidden>–</span>
                      <span className="sr-only">{t("notMeasured")}</span>
                    </span>
                  )}
                </td>
              );
            })}
            <td
              className={`${cell} font-mono text-sm tabular-nums max-sm:grid max-sm:grid-cols-[5rem_1fr] sm:pe-0 sm:text-end`}
            >
              <Label>{t("views")}</Label>
              <span>
                {formatCount(Math.max(...page.vitals.map(({ views }) => views)), language)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The heading of a column, for the layout in which the columns are stacked. */
const Label = ({ children }: { children: string }) => (
  <span className="label text-ink-soft sm:hidden">{children}</span>
);
