import { useLanguage, useTranslations } from "#translations";
import { formatDay } from "@/lib/dates";
import { isId } from "@/lib/ids";
import { formatMoney } from "@/lib/money";
import type { BankLine } from "@/lib/orders/transfers/statements/schemas";

/** What a person chose for a line: an order, another one by its number, none, or to decide later. */
export interface Choice {
  value: string;
  number: string;
}

const other = "other";
const noOrder = "none";
const later = "";

const choiceOf = ({ orderId }: BankLine, choice: Choice | undefined): Choice =>
  choice ?? { value: orderId === null ? later : String(orderId), number: "" };

/** The order that is chosen; null for none, undefined while nothing is decided. */
export function orderOf(line: BankLine, choice: Choice | undefined): number | null | undefined {
  const { value, number } = choiceOf(line, choice);
  if (value === noOrder) return null;
  const id = Number(value === other ? number : value);
  return isId(id) ? id : undefined;
}

interface LineTableProps {
  lines: readonly BankLine[];
  choices: ReadonlyMap<number, Choice>;
  /** Why lines were refused, by their ids. */
  errors: ReadonlyMap<number, string>;
  onChoose: (id: number, choice: Choice) => void;
}

const cell = "px-3 py-3";

export function LineTable({ lines, choices, errors, onChoose }: LineTableProps) {
  const t = useTranslations("bank");
  const language = useLanguage();
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start text-sm">
        <thead>
          <tr>
            {[t("day"), t("payer"), t("amount"), t("order")].map((name) => (
              <th key={name} scope="col" className="label px-3 pb-3 text-ink-soft">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className="border-line border-t align-baseline">
              <td className={`${cell} tabular-nums`}>{formatDay(line.day, "UTC", language)}</td>
              <td className={cell}>
                <span className="block max-w-[32ch] font-medium [overflow-wrap:anywhere]">
                  {line.payer}
                </span>
                <span className="block max-w-[48ch] text-ink-soft [overflow-wrap:anywhere]">
                  {line.purpose}
                </span>
              </td>
              <td className={`${cell} text-end font-mono`}>
                {formatMoney({ cents: line.amountCents, currency: line.currency }, language)}
              </td>
              <td className={cell}>
                <OrderChoice
                  line={line}
                  choice={choiceOf(line, choices.get(line.id))}
                  onChoose={(choice) => onChoose(line.id, choice)}
                />
                {errors.has(line.id) && (
                  <p role="alert" className="mt-1 text-bad">
                    {errors.get(line.id)}
                  </p>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const field =
  "h-10 rounded-control border border-line-strong bg-paper px-2 text-ink hover:border-ink";

interface OrderChoiceProps {
  line: BankLine;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function OrderChoice({ line, choice: { value, number }, onChoose }: OrderChoiceProps) {
  const t = useTranslations("bank");
  const reasonName = useTranslations("matchReasons");
  const language = useLanguage();
  const payer = line.payer || t("unknownPayer");
  return (
    <span className="flex flex-wrap gap-2">
      <select
        aria-label={t("orderOf", { payer })}
        className={`${field} max-w-[26rem]`}
        value={value}
        onChange={(event) => onChoose({ value: event.target.value, number })}
      >
        {line.matches.map(({ id, company, openCents: cents, reasons }) => (
          <option key={id} value={id}>
            {t("match", {
              id: String(id),
              company,
              open: formatMoney({ cents, currency: line.currency }, language),
              reasons: reasons.map((reason) => reasonName(reason)).join(", "),
            })}
          </option>
        ))}
        <option value={later}>{t("undecided")}</option>
        <option value={other}>{t("otherOrder")}</option>
        <option value={noOrder}>{t("noOrder")}</option>
      </select>
      {value === other && (
        <input
          aria-label={t("numberOf", { payer })}
          placeholder={t("number")}
          inputMode="numeric"
          autoComplete="off"
          className={`${field} w-36`}
          value={number}
          onChange={(event) => onChoose({ value, number: event.target.value })}
        />
      )}
    </span>
  );
}
