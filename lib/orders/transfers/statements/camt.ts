import { amountsIn } from "@/lib/amounts";
import { maxId } from "@/lib/ids";
import { countryOfIban, isoDay, type Statement, type StatementLine, tidy, wrongLine } from "./line";
import { findAll, readXml, textAt, type XmlNode } from "./xml";

function moneyOf(amount: XmlNode): { amountCents: number; currency: string } {
  const text = amount.text.trim();
  // ISO 20022 writes amounts with a point, and without separators of thousands.
  const currency = amount.attributes.Ccy ?? "";
  const isMoney = /^\d{1,9}(\.\d{1,5})?$/.test(text) && /^[A-Z]{3}$/.test(currency);
  const cents = isMoney ? Math.round(amountsIn(currency).decode(Number(text))) : Number.NaN;
  if (!(cents <= maxId)) {
    throw wrongLine(amount.line, `“${text} ${currency}” is no amount with its currency.`);
  }
  return { amountCents: cents, currency };
}

function dayOf(entry: XmlNode): string {
  const text = textAt(entry, "BookgDt/Dt", "BookgDt/DtTm", "ValDt/Dt", "ValDt/DtTm");
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  const iso = isoDay(Number(year), Number(month), Number(day));
  if (!iso) throw wrongLine(entry.line, "the entry has no day on which it was booked.");
  return iso;
}

/** The parties and the purpose of a transaction. Newer versions put the name one level deeper. */
const detailsOf = (details: XmlNode) => ({
  payer: textAt(details, "RltdPties/Dbtr/Nm", "RltdPties/Dbtr/Pty/Nm", "RltdPties/UltmtDbtr/Nm"),
  country: countryOfIban(textAt(details, "RltdPties/DbtrAcct/Id/IBAN")),
  purpose: [
    ...findAll(details, "RmtInf/Ustrd"),
    ...findAll(details, "RmtInf/Strd/CdtrRefInf/Ref"),
    ...findAll(details, "Refs/EndToEndId"),
  ]
    .map(({ text }) => text.trim())
    .filter((text) => text && text !== "NOTPROVIDED")
    .join(" "),
});

/** An entry, or each transaction of an entry that is a batch. */
function linesOf(entry: XmlNode): StatementLine[] {
  const [amount] = findAll(entry, "Amt");
  if (!amount) throw wrongLine(entry.line, "the entry has no amount.");
  const money = moneyOf(amount);
  const day = dayOf(entry);
  const reference = textAt(entry, "AcctSvcrRef", "NtryRef");
  const transactions = findAll(entry, "NtryDtls/TxDtls");
  if (transactions.length < 2) {
    const [details] = transactions;
    const found = details && detailsOf(details);
    return [
      tidy({
        ...money,
        day,
        payer: found?.payer ?? "",
        country: found?.country ?? null,
        purpose: found?.purpose || textAt(entry, "AddtlNtryInf"),
        bankReference: reference || (details ? textAt(details, "Refs/AcctSvcrRef") : ""),
      }),
    ];
  }
  const lines = transactions.map((details) => {
    const [own] = [...findAll(details, "Amt"), ...findAll(details, "AmtDtls/TxAmt/Amt")];
    if (!own) throw wrongLine(details.line, "a transaction of this batch has no amount.");
    const number = textAt(details, "Refs/AcctSvcrRef", "Refs/TxId");
    return tidy({
      ...moneyOf(own),
      ...detailsOf(details),
      day,
      bankReference: number && `${reference} ${number}`,
    });
  });
  const sum = lines.reduce((cents, { amountCents }) => cents + amountCents, 0);
  if (sum !== money.amountCents) {
    throw wrongLine(entry.line, "the transactions of this batch do not add up to its amount.");
  }
  return lines;
}

/** Newer versions put the status one level deeper. */
const isArrived = (entry: XmlNode) =>
  textAt(entry, "CdtDbtInd") === "CRDT" && textAt(entry, "Sts/Cd", "Sts") === "BOOK";

/** Reads an account statement by ISO 20022: camt.053, of any version. */
export function readCamt(xml: string): Statement {
  const document = readXml(xml);
  const statements = findAll(document, "Document/BkToCstmrStmt/Stmt");
  const [top] = document.children;
  if (statements.length === 0) {
    const found = top ? `it begins with <${top.name}>` : "it has no element";
    throw wrongLine(top?.line ?? 1, `this is no account statement (camt.053): ${found}.`);
  }
  const entries = statements.flatMap((it) => findAll(it, "Ntry"));
  const arrived = entries.filter(isArrived);
  return { lines: arrived.flatMap(linesOf), leftOut: entries.length - arrived.length };
}
