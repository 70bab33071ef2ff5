import { useLanguage, useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { localeOf } from "@/lib/languages.mjs";
import { formatAmount } from "@/lib/sites/messages/amounts";
import type { MessageOrder, MessageView } from "@/lib/sites/messages/schemas";
import { MessageActions, type MessageActionsProps } from "./message-actions";
import { replyAddress } from "./message-address";

interface MessageTextProps extends Pick<MessageActionsProps, "inbox"> {
  message: MessageView;
}

/** The whole message, and the actions for it. */
export function MessageText({ message, inbox }: MessageTextProps) {
  const t = useTranslations("siteMessages");
  const reasonOf = useTranslations("spamReasons");
  const ofMail = useTranslations("messageMail");
  const language = useLanguage();
  const { email, kind, folder, fields, order, spamReasons, mailStatus } = message;
  const reasons = new Intl.ListFormat(localeOf(language), { type: "unit" }).format(
    spamReasons.map((it) => reasonOf(it)),
  );
  return (
    <div className="grid gap-5 pt-1 pe-1 pb-6 ps-[1.625rem] [overflow-wrap:anywhere]">
      <p className="text-ink-soft text-sm">{email}</p>
      {message.message && (
        <p dir="auto" className="max-w-prose whitespace-pre-line">
          {message.message}
        </p>
      )}
      {fields.length > 0 && (
        <dl className="grid max-w-prose gap-x-6 gap-y-1.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
          {fields.map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a message does not change
            <div key={index} className="contents">
              <dt dir="auto" className="text-ink-soft">
                {label}
              </dt>
              <dd dir="auto" className="whitespace-pre-line">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {order && <OrderTable order={order} />}
      <p className="text-ink-soft text-sm">
        {spamReasons.length > 0 && <span>{`${t("looksLikeSpam", { reasons })} `}</span>}
        <span>{ofMail(mailStatus ?? "none")}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {folder !== "spam" && (
          <a
            href={replyAddress(message, t("replySubject", { kind }))}
            className={button("primary", "medium")}
          >
            {t("reply")}
          </a>
        )}
        <MessageActions messages={[message]} inbox={inbox} />
      </div>
    </div>
  );
}

function OrderTable({ order }: { order: MessageOrder }) {
  const t = useTranslations("siteMessages");
  const kindOf = useTranslations("messageKinds");
  const language = useLanguage();
  const { lines, sumCents, currency } = order;
  const cell = "border-line border-t py-2 text-end tabular-nums";
  return (
    <table className="w-full max-w-prose">
      <caption className="sr-only">{kindOf("order")}</caption>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order does not change
          <tr key={index}>
            <th scope="row" className="border-line border-t py-2 pe-4 text-start font-normal">
              {line.quantity} × {line.name}
            </th>
            <td className={cell}>
              {formatAmount(line.quantity * line.priceCents, line.currency, language)}
            </td>
          </tr>
        ))}
        <tr className="font-semibold">
          <th scope="row" className="border-line border-t py-2 pe-4 text-start font-semibold">
            {t("total")}
          </th>
          <td className={cell}>{formatAmount(sumCents, currency, language)}</td>
        </tr>
      </tbody>
    </table>
  );
}
