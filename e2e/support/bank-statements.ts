import { POST as confirmRoute } from "@/app/api/shop/bank-line/confirmation/route";
import { GET as linesRoute } from "@/app/api/shop/bank-line/route";
import { POST as statementRoute } from "@/app/api/shop/bank-statement/route";
import { call, jsonBody, statusAndBody } from "./call";

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
