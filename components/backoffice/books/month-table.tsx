import { addUp } from "@/lib/analytics/rules";
import { documentLinks } from "@/lib/document-links";
import { balanceOf, filesOf, type MonthSums, noSums } from "@/lib/orders/books/rules";
import type { Books } from "@/lib/orders/books/schemas";
import { booksTexts as texts } from "./books-texts";

type Sums = Omit<MonthSums, "month" | "currency">;

const columns: readonly { label: string; read: (sums: Sums) => number }[] = [
  { label: texts.invoiced, read: ({ invoicedCents }) => invoicedCents },
  { label: texts.credited, read: ({ creditedCents }) => creditedCents },
  { label: texts.paypal, read: ({ paypalCents }) => paypalCents },
  { label: texts.bankTransfer, read: ({ bankTransferCents }) => bankTransferCents },
  { label: texts.refunded, read: ({ refundedCents }) => refundedCents },
  { label: texts.fees, read: ({ feeCents }) => feeCents },
  { label: texts.balance, read: balanceOf },
];

const head = "label whitespace-nowrap px-3 pb-2 font-normal text-ink-soft";

/**
 * A row for each month, the newest first, and a row for the total; on a phone the table scrolls
 * sideways.
 */
export function MonthTable({ year, months }: Books) {
  const currencies = [...new Set(months.map(({ currency }) => currency))].sort();
  if (months.length === 0) {
    return (
      <p className="border-line border-t px-3 py-10 text-center text-ink-soft">{texts.none}</p>
    );
  }
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-start text-sm">
        <caption className="sr-only">{texts.caption(year)}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {texts.month}
            </th>
            {columns.map(({ label }) => (
              <th key={label} scope="col" className={`${head} text-end`}>
                {label}
              </th>
            ))}
            <th scope="col" className={head}>
              {texts.downloads}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((sums, at) => (
            <tr
              key={`${sums.month} ${sums.currency}`}
              className="border-line border-t align-baseline"
            >
              <RowHead>{texts.nameOf(sums.month)}</RowHead>
              <Amounts sums={sums} currency={sums.currency} />
              <td className="px-3 py-3">
                {months[at - 1]?.month !== sums.month && <Downloads {...sums} />}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {currencies.map((currency) => (
            <tr key={currency} className="border-line-strong border-t-2 align-baseline">
              <RowHead>{texts.year(year)}</RowHead>
              <Amounts sums={addUp(ofCurrency(months, currency), noSums)} currency={currency} />
              <td />
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}

const ofCurrency = (months: readonly MonthSums[], wanted: string) =>
  months.filter(({ currency }) => currency === wanted).map(({ currency: _, ...sums }) => sums);

const RowHead = ({ children }: { children: string }) => (
  <th scope="row" className="whitespace-nowrap px-3 py-3 font-medium">
    {children}
  </th>
);

const Amounts = ({ sums, currency }: { sums: Sums; currency: string }) =>
  columns.map(({ label, read }) => (
    <td key={label} className="whitespace-nowrap px-3 py-3 text-end font-mono tabular-nums">
      <span>{texts.money(read(sums), currency)}</span>
      {label === texts.fees && sums.unknownFees > 0 && (
        <span className="block font-sans text-ink-soft text-xs">
          {texts.unknownFees(sums.unknownFees)}
        </span>
      )}
    </td>
  ));

function Downloads({ month, documents }: Pick<MonthSums, "month" | "documents">) {
  const files = filesOf(documents);
  const all = [
    { href: documentLinks.booksCsv(month), text: texts.csv },
    ...Array.from({ length: files }, (_, at) => ({
      href: documentLinks.booksDatev(month, at + 1),
      text: texts.datev(at + 1, files),
    })),
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2">
      {all.map(({ href, text }) => (
        <li key={href}>
          <a
            href={href}
            download
            className="whitespace-nowrap text-accent underline underline-offset-4"
          >
            {text}
            <span className="sr-only">{texts.ofMonth(month)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
