import { formatDay } from "@/lib/dates";
import { isId } from "@/lib/ids";
import { formatMoney } from "@/lib/money";
import type { BankLine } from "@/lib/orders/transfers/statements/schemas";
import { bankTexts as texts } from "./texts";

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

export const LineTable = ({ lines, choices, errors, onChoose }: LineTableProps) => (
  <div className="overflow-x-auto">
    <table className="w-full text-start text-sm">
      <thead>
        <tr>
          {[texts.day, texts.payer, texts.amount, texts.order].map((name) => (
            <th key={name} scope="col" className="label px-3 pb-3 text-ink-soft">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="border-line border-t align-baseline">
            <td className={`${cell} tabular-nums`}>{formatDay(line.day)}</td>
            <td className={cell}>
              <span className="block max-w-[32ch] font-medium [overflow-wrap:anywhere]">
                {line.payer}
              </span>
              <span className="block max-w-[48ch] text-ink-soft [overflow-wrap:anywhere]">
                {line.purpose}
              </span>
            </td>
            <td className={`${cell} text-end font-mono`}>
              {formatMoney({ cents: line.amountCents, currency: line.currency })}
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

const field =
  "h-10 rounded-control border border-line-strong bg-paper px-2 text-ink hover:border-ink";

interface OrderChoiceProps {
  line: BankLine;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

const OrderChoice = ({ line, choice: { value, number }, onChoose }: OrderChoiceProps) => (
  <span className="flex flex-wrap gap-2">
    <select
      aria-label={texts.orderOf(line.payer)}
      className={`${field} max-w-[26rem]`}
      value={value}
      onChange={(event) => onChoose({ value: event.target.value, number })}
    >
      {line.matches.map(({ id, company, openCents: cents, reasons }) => (
        <option key={id} value={id}>
          {texts.match(id, company, formatMoney({ cents, currency: line.currency }), reasons)}
        </option>
      ))}
      <option value={later}>{texts.undecided}</option>
      <option value={other}>{texts.otherOrder}</option>
      <option value={noOrder}>{texts.noOrder}</option>
    </select>
    {value === other && (
      <input
        aria-label={texts.numberOf(line.payer)}
        placeholder={texts.number}
        inputMode="numeric"
        autoComplete="off"
        className={`${field} w-36`}
        value={number}
        onChange={(event) => onChoose({ value, number: event.target.value })}
      />
    )}
  </span>
);
