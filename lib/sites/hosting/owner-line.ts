import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { escapeHtml } from "@/lib/html";
import { links } from "@/lib/links";
import { keysFor } from "@/lib/secrets";
import { absolute } from "@/lib/site";
import { hiddenSiteTexts as texts } from "../texts";

/** Long enough for the browser to open the site. */
const lifetimeMs = 60_000;

const sign = (key: Uint8Array, invoiceItemId: number, until: number) =>
  createHmac("sha256", key).update(`${invoiceItemId}\n${until}`).digest();

/**
 * Says for a minute that the visitor came from its owner's pages. The session of the
 * shop is out of reach at the address of a site. It lets its holder see a line, and nothing else.
 */
export function ownerPass(invoiceItemId: number, now = Date.now()): string {
  const until = now + lifetimeMs;
  return `${until}.${sign(keysFor("site-owner")[0], invoiceItemId, until).toString("base64url")}`;
}

export function isOwnerPass(pass: string, invoiceItemId: number, now = Date.now()): boolean {
  const [, until = "", mac = ""] = /^(\d{1,15})\.([\w-]{43})$/.exec(pass) ?? [];
  if (!mac || Number(until) < now) return false;
  const given = Buffer.from(mac, "base64url");
  return keysFor("site-owner").some((key) =>
    timingSafeEqual(given, sign(key, invoiceItemId, Number(until))),
  );
}

/** The policy of sites allows only inline styles. */
const style =
  "all: initial; display: block; padding: .75rem 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #fff; background: #1f2937; text-align: center";

/** The page with a line at its top, for the owner of a hidden site. */
export function withOwnerLine(page: string): string {
  const href = escapeHtml(absolute(links.purchases));
  const line = `<div role="note" style="${style}">${texts.line} <a href="${href}" style="color: inherit; font: inherit; text-decoration: underline">${texts.toPurchases}</a></div>`;
  return page.replace(/<body[^>]*>/, (body) => body + line);
}
