import type { ReactNode } from "react";
import { ColorLabel } from "@/components/catalogue/color-label";
import { Rating } from "@/components/catalogue/rating";
import { screensText, specificationTexts } from "@/components/catalogue/texts";
import { measuredFacts, measuredScores } from "@/components/sites/delivery/measured-rows";
import { categoryText } from "@/lib/catalogue/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { formatDay } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import { cartTotals, deploymentBaseCents, deploymentPerPresetCents } from "@/lib/orders/cart/rules";
import { measuredOf } from "@/lib/sites/delivery/measured";
import { compareTexts as texts } from "./texts";

interface Row {
  name: string;
  values: ReactNode[];
}

const withDeployment = (preset: Preset) =>
  cartTotals([preset], { withDeployment: true }).totalCents;

const deployment = texts.deploymentOf(
  formatMoney({ cents: deploymentBaseCents }),
  formatMoney({ cents: deploymentPerPresetCents }),
);

const priceOf = (cents: number, { currency }: Preset) => (
  <span className="font-medium text-lg tabular-nums">{formatMoney({ cents, currency })}</span>
);

const note = (text: string) => <span className="mt-1 block text-ink-soft text-sm">{text}</span>;

const factRows = (presets: Preset[]): Row[] => [
  { name: texts.price, values: presets.map((it) => priceOf(it.priceCents, it)) },
  {
    name: texts.withDeployment,
    values: presets.map((it) => (
      <>
        {priceOf(withDeployment(it), it)}
        {note(deployment)}
      </>
    )),
  },
  {
    name: specificationTexts.category,
    values: presets.map(({ category }) => (
      <>
        {category}
        {note(categoryText[category])}
      </>
    )),
  },
  { name: texts.screens, values: presets.map(({ category }) => screensText(category)) },
  { name: specificationTexts.type, values: presets.map(({ type }) => type) },
  {
    name: specificationTexts.color,
    values: presets.map(({ id, color }) => <ColorLabel key={id} color={color} />),
  },
  {
    name: texts.rating,
    values: presets.map(({ id, ratingAverage }) =>
      ratingAverage > 0 ? <Rating key={id} average={ratingAverage} /> : texts.notRated,
    ),
  },
  {
    name: specificationTexts.released,
    values: presets.map(({ release }) => formatDay(release)),
  },
];

/** Rows that at least one of the templates was measured for. */
function measuredRows(presets: Preset[]): Row[] {
  const measured = presets.map(({ url }) => measuredOf(url.replace("/preview/", "")));
  const [sample] = measured.flatMap((it) => it ?? []);
  if (!sample) return [];
  const rowsOf = (it: typeof sample) => [
    ...measuredScores(it),
    ...measuredFacts(it),
    [texts.measuredOn, formatDay(it.date)] as const,
  ];
  const columns = measured.map((it) => it && rowsOf(it));
  return rowsOf(sample).map(([name], row) => ({
    name,
    values: columns.map((column) => column?.[row]?.[1] ?? texts.notMeasured),
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
        <caption className={intro ? "pb-4 text-left" : "sr-only"}>
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
  const measured = measuredRows(presets);
  return (
    <>
      <Table presets={presets} rows={factRows(presets)} title={texts.facts} />
      {measured.length > 0 && (
        <Table
          presets={presets}
          rows={measured}
          title={texts.measured}
          intro={texts.measuredIntro}
        />
      )}
    </>
  );
}
