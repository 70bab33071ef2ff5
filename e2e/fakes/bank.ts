import { pathToFileURL } from "node:url";
import { env } from "../../lib/env";
import { camtOf, csvOf, type Payment } from "./bank-statement";
import { type FakeService, html, json, redirect, startFakeService } from "./http-service";

/** What is wrong with the files: cut off, with a document type, or with an amount that is none. */
const faults = ["none", "cut", "doctype", "amount"] as const;
type Fault = (typeof faults)[number];

function spoil(file: string, fault: Fault): string {
  if (fault === "cut") return file.slice(0, Math.floor(file.length * 0.7));
  if (fault === "doctype") return file.replace("<Document", "<!DOCTYPE Document>\n<Document");
  return fault === "amount" ? file.replaceAll(/\d+\.\d\d/g, "a lot") : file;
}

const today = () => new Date().toISOString().slice(0, 10);

const page = (payments: readonly Payment[]) =>
  html(`<!doctype html><html lang="en"><title>Bank</title><h1>Your bank</h1>
<p>Transfers to the shop's account: ${payments.length}.
<a href="/statement.xml">Statement (CAMT.053)</a> <a href="/statement.csv">Statement (CSV)</a></p>
<form method="post" action="/transfers">
<p><label>Payer <input name="payer" required></label></p>
<p><label>Payment reference <input name="purpose" required></label></p>
<p><label>Amount <input name="amount" type="number" step="0.01" min="0.01" required></label></p>
<p><label>Currency <input name="currency" value="${env("site").SHOP_CURRENCY}" pattern="[A-Z]{3}" required></label></p>
<p><label>Day <input name="day" type="date" value="${today()}" required></label></p>
<button>Transfer</button></form></html>`);

/**
 * A fake bank: transfers are entered on its page, and its statements are downloaded as CAMT.053 and CSV.
 * `POST /control/faults` spoils the files.
 */
export function startBank(port = 0): Promise<FakeService> {
  const payments: Payment[] = [];
  let fault: Fault = "none";
  const file = (type: string, body: string) => ({ status: 200, type, body: spoil(body, fault) });
  return startFakeService(port, ({ method, url, body }) => {
    if (method === "POST" && url.pathname === "/control/faults") {
      const { file: wanted }: { file?: Fault } = JSON.parse(body || "{}");
      fault = faults.find((it) => it === wanted) ?? "none";
      return json({ file: fault });
    }
    if (method === "POST" && url.pathname === "/transfers") {
      const form = new URLSearchParams(body);
      const of = (name: string) => form.get(name) ?? "";
      payments.push({
        cents: Math.round(Number(of("amount")) * 100),
        day: of("day") || today(),
        payer: of("payer"),
        purpose: of("purpose"),
        currency: of("currency") || env("site").SHOP_CURRENCY,
      });
      return redirect("/");
    }
    if (url.pathname === "/statement.xml") return file("application/xml", camtOf(payments));
    if (url.pathname === "/statement.csv") return file("text/csv", csvOf(payments));
    return page(payments);
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startBank(Number(process.env.PORT ?? 4090));
  console.log(`Bank: ${url}`);
}
