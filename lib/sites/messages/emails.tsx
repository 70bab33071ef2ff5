import type { MessageKind } from "@/db/words/messages";
import { ButtonLink, Paragraph, Rows, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { throughLogin } from "@/lib/platform/email/through-login";
import { formatAmount } from "./amounts";
import { inboxPath, writerOf } from "./rules";
import type { MessageField, MessageOrder } from "./schemas";

interface SiteMessage {
  kind: MessageKind;
  name: string;
  email: string;
  message: string;
  fields: readonly MessageField[];
  order: MessageOrder | null;
  template: string;
  license: string | null;
}

/** To the owner of a site. A reply goes to the sender of the message. */
export const siteMessageEmail = (it: SiteMessage) =>
  translatedEmail("siteMessageEmail", (t, language) => {
    const title = t(it.kind, { writer: writerOf(it) });
    return {
      subject: title,
      preview: it.message || it.email,
      body: (
        <>
          <Title>{title}</Title>
          <Paragraph>{t("text", { template: it.template, email: it.email })}</Paragraph>
          {it.message && <Paragraph>{it.message}</Paragraph>}
          {it.fields.length > 0 && (
            <Rows rows={it.fields.map(({ label, value }) => ({ name: label, value }))} />
          )}
          {it.order && <OrderTable order={it.order} total={t("total")} language={language} />}
          {it.license && (
            <ButtonLink href={throughLogin(inboxPath(it.license), language)}>
              {t("toInbox")}
            </ButtonLink>
          )}
        </>
      ),
    };
  });

interface OrderTableProps {
  order: MessageOrder;
  /** What stands before the sum. */
  total: string;
  language: string;
}

const OrderTable = ({ order, total, language }: OrderTableProps) => (
  <Rows
    rows={[
      ...order.lines.map((line) => ({
        name: `${line.quantity} × ${line.name}`,
        value: formatAmount(line.quantity * line.priceCents, line.currency, language),
      })),
      { name: total, value: formatAmount(order.sumCents, order.currency, language) },
    ]}
  />
);
