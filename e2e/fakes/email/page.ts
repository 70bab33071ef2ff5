import { escapeHtml } from "../http-service";
import type { Message } from "./mailbox";

/** The mailbox as a page: newest first, each email as HTML and as text. */
export function mailboxPage(messages: Message[]): string {
  const count = messages.length === 1 ? "1 mail" : `${messages.length} mails`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mailbox · ${count}</title>
<style>${style}</style>
</head>
<body>
<header>
<div><h1>Mailbox</h1><p>${count}. Nothing leaves this machine.</p></div>
<nav><a href="/">Refresh</a> <a href="/messages">JSON</a></nav>
</header>
<main>${messages.map(article).join("") || empty}</main>
</body>
</html>`;
}

const empty = `<p class="empty">No e-mail yet. Whatever the shop sends appears here.</p>`;

function article(message: Message, index: number): string {
  const preview = message.html
    ? `<iframe sandbox srcdoc="${escapeHtml(message.html)}" title="${escapeHtml(message.subject)}" loading="lazy"></iframe>`
    : "";
  const text = message.text
    ? `<details${message.html ? "" : " open"}><summary>Plain text</summary><pre>${escapeHtml(message.text)}</pre></details>`
    : "";
  return `<details class="mail" name="mail"${index === 0 ? " open" : ""}>
<summary>
<strong>${escapeHtml(message.subject)}</strong>
<span>${escapeHtml(message.to.join(", "))}</span>
<time datetime="${message.receivedAt}">${message.receivedAt.replace("T", " ").slice(0, 19)}</time>
</summary>
<dl>${addressLines(message)}${message.attachments.map(attachmentLine).join("")}</dl>
${preview}${text}${replyForm(message)}
</details>`;
}

/** Sends an answer to the shop, as the email program of the recipient would. */
const replyForm = ({ id, to, replyTo }: Message) =>
  replyTo.some((address) => address.startsWith("reply+"))
    ? `<form method="post" action="/reply"><input type="hidden" name="id" value="${escapeHtml(id)}">
<label>From <input name="from" type="email" value="${escapeHtml(to[0] ?? "")}"></label>
<label>Your reply <textarea name="text" rows="3" required></textarea></label>
<button>Send the reply</button></form>`
    : "";

function addressLines({ from, to, cc, bcc, replyTo }: Message): string {
  const lines: [string, string[]][] = [
    ["From", [from]],
    ["To", to],
    ["Cc", cc],
    ["Bcc", bcc],
    ["Reply to", replyTo],
  ];
  return lines
    .filter(([, addresses]) => addresses.length > 0)
    .map(([name, addresses]) => `<dt>${name}</dt><dd>${escapeHtml(addresses.join(", "))}</dd>`)
    .join("");
}

const attachmentLine = ({ filename, content }: Message["attachments"][number]) =>
  `<dt>Attached</dt><dd><a download="${escapeHtml(filename)}" href="data:application/octet-stream;base64,${escapeHtml(content)}">${escapeHtml(filename)}</a></dd>`;

const style = `
:root { color-scheme: light dark; --ink: light-dark(#17181c, #ececf1); --soft: light-dark(#666a75, #9a9daa);
  --page: light-dark(#f4f4f1, #121317); --sheet: light-dark(#fff, #1b1d23); --line: light-dark(#e2e2dc, #2c2f38); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 58rem; padding: 2.5rem 1.25rem 5rem; background: var(--page);
  color: var(--ink); font: 1rem/1.55 ui-sans-serif, system-ui, sans-serif; }
header { display: flex; justify-content: space-between; align-items: end; gap: 1rem; margin-bottom: 1.5rem; }
h1 { margin: 0; font-size: 1.75rem; letter-spacing: -0.02em; line-height: 1.2; }
header p, .empty { margin: 0.25rem 0 0; color: var(--soft); }
nav { display: flex; gap: 1rem; white-space: nowrap; }
a { color: inherit; text-underline-offset: 0.2em; }
.mail { background: var(--sheet); border: 1px solid var(--line); border-radius: 0.75rem; margin-bottom: 0.75rem; overflow: hidden; }
.mail > summary { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: 0.9rem 1.1rem; cursor: pointer; list-style: none; }
.mail > summary::-webkit-details-marker { display: none; }
.mail > summary strong { grid-column: 1 / -1; overflow-wrap: anywhere; }
.mail > summary span, time { color: var(--soft); font-size: 0.875rem; overflow-wrap: anywhere; }
summary:focus-visible, a:focus-visible { outline: 2px solid currentColor; outline-offset: -4px; border-radius: 0.75rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.15rem 1rem; margin: 0; padding: 0.9rem 1.1rem; border-top: 1px solid var(--line); font-size: 0.875rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 32rem; border: 0; border-top: 1px solid var(--line); background: #fff; color-scheme: light; }
.mail > details { padding: 0.75rem 1.1rem; border-top: 1px solid var(--line); font-size: 0.875rem; }
.mail > details summary { cursor: pointer; color: var(--soft); }
form { display: grid; gap: 0.5rem; padding: 0.9rem 1.1rem; border-top: 1px solid var(--line); font-size: 0.875rem; }
form label { display: grid; gap: 0.2rem; } form button { justify-self: start; padding: 0.4rem 0.9rem; }
input, textarea { font: inherit; padding: 0.3rem; width: 100%; }
pre { margin: 0.75rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.875rem/1.6 ui-monospace, monospace; }
`;
