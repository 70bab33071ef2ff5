import type { MessageKind } from "@/db/words/messages";
import { ButtonLink, Paragraph, Rows, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute } from "@/lib/site";
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

const titles: Record<MessageKind, string> = {
  contact: "A message",
  order: "An order",
  request: "A request",
};

const titleOf = (it: SiteMessage) => `${titles[it.kind]} from ${writerOf(it)}`;

/** To the owner of a site. A reply goes to the sender of the message. */
export const siteMessageEmail = (it: SiteMessage): Email => ({
  subject: titleOf(it),
  preview: it.message || it.email,
  body: (
    <>
      <Title>{titleOf(it)}</Title>
      <Paragraph>
        {`It was sent on your ${it.template} site. Reply to this e-mail to write to ${it.email}.`}
      </Paragraph>
      {it.message && <Paragraph>{it.message}</Paragraph>}
      {it.fields.length > 0 && (
        <Rows rows={it.fields.map(({ label, value }) => ({ name: label, value }))} />
      )}
      {it.order && <OrderTable order={it.order} />}
      {it.license && (
        <ButtonLink href={absolute(inboxPath(it.license))}>All your messages</ButtonLink>
      )}
    </>
  ),
});

const OrderTable = ({ order: { lines, sumCents, currency } }: { order: MessageOrder }) => (
  <Rows
    rows={[
      ...lines.map((line) => ({
        name: `${line.quantity} × ${line.name}`,
        value: formatAmount(line.quantity * line.priceCents, line.currency),
      })),
      { name: "Total", value: formatAmount(sumCents, currency) },
    ]}
  />
);
