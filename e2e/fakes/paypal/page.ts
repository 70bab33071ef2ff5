import { formatDecimal } from "../../../lib/amounts";
import { escapeHtml } from "../http-service";
import type { LedgerEntry } from "./ledger";
import type { PaypalOrder } from "./order";

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main>${body}</main></body>
</html>`;

const amountOf = ({ unit }: PaypalOrder) => `${unit.amount.value} ${unit.amount.currency_code}`;

const buyerChoices = [
  ["approve", "Approve", "The payment goes through."],
  ["cancel", "Cancel", "Back to the shop without paying."],
  ["decline", "Decline", "You approve, and your bank refuses."],
  ["pending", "Pending", "You approve, and the payment is held for review."],
] as const;

export type BuyerChoice = (typeof buyerChoices)[number][0];

export const isBuyerChoice = (word: string | null): word is BuyerChoice =>
  buyerChoices.some(([choice]) => choice === word);

/** The page where the buyer approves an order. */
export function approvalPage(order: PaypalOrder, isInPage: boolean): string {
  const items = (order.unit.items ?? [])
    .map(
      ({ name, unit_amount }) =>
        `<li><span>${escapeHtml(name)}</span><span>${escapeHtml(unit_amount.value)}</span></li>`,
    )
    .join("");
  const buttons = buyerChoices
    .map(
      ([choice, name, meaning]) =>
        `<div><button name="choice" value="${choice}" aria-describedby="${choice}">${name}</button><span id="${choice}">${meaning}</span></div>`,
    )
    .join("");
  return page(
    "Fake PayPal · Pay",
    `<p class="soft">Fake PayPal. No money moves.</p>
<h1>Pay ${escapeHtml(amountOf(order))}</h1>
<p>${escapeHtml(order.unit.description ?? "")}</p>
<ul>${items}</ul>
<form method="post" action="/checkoutnow?token=${order.id}${isInPage ? "&amp;in_page=1" : ""}">${buttons}</form>`,
  );
}

export const orderUnavailablePage = () =>
  page(
    "Fake PayPal",
    `<h1>Things don't appear to be working at the moment</h1>
<p>This payment is unknown, expired or already made.</p>`,
  );

/** Reports the result to the page that opened this popup, then closes the popup. */
export function popupClosingPage(message: Record<string, string>): string {
  const content = JSON.stringify(message).replaceAll("<", "\\u003c");
  return page(
    "Fake PayPal",
    `<p>You can close this window.</p>
<script>window.opener?.postMessage(${content}, "*"); window.close();</script>`,
  );
}

/** All orders with the actions that are possible next, and the ledger. */
export function overviewPage(orders: PaypalOrder[], entries: readonly LedgerEntry[]): string {
  const rows = orders.toReversed().map((order) => {
    const state = order.captures.map(({ status }) => status).join(", ") || order.status;
    return `<tr><td>${order.id}</td><td>${escapeHtml(amountOf(order))}</td><td>${escapeHtml(order.unit.invoice_id ?? "")}</td><td>${state}</td><td>${actionsOf(order)}</td></tr>`;
  });
  const lines = entries
    .toReversed()
    .map(
      ({ at, kind, captureId, cents, currency }) =>
        `<tr><td>${at}</td><td>${kind}</td><td>${captureId}</td><td>${formatDecimal(cents, currency)} ${currency}</td></tr>`,
    );
  return page(
    "Fake PayPal",
    `<h1>Fake PayPal</h1><p class="soft">No money moves. <a href="/">Refresh</a></p>
<h2>Orders</h2><div class="scroll"><table><thead><tr><th>Order</th><th>Amount</th><th>Invoice</th><th>State</th><th>What happens next</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>
<h2>Ledger</h2><div class="scroll"><table><thead><tr><th>When</th><th>What</th><th>Capture</th><th>Amount</th></tr></thead><tbody>${lines.join("")}</tbody></table></div>`,
  );
}

function actionsOf(order: PaypalOrder): string {
  const button = (path: string, name: string) =>
    `<form method="post" action="/control/orders/${order.id}/${path}?page=1"><button>${name}</button></form>`;
  const statuses = order.captures.map(({ status }) => status);
  if (statuses.includes("PENDING")) return button("complete", "Complete") + button("deny", "Deny");
  if (statuses.some((it) => it === "COMPLETED" || it === "PARTIALLY_REFUNDED")) {
    return button("refund", "Refund");
  }
  return "";
}

const style = `
:root { color-scheme: light dark; --ink: light-dark(#17181c, #ececf1); --soft: light-dark(#5c6069, #a3a6b2);
  --page: light-dark(#f4f4f1, #121317); --sheet: light-dark(#fff, #1b1d23); --line: light-dark(#d9d9d2, #34373f); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.55 ui-sans-serif, system-ui, sans-serif; }
main { margin: 0 auto; max-width: 58rem; padding: 2.5rem 1.25rem 5rem; }
h1 { margin: 0; font-size: 1.75rem; letter-spacing: -0.02em; } h2 { font-size: 1.1rem; margin: 2rem 0 0.5rem; }
.soft, form span { color: var(--soft); }
a { color: inherit; }
ul { list-style: none; padding: 0; max-width: 26rem; } li { display: flex; justify-content: space-between; gap: 1rem; }
form > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; margin-top: 0.75rem; }
button { min-width: 8rem; min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--line); border-radius: 0.5rem;
  background: var(--sheet); color: inherit; font: inherit; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
th, td { text-align: left; padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
td form { display: inline; } td button { min-width: 0; min-height: 2.25rem; margin-right: 0.5rem; }
`;
