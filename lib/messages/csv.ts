import { decimalAmount } from "./amounts";
import type { MessageView } from "./schemas";

/** A table program would compute these: the text is kept from being a formula by an apostrophe. */
const isFormula = /^\s*[=+\-@\t\r|%]/;

/** A value of a table: quoted, so that it may hold anything. */
const csvCell = (value: string): string =>
  `"${(isFormula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

const csvLine = (values: readonly string[]) => `${values.map(csvCell).join(",")}\r\n`;

const columns: Record<string, (message: MessageView) => string> = {
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

/** Table programs read UTF-8 by this mark only. */
const byteOrderMark = "\u{feff}";

/** A table of messages, written as they are read. */
export function csvStream(batches: AsyncGenerator<MessageView[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvLine(Object.keys(columns))));
    },
    async pull(controller) {
      const { value, done } = await batches.next();
      if (done) return controller.close();
      const lines = value.map((message) =>
        csvLine(Object.values(columns).map((read) => read(message))),
      );
      controller.enqueue(encoder.encode(lines.join("")));
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
}
