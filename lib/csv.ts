/**
 * Where a spreadsheet would evaluate a text as a formula: at its beginning; and after a line break, tab or semicolon,
 * where spreadsheets that expect another separator than the comma see a new cell, in quotation marks or not. Japanese
 * ones read wide signs, too.
 */
const formulaStart = /(^|[\r\n\t;])(?=[\s"]*[=+\-@\t\r|%＝＋－＠])/g;

/** A value of a table, quoted, so that it may contain any character; an apostrophe in front disarms a formula. */
const csvCell = (value: string): string =>
  `"${value.replaceAll(formulaStart, "$1'").replaceAll('"', '""')}"`;

const csvLine = (values: readonly string[]) => `${values.map(csvCell).join(",")}\r\n`;

/** The byte order mark, without which spreadsheets do not read a file as UTF-8. */
const byteOrderMark = "\u{feff}";

/** The columns of a table by their headings, in their order. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string>>;

const linesOf = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string =>
  rows.map((row) => csvLine(Object.values(columns).map((read) => read(row)))).join("");

const headOf = <Row>(columns: CsvColumns<Row>): string =>
  byteOrderMark + csvLine(Object.keys(columns));

/** A whole table. */
export const csvText = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string =>
  headOf(columns) + linesOf(columns, rows);

interface FileParts<Row> {
  head: string;
  write: (rows: Row[]) => string;
  encode: (text: string) => Uint8Array;
}

/** A file of lines, streamed while its rows are read. */
export function fileStream<Row>(
  { head, write, encode }: FileParts<Row>,
  batches: AsyncGenerator<Row[]>,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encode(head));
    },
    async pull(controller) {
      const { value, done } = await batches.next();
      if (done) return controller.close();
      controller.enqueue(encode(write(value)));
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
}

/** A table, streamed while its rows are read. */
export function csvStream<Row>(
  columns: CsvColumns<Row>,
  batches: AsyncGenerator<Row[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return fileStream(
    {
      head: headOf(columns),
      write: (rows) => linesOf(columns, rows),
      encode: (text) => encoder.encode(text),
    },
    batches,
  );
}

/** The response headers of a table to download. */
export const csvHeaders = (fileName: string): Record<string, string> => ({
  "Content-Type": "text/csv; charset=utf-8",
  "Content-Disposition": `attachment; filename="${fileName}"`,
  "Cache-Control": "private, no-store",
});
