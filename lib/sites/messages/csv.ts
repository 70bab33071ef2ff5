import type { CsvColumns } from "@/lib/csv";
import { decimalAmount } from "./amounts";
import type { MessageView } from "./schemas";

/** Messages as a table. */
export const messageColumns: CsvColumns<MessageView> = {
  Received: ({ receivedAt }) => receivedAt,
  Kind: ({ kind }) => kind,
  Name: ({ name }) => name,
  "E-mail": ({ email }) => email,
  Message: ({ message }) => message,
  Fields: ({ fields }) => fields.map(({ label, value }) => `${label}: ${value}`).join("\n"),
  Order: ({ order }) =>
    order?.lines
      .map((line) => {
        const price = decimalAmount(line.priceCents, line.currency);
        return `${line.quantity} x ${line.name}, ${price} ${line.currency} each`;
      })
      .join("\n") ?? "",
  Sum: ({ order }) => (order ? decimalAmount(order.sumCents, order.currency) : ""),
  Currency: ({ order }) => order?.currency ?? "",
  Folder: ({ folder }) => folder,
  Read: ({ isRead }) => (isRead ? "yes" : "no"),
  "Your e-mail": ({ mailStatus }) => mailStatus ?? "",
};
