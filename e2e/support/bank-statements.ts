import { POST as confirmRoute } from "@/app/api/shop/bank-line/confirmation/route";
import { GET as linesRoute } from "@/app/api/shop/bank-line/route";
import { POST as statementRoute } from "@/app/api/shop/bank-statement/route";
import { formatDecimal } from "@/lib/money";
import { escapeXml } from "@/lib/xml";
import { call, jsonBody, statusAndBody } from "./call";

interface Payment {
  cents: number;
  day: string;
  payer: string;
  purpose: string;
  currency?: string;
}

const entryOf = ({ cents, day, payer, purpose, currency = "USD" }: Payment, at: number) => `
      <Ntry>
        <NtryRef>${day}-${at}</NtryRef>
        <Amt Ccy="${currency}">${formatDecimal(cents)}</Amt>
        <CdtDbtInd>CRDT</CdtDbtInd>
        <Sts><Cd>BOOK</Cd></Sts>
        <BookgDt><Dt>${day}</Dt></BookgDt>
        <NtryDtls><TxDtls>
          <RltdPties><Dbtr><Pty><Nm>${escapeXml(payer)}</Nm></Pty></Dbtr></RltdPties>
          <RmtInf><Ustrd>${escapeXml(purpose)}</Ustrd></RmtInf>
        </TxDtls></NtryDtls>
      </Ntry>`;

/** An account statement as banks write it (camt.053.001.08). */
export const camtOf = (payments: readonly Payment[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>1</MsgId></GrpHdr>
    <Stmt>
      <Id>1</Id>${payments.map(entryOf).join("")}
    </Stmt>
  </BkToCstmrStmt>
</Document>
`;

type Headers = Record<string, string>;

export async function loadStatement(file: string | Uint8Array<ArrayBuffer>, headers: Headers) {
  const form = new FormData();
  form.set("file", new File([file], "statement"));
  const init = { method: "POST", headers, body: form };
  return statusAndBody(await call(statementRoute, "/api/shop/bank-statement", init));
}

export interface WireBankLine {
  id: number;
  amount: number;
  payer: string;
  purpose: string;
  orderId: number | null;
  matches: { id: number; open: number; reasons: string[] }[];
}

export async function openLines(headers: Headers): Promise<WireBankLine[]> {
  const response = await call(linesRoute, "/api/shop/bank-line", { headers });
  // Cast: the conformance test compares the answer with its schema.
  return (await response.json()) as WireBankLine[];
}

export const confirmLines = async (
  lines: readonly { id: number; orderId: number | null }[],
  headers: Headers,
) =>
  statusAndBody(
    await call(confirmRoute, "/api/shop/bank-line/confirmation", jsonBody({ lines }, headers)),
  );
