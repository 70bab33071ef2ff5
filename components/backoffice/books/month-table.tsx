import { useLanguage, useTranslations } from "#translations";
import { addUp } from "@/lib/analytics/rules";
import { documentLinks } from "@/lib/document-links";
import { localeOf } from "@/lib/languages.mjs";
import { formatMoney } from "@/lib/money";
import { balanceOf, filesOf, type MonthSums, noSums } from "@/lib/orders/books/rules";
import type { Books } from "@/lib/orders/books/schemas";

type Sums = Omit<MonthSums, "month" | "currency">;

const columns = [
  { label: "invoiced", read: ({ invoicedCents }) => invoicedCents },
  { label: "credited", read: ({ creditedCents }) => creditedCents },
  { label: "paypal", read: ({ paypalCents }) => paypalCents },
  { label: "bankTransfer", read: ({ bankTransferCents }) => bankTransferCents },
  { label: "refunded", read: ({ refundedCents }) => refundedCents },
  { label: "fees", read: ({ feeCents }) => feeCents },
  { label: "balance", read: balanceOf },
] as const satisfies readonly { label: string; read: (sums: Sums) => number }[];

function useMonthName() {
  const locale = localeOf(useLanguage());
  const format = new Intl.DateTimeFormat(locale, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return (month: string) => format.format(new Date(`${month}-01`));
}

const head = "label whitespace-nowrap px-2 pb-2 font-normal text-ink-soft";

/**
 * A row for each month, the newest first, and a row for the total; on a phone the table scrolls
 * sideways.
 */
export function MonthTable({ year, months }: Books) {
  const t = useTranslations("books");
  const nameOf = useMonthName();
  const currencies = [...new Set(months.map(({ currency }) => currency))].sort();
  if (months.length === 0) {
    return <p className="border-line border-t px-2 py-10 text-center text-ink-soft">{t("none")}</p>;
  }
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-start text-sm">
        <caption className="sr-only">{t("caption", { year: String(year) })}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {t("month")}
            </th>
            {columns.map(({ label }) => (
              <th key={label} scope="col" className={`${head} text-end`}>
                {t(label)}
              </th>
            ))}
            <th scope="col" className={head}>
              {t("downloads")}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((sums, at) => (
            <tr
              key={`${sums.month} ${sums.currency}`}
              className="border-line border-t align-baseline"
            >
              <RowHead>{nameOf(sums.month)}</RowHead>
              <Amounts sums={sums} currency={sums.currency} />
              <td className="px-2 py-3">
                {months[at - 1]?.month !== sums.month && <Downloads {...sums} />}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {currencies.map((currency) => (
            <tr key={currency} className="border-line-strong border-t-2 align-baseline">
              <RowHead>{t("year", { year: String(year) })}</RowHead>
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
  <th scope="row" className="whitespace-nowrap px-2 py-3 font-medium">
    {children}
  </th>
);

function Amounts({ sums, currency }: { sums: Sums; currency: string }) {
  const t = useTranslations("books");
  const language = useLanguage();
  return columns.map(({ label, read }) => (
    <td key={label} className="whitespace-nowrap px-2 py-3 text-end font-mono tabular-nums">
      <span>{formatMoney({ cents: read(sums), currency }, language)}</span>
      {label === "fees" && sums.unknownFees > 0 && (
        <span className="block font-sans text-ink-soft text-xs">
          {t("unknownFees", { count: sums.unknownFees })}
        </span>
      )}
    </td>
  ));
}

function Downloads({ month, documents }: Pick<MonthSums, "month" | "documents">) {
  const t = useTranslations("books");
  const nameOf = useMonthName();
  const files = filesOf(documents);
  const all = [
    { href: documentLinks.booksCsv(month), text: t("csv") },
    ...Array.from({ length: files }, (_, at) => ({
      href: documentLinks.booksDatev(month, at + 1),
      text: files > 1 ? t("datevFile", { file: at + 1, files }) : t("datev"),
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
            <span className="sr-only">{t("ofMonth", { month: nameOf(month) })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
