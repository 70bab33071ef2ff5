import { createHash } from "node:crypto";

/** An account at the issuer, as typed on its sign-in page. */
export interface Account {
  sub: string;
  email: string;
  name: string;
  email_verified: boolean;
}

export class Accounts {
  readonly #accounts = new Map<string, Account>();

  /** The same email is the same account, unless the form names a subject. */
  signIn(form: URLSearchParams): Account {
    const email = (form.get("email") ?? "").trim();
    const account = {
      sub: form.get("sub") || subjectOf(email),
      email,
      name: (form.get("name") ?? "").trim(),
      email_verified: form.has("verified"),
    };
    this.#accounts.set(account.sub, account);
    return account;
  }

  find = (sub: string): Account | undefined => this.#accounts.get(sub);
}

const subjectOf = (email: string) =>
  createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 24);
