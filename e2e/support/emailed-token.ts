import type { Message } from "../fakes/email/mailbox";

/** The token of the newest email to this address with a link to the page; empty without one. */
export function emailedToken(messages: readonly Message[], address: string, page: string): string {
  const link = new RegExp(`https://shop\\.test${page}#([\\w-]{43})(?![\\w-])`);
  const received = messages.filter(({ to }) => to.includes(address));
  return received.flatMap(({ text }) => link.exec(text ?? "")?.[1] ?? [])[0] ?? "";
}
