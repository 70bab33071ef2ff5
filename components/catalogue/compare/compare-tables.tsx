import type { ReactNode } from "react";
import { useLanguage, useTranslations } from "#translations";
import { ColorLabel } from "@/components/catalogue/color-label";
import { Rating } from "@/components/catalogue/rating";
import { measuredFacts, measuredScores } from "@/components/sites/delivery/measured-rows";
import { designOf, worksOnPhones } from "@/lib/catalogue/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { formatDay } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import { cartTotals, deploymentBaseCents, deploymentPerPresetCents } from "@/lib/orders/cart/rules";
import { measuredOf } from "@/lib/sites/delivery/measured";

interface Row {
  name: string;
  values: ReactNode[];
}

const withDeployment = (preset: Preset) =>
  cartTotals([preset], { withDeployment: true }).totalCents;

const note = (text: string) => <span className="mt-1 block text-ink-soft text-sm">{text}</span>;

function useFactRows(presets: Preset[]): Row[] {
  const t = useTranslations("compareTables");
  const tSpecification = useTranslations("specification");
  const word = useTranslations("presetWords");
  const about = useTranslations("categoryTexts");
  const language = useLanguage();
  const priceOf = (cents: number, { currency }: Preset) => (
    <span className="font-medium text-lg tabular-nums">
      {formatMoney({ cents, currency }, language)}
    </span>
  );
  const deployment = t("deploymentOf", {
    base: formatMoney({ cents: deploymentBaseCents }, language),
    each: formatMoney({ cents: deploymentPerPresetCents }, language),
  });
  return [
    { name: t("price"), values: presets.map((it) => priceOf(it.priceCents, it)) },
    {
      name: t("withDeployment"),
      values: presets.map((it) => (
        <>
          {priceOf(withDeployment(it), it)}
          {note(deployment)}
        </>
      )),
    },
    {
      name: tSpecification("category"),
      values: presets.map(({ category }) => (
        <>
          {word(category)}
          {note(about(category))}
        </>
      )),
    },
    {
      name: t("screens"),
      values: presets.map(({ category }) =>
        word(worksOnPhones(category) ? "phones" : "desktopOnly"),
      ),
    },
    { name: tSpecification("type"), values: presets.map(({ type }) => word(type)) },
    {
      name: tSpecification("color"),
      values: presets.map(({ id, color }) => <ColorLabel key={id} color={color} />),
    },
    {
      name: t("rating"),
      values: presets.map(({ id, ratingAverage }) =>
        ratingAverage > 0 ? <Rating key={id} average={ratingAverage} /> : t("notRated"),
      ),
    },
    {
      name: tSpecification("released"),
      values: presets.map(({ release }) => formatDay(release, "UTC", language)),
    },
  ];
}

/** Rows that at least one of the templates was measured for. */
function useMeasuredRows(presets: Preset[]): Row[] {
  const t = useTranslations("compareTables");
  const words = useTranslations("measured");
  const language = useLanguage();
  const measured = presets.map(({ url }) => measuredOf(designOf(url)));
  const [sample] = measured.flatMap((it) => it ?? []);
  if (!sample) return [];
  const rowsOf = (it: typeof sample) => [
    ...measuredScores(it, words),
    ...measuredFacts(it, words),
    [t("measuredOn"), formatDay(it.date, "UTC", language)] as const,
  ];
  const columns = measured.map((it) => it && rowsOf(it));
  return rowsOf(sample).map(([name], row) => ({
    name,
    values: columns.map((column) => column?.[row]?.[1] ?? t("notMeasured")),
  }));
}

interface TableProps {
  presets: Preset[];
  rows: Row[];
  title: string;
  intro?: string;
}

function Table({ presets, rows, title, intro }: TableProps) {
  return (
    <div className="mt-10 overflow-x-clip">
      <table className="compare-table">
        <caption className={intro ? "pb-4 text-start" : "sr-only"}>
          <span className="font-display font-semibold text-xl">{title}</span>
          {intro && note(intro)}
        </caption>
        <thead>
          <tr>
            {presets.map(({ id, name }) => (
              <th key={id} scope="col" className="font-display font-semibold text-lg leading-tight">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ name, values }) => (
          // Each name is above its values, so that a phone has the whole width for the values.
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={presets.length} className="label text-ink-soft">
                {name}
              </th>
            </tr>
            <tr>
              {values.map((value, column) => (
                <td key={presets[column]?.id}>{value}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

/**
 * The presets as tables: complete in the HTML, for visitors without scripts and for screen readers.
 */
export function CompareTables({ presets }: { presets: Preset[] }) {
  const t = useTranslations("compareTables");
  const facts = useFactRows(presets);
  const measured = useMeasuredRows(presets);
  return (
    <>
      <Table presets={presets} rows={facts} title={t("facts")} />
      {measured.length > 0 && (
        <Table presets={presets} rows={measured} title={t("measured")} intro={t("measuredIntro")} />
      )}
    </>
  );
}
