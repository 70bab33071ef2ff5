import { z } from "zod";

export const url = z
  .string()
  .refine(URL.canParse, "must be an absolute URL, for example http://localhost:3000");

/** An address with a password: `#` and others would end it unnoticed. */
const isComplete = (address: string) => URL.canParse(address) && !new URL(address).hash;

const encoded = "in a password, # is written %23, / %2F, ? %3F, @ %40";

/** The address of a database, which names it. */
export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "must start with postgres:// (npm run shop sets it by itself)")
  .refine(
    (value) => isComplete(value) && new URL(value).pathname.length > 1,
    `must be like postgres://user:password@host:5432/name (${encoded})`,
  );

export const redisUrl = z
  .string()
  .regex(/^rediss?:\/\//, "must start with redis:// or rediss://")
  .refine(isComplete, `must be an address, for example redis://localhost:6379 (${encoded})`);

export const email = z.email("must be an e-mail address");

/** A placeholder from a README or an example file is no secret. */
const sample = /(change|replace)[-_ ]?me|example|sample|secret|password/i;

export const secret = z
  .string()
  .min(32, "must be at least 32 characters (openssl rand -base64 32 makes one)")
  .refine((value) => !sample.test(value), "must be a secret of your own, not a sample")
  .refine(
    (value) => new Set(value).size >= 10 && !/^(.+)\1+$/s.test(value),
    "must be random (openssl rand -base64 32 makes one)",
  );

export const number = (least: number, most: number) => {
  const words = `must be a number from ${least} to ${most}`;
  return z.coerce.number(words).int(words).min(least, words).max(most, words);
};

/** Values separated by commas. */
const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default("")
    .transform((text) => text.split(",").flatMap((part) => part.trim() || []))
    .pipe(z.array(item));

/** Names with addresses, such as `Mastodon=https://mastodon.social/@presetry`, separated by commas. */
export const namedLinks = list(
  z
    .string()
    .regex(
      /^[^=]{1,40}=https:\/\/\S+$/,
      "must be names with addresses: GitHub=https://github.com/you",
    ),
).transform((links) =>
  links.map((link) => {
    const at = link.indexOf("=");
    return { name: link.slice(0, at), href: link.slice(at + 1) };
  }),
);

const label = "[a-z\\d](?:[a-z\\d-]*[a-z\\d])?";

export const hostName = z
  .string()
  .regex(
    new RegExp(`^${label}(?:\\.${label})+$`),
    "must be a name such as sites.presetry.example, in small letters",
  );

/** `*.` before a name includes all names below it. */
export const hostNames = list(
  z
    .string()
    .regex(
      new RegExp(`^(?:\\*\\.)?${label}(?:\\.${label})+$`),
      "must be names such as www.presetry.example or *.presetry.example",
    ),
);

/** Host names with ports of this machine, such as `bakery.example=4200`, separated by commas. */
export const localWebsites = list(
  z
    .string()
    .regex(
      new RegExp(`^${label}(?:\\.${label})+=\\d{1,5}$`),
      "must be names with ports: bakery.example=4200",
    ),
).transform(
  (entries) =>
    new Map(
      entries.map((entry): [string, number] => {
        const [name = "", port] = entry.split("=");
        return [name, Number(port)];
      }),
    ),
);

const isAddress = (text: string) =>
  z.ipv4().safeParse(text).success || z.ipv6().safeParse(text).success;

export const ipAddresses = list(z.string().refine(isAddress, "must be IP addresses"));

const withoutPort = (text: string) =>
  /^\[(.+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;

/** `192.0.2.1`, `192.0.2.1:53`, `2001:db8::1` or `[2001:db8::1]:53`. */
export const nameServers = list(
  z
    .string()
    .refine((text) => isAddress(withoutPort(text)), "must be IP addresses, with or without a port"),
);

export const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z\d+/]{24,}={0,2}$/, "must be a signing secret, which starts with whsec_");

/**
 * An account of the books, and the tax key of its bookings; the tax key is empty where the account
 * implies it.
 */
export interface LedgerAccount {
  account: string;
  taxKey: string;
}

const fixedAccounts = ["customers", "bank", "paypal", "fees", "revenue"] as const;

/**
 * Accounts by their use: the fixed ones, and revenue accounts by tax category and rate, or by
 * category.
 */
export type Chart = Readonly<
  Record<(typeof fixedAccounts)[number], LedgerAccount> & Record<string, LedgerAccount>
>;

const accountEntry =
  /^([a-z]+|(?:S|OSS|AE|O|G|E)(?:\d{1,2}(?:\.\d{1,2})?)?)=(\d{4,9})(?:\/(\d{1,4}))?$/;

/** Null for an invalid number: accounts have one length, those of customers one digit more. */
function parseChart(text: string): Chart | null {
  const chart: Record<string, LedgerAccount> = {};
  for (const part of text.split(",")) {
    const [, name, account, taxKey = ""] = accountEntry.exec(part.trim()) ?? [];
    if (!name || !account) return null;
    const isKnown = /^[A-Z]/.test(name) || (fixedAccounts as readonly string[]).includes(name);
    if (!isKnown || Object.hasOwn(chart, name)) return null;
    chart[name] = { account, taxKey };
  }
  if (!fixedAccounts.every((name) => Object.hasOwn(chart, name))) return null;
  const length = chart.bank?.account.length ?? 0;
  const isSized = ([name, { account }]: [string, LedgerAccount]) =>
    account.length === length + (name === "customers" ? 1 : 0);
  // Cast: every fixed account was checked.
  return Object.entries(chart).every(isSized) && length <= 8 ? (chart as Chart) : null;
}

export const chartOfAccounts = z.string().transform((text, context): Chart => {
  const chart = parseChart(text);
  if (chart) return chart;
  const message =
    "must be accounts such as customers=10000,bank=1200,paypal=1360,fees=4970,revenue=8200,S19=8400, each of one length, and that of customers one digit longer";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});
