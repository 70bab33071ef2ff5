import { escapeHtml } from "../http-service";

/** Accepts any name and email without a password. */
export const signInPage = (action: string) =>
  page(
    "Sign in",
    `<p>A fake issuer on this machine. Sign in with any name and email.</p>
<form method="post" action="${escapeHtml(action)}">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="email" list="known" required autofocus>
<datalist id="known"><option value="ada@example.com"><option value="grace@example.com"></datalist>
<label for="name">Name</label>
<input id="name" name="name" autocomplete="name" value="Ada Lovelace">
<div class="row"><input id="verified" name="verified" type="checkbox" checked>
<label for="verified">Address is verified</label></div>
<details><summary>Another account id</summary>
<label for="sub">Account id</label>
<input id="sub" name="sub" placeholder="Made from the address" autocomplete="off"></details>
<div class="row buttons"><button name="answer" value="sign-in">Sign in</button>
<button name="answer" value="cancel" class="quiet" formnovalidate>Cancel</button></div>
</form>`,
  );

export const homePage = () =>
  page(
    "Fake issuer",
    `<p>A real OpenID Connect issuer that accepts any account. See its
<a href="/.well-known/openid-configuration">configuration</a>.</p>`,
  );

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${style}</style>
</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>`;

const style = `
:root { color-scheme: light dark; --ink: light-dark(#17181c, #ececf1); --soft: light-dark(#5c606b, #a2a5b2);
  --page: light-dark(#eef1f6, #121317); --sheet: light-dark(#fff, #1b1d23); --line: light-dark(#8b909c, #6d7280);
  --do: light-dark(#2346b8, #9db4ff); --on-do: light-dark(#fff, #10131c); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100svh; display: grid; place-items: center; padding: 1rem; background: var(--page);
  color: var(--ink); font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; }
main { width: 100%; max-width: 22rem; padding: 1.5rem; border-radius: 1rem; background: var(--sheet); }
h1 { margin: 0; font-size: 1.5rem; letter-spacing: -0.02em; }
p { margin: 0.25rem 0 1rem; color: var(--soft); }
label { display: block; font-weight: 600; }
input:not([type=checkbox]) { width: 100%; height: 2.75rem; margin: 0.25rem 0 1rem; padding: 0 0.75rem;
  border: 1px solid var(--line); border-radius: 0.5rem; background: transparent; color: inherit; font: inherit; }
input[type=checkbox] { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--do); }
.row { display: flex; align-items: center; gap: 0.75rem; min-height: 2.75rem; }
.row label { font-weight: 400; }
details { margin: 0.25rem 0 1rem; } summary { cursor: pointer; color: var(--soft); padding: 0.5rem 0; }
.buttons > * { flex: 1; }
button { height: 2.75rem; border: 1px solid var(--do); border-radius: 0.5rem; background: var(--do);
  color: var(--on-do); font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { background: transparent; color: var(--do); }
a { color: var(--do); }
:focus-visible { outline: 3px solid var(--do); outline-offset: 2px; }
`;
