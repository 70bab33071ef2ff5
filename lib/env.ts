import { z } from "zod";
import { shopCurrencies } from "./currencies";
import {
  chartOfAccounts,
  email,
  hostName,
  hostNames,
  ipAddresses,
  localWebsites,
  nameServers,
  number,
  postgresUrl,
  redisUrl,
  secret,
  url,
  webhookSecret,
} from "./env-formats";
import { requiredOfSeller, sampleSeller, sellerSettings } from "./env-seller";
import { taxSettings } from "./env-tax";
import { knownLanguages, namesIn } from "./languages.mjs";

/**
 * The only reader of the environment. Groups are parsed when first requested, so that a build or a
 * script needs only the variables that it uses; `checkEnvironment` parses all of them when a server
 * starts.
 */

/** The credentials of the fake PayPal; no real account has them. */
const paypalSamples: Record<string, string> = {
  PAYPAL_CLIENT_ID: "sandbox-client",
  PAYPAL_CLIENT_SECRET: "sandbox-secret",
  PAYPAL_WEBHOOK_ID: "SANDBOXWEBHOOK",
  PAYPAL_PUBLIC_CLIENT_ID: "sandbox-client",
};

/** The client secret of the fake issuer. */
const localIssuerSecret = "presetry-local-secret";

/** The signing secret of the fake email service. */
const localWebhookSecret = "whsec_bG9jYWwtbWFpbGJveC1vbmx5LTAxMjM0NTY3ODk=";

export const isLoopback = (address: string) =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(address).hostname);

/** Of a service that is told what strangers must not read. */
const httpsUrl = url.refine(
  (value) => !URL.canParse(value) || value.startsWith("https:") || isLoopback(value),
  "must be an https URL, except on this machine",
);

const groups = {
  database: z.object({
    DATABASE_URL: postgresUrl,
    DATABASE_POOL_MAX: number(1, 100).default(10),
    DATABASE_POOLER: z.enum(["none", "transaction"], "must be none or transaction").default("none"),
  }),
  cache: z.object({
    REDIS_URL: redisUrl.optional(),
  }),
  site: z.object({
    SITE_URL: url.default("http://localhost:3000"),
    SHOP_CURRENCY: z
      .enum(shopCurrencies, `must be a currency that PayPal takes: ${shopCurrencies.join(", ")}`)
      .default("USD"),
    SHOP_LANGUAGES: z
      .string()
      .default("")
      .refine(
        (named) => namesIn(named).every((it) => knownLanguages.includes(it)),
        `must be some of ${knownLanguages.join(", ")}`,
      ),
    ADMIN_EMAIL: email.default("admin@presetry.example"),
    ADMIN_PANEL_URL: z
      .string()
      .regex(/^(https?:\/\/|\/)/, "must be an http(s) URL or a path of this site")
      .default("/admin"),
    BACK_OFFICE_ORIGIN: url
      .refine(
        (value) => !URL.canParse(value) || new URL(value).origin === value,
        "must be an origin, for example https://office.presetry.example",
      )
      .optional(),
  }),
  email: z
    .object({
      RESEND_API_KEY: z.string().min(1).default("re_local"),
      RESEND_BASE_URL: url.default("https://api.resend.com"),
      MAIL_FROM: z
        .string()
        .regex(
          /^([^<>]+<)?[^\s<>@]+@[^\s<>@]+>?$/,
          "must be an e-mail address, with or without a name",
        )
        .default("Presetry <hello@presetry.example>"),
      CONTACT_TO: email.default("team@presetry.example"),
      INBOUND_EMAIL_DOMAIN: hostName.optional(),
      RESEND_WEBHOOK_SECRET: webhookSecret.optional(),
    })
    .refine((it) => !it.INBOUND_EMAIL_DOMAIN || it.RESEND_WEBHOOK_SECRET, {
      path: ["RESEND_WEBHOOK_SECRET"],
    })
    .refine(
      (it) => it.RESEND_WEBHOOK_SECRET !== localWebhookSecret || isLoopback(it.RESEND_BASE_URL),
      {
        path: ["RESEND_WEBHOOK_SECRET"],
        error: "must be that of your e-mail service, not the fake's",
      },
    ),
  images: z
    .object({
      IMAGE_UPLOAD_URL: url.optional(),
      IMAGE_UPLOAD_PRESET: z.string().default(""),
      IMAGE_HOST_URL: url.optional(),
    })
    .refine((it) => !it.IMAGE_UPLOAD_URL || it.IMAGE_HOST_URL, { path: ["IMAGE_HOST_URL"] }),
  identity: z
    .object({
      OIDC_ISSUER: httpsUrl.default("http://localhost:4030"),
      OIDC_CLIENT_ID: z.string().default("presetry"),
      OIDC_CLIENT_SECRET: z.string().default(localIssuerSecret),
      OIDC_NAME: z.string().max(40, "must be at most 40 characters").default("your account"),
    })
    .refine(
      ({ OIDC_ISSUER, OIDC_CLIENT_SECRET }) =>
        OIDC_CLIENT_SECRET !== localIssuerSecret || !OIDC_ISSUER.startsWith("https:"),
      { path: ["OIDC_CLIENT_SECRET"], error: "must be the one that your issuer gave you" },
    ),
  hosting: z
    .object({
      DEPLOY_TO: z.enum(["shop", "static-host"], "must be shop or static-host").default("shop"),
      STATIC_HOST_URL: url.default("https://api.netlify.com"),
      STATIC_HOST_TOKEN: z.string().default(""),
      STATIC_HOST_DOMAIN: z.string().default("netlify.app"),
      STATIC_HOST_PREFIX: z
        .string()
        .regex(/^[a-z\d-]{0,20}$/, "must be small letters, digits and dashes, at most 20")
        .default("presetry-"),
    })
    .refine((it) => it.DEPLOY_TO === "shop" || it.STATIC_HOST_TOKEN, {
      path: ["STATIC_HOST_TOKEN"],
    }),
  domains: z.object({
    SITES_DOMAIN: hostName.optional(),
    SITES_DOMAIN_TARGET: hostName.optional(),
    SITES_DOMAIN_ADDRESSES: ipAddresses,
    SITES_DNS_RESOLVER: nameServers,
    SHOP_HOSTS: hostNames,
  }),
  screening: z.object({
    SAFE_BROWSING_URL: url.optional(),
  }),
  webhooks: z.object({
    WEBHOOK_ALLOWED_ADDRESSES: ipAddresses,
  }),
  facts: z.object({
    LOCAL_WEBSITES: localWebsites,
  }),
  writer: z
    .object({
      DRAFT_WRITER_URL: httpsUrl.optional(),
      DRAFT_WRITER_KEY: z.string().optional(),
      DRAFT_WRITER_MODEL: z.string().default(""),
    })
    .refine((it) => !it.DRAFT_WRITER_URL || it.DRAFT_WRITER_MODEL, {
      path: ["DRAFT_WRITER_MODEL"],
    }),
  accounts: z.object({
    LEGACY_LOGIN: z.enum(["on", "off"], "must be on or off").default("on"),
    ADMIN_SECOND_FACTOR: z
      .enum(["required", "optional"], "must be required or optional")
      .default("required"),
  }),
  secrets: z
    .object({
      AUTH_SECRET: secret,
      AUTH_SECRET_PREVIOUS: secret.optional(),
      CRON_SECRET: secret,
    })
    .superRefine(({ AUTH_SECRET, ...others }, context) => {
      for (const [name, value] of Object.entries(others)) {
        if (value !== AUTH_SECRET) continue;
        const message = "must differ from AUTH_SECRET";
        context.addIssue({ code: "custom", path: [name], message });
      }
    }),
  paypal: z
    .object({
      PAYPAL_BASE_URL: url.default("https://api-m.paypal.com"),
      PAYPAL_CLIENT_ID: z.string().default("sandbox-client"),
      PAYPAL_CLIENT_SECRET: z.string().default("sandbox-secret"),
      PAYPAL_WEBHOOK_ID: z.string().default("SANDBOXWEBHOOK"),
      PAYPAL_PUBLIC_CLIENT_ID: z.string().optional(),
    })
    .superRefine((settings, context) => {
      if (isLoopback(settings.PAYPAL_BASE_URL)) return;
      for (const [name, value] of Object.entries(settings)) {
        if (value !== paypalSamples[name]) continue;
        const message = "must be that of your PayPal account, not the fake's";
        context.addIssue({ code: "custom", path: [name], message });
      }
    }),
  seller: sellerSettings,
  tax: taxSettings,
  buyers: z.object({
    SELLS_TO: z
      .enum(["companies", "everybody"], "must be companies or everybody")
      .default("companies"),
  }),
  transfers: z.object({
    TRANSFER_REMINDER_DAYS: number(1, 365).default(7),
    TRANSFER_EXPIRY_DAYS: number(1, 365).default(21),
  }),
  books: z.object({
    DATEV_CONSULTANT: number(1_001, 9_999_999).default(1_001),
    DATEV_CLIENT: number(1, 99_999).default(1),
    DATEV_YEAR_START: number(1, 12).default(1),
    DATEV_ACCOUNTS: chartOfAccounts.prefault(
      "customers=10000,bank=1200,paypal=1360,fees=4970,revenue=8200,S19=8400,S7=8300,OSS=8331,AE=8336,O=8338,E=8195",
    ),
  }),
  log: z.object({
    LOG_LEVEL: z
      .enum(
        ["debug", "info", "warn", "error", "silent"],
        "must be debug, info, warn, error or silent",
      )
      .default("info"),
    LOG_SLOW_MS: number(1, 60_000).default(1000),
  }),
  telemetry: z.object({
    OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
    OTEL_SERVICE_NAME: z.string().default("presetry"),
  }),
  http: z
    .object({
      TRUSTED_PROXIES: number(0, 10).default(0),
      COUNTRY_HEADER: z
        .string()
        .regex(/^[a-z\d-]+$/i, "must be the name of a header, for example x-vercel-ip-country")
        .optional(),
      COUNTRY_TABLE: z.string().optional(),
      RATE_LIMIT_SCALE: z.coerce
        .number("must be a number above 0")
        .positive("must be a number above 0")
        .default(1),
    })
    .refine((it) => !it.COUNTRY_HEADER || it.TRUSTED_PROXIES > 0, {
      path: ["COUNTRY_HEADER"],
      error: "must not be set without TRUSTED_PROXIES: clients could say what they like",
    }),
} as const;

type Groups = typeof groups;
export type EnvGroup = keyof Groups;

const parsed = new Map<EnvGroup, unknown>();

function problemsOf(group: EnvGroup): string[] {
  const result = groups[group].safeParse(withoutBlanks());
  if (result.success) {
    parsed.set(group, result.data);
    return [];
  }
  const { issues } = result.error;
  const isFirst = ({ path }: (typeof issues)[number], at: number) =>
    issues.findIndex((it) => it.path[0] === path[0]) === at;
  return issues.filter(isFirst).map((issue) => {
    const name = String(issue.path[0]);
    const missing = !withoutBlanks()[name];
    return `${name} ${missing ? "is not set" : issue.message}. See .env.example.`;
  });
}

/** An empty line in an .env file means "not set", not "the empty string". */
function withoutBlanks() {
  return Object.fromEntries(Object.entries(process.env).filter(([, value]) => value?.trim()));
}

/** One group of settings; throws with one line per problem. */
export function env<G extends EnvGroup>(group: G): z.output<Groups[G]> {
  if (!parsed.has(group)) {
    const problems = problemsOf(group);
    if (problems.length > 0)
      throw new Error(`The environment is not complete:\n${bullets(problems)}`);
  }
  return parsed.get(group) as z.output<Groups[G]>;
}

/**
 * Settings that a public shop must not start with: an address that nobody else can reach, and the
 * fakes, which let everybody sign in and treat every order as paid. A shop on this machine may have
 * all of them.
 */
function publicProblems(): string[] {
  const settings = withoutBlanks();
  const address = settings.SITE_URL;
  if (!address) return ["SITE_URL is not set. See .env.example."];
  if (!URL.canParse(address) || isLoopback(address)) return [];
  const isLocal = (name: string) => isLoopbackUrl(settings[name]);
  const builtFor = process.env.BUILT_FOR ?? address;
  const sellsTo = settings.SELLS_TO ?? "companies";
  const writer = settings.DRAFT_WRITER_URL ?? "";
  const problems = {
    "SITE_URL is not the one of the build, whose pages name that: build again":
      new URL(builtFor).href !== new URL(address).href,
    "SELLS_TO is not the one of the build, whose pages name that: build again":
      (process.env.BUILT_SELLS_TO ?? sellsTo) !== sellsTo,
    "DRAFT_WRITER_URL is not the one of the build, whose privacy page names it: build again":
      (process.env.BUILT_WRITER ?? writer) !== writer,
    "SITE_URL must be an https URL, except on this machine": !address.startsWith("https:"),
    "OIDC_ISSUER is not set": !settings.OIDC_ISSUER,
    "OIDC_ISSUER must not be on this machine while SITE_URL is public": isLocal("OIDC_ISSUER"),
    "PAYPAL_BASE_URL must not be on this machine while SITE_URL is public":
      isLocal("PAYPAL_BASE_URL"),
    "LOCAL_WEBSITES must not be set while SITE_URL is public": Boolean(settings.LOCAL_WEBSITES),
    "RESEND_API_KEY is not set": !settings.RESEND_API_KEY,
    ...Object.fromEntries(requiredOfSeller.map((name) => [`${name} is not set`, !settings[name]])),
    "SELLER_TIME_ZONE is not set": !settings.SELLER_TIME_ZONE,
    "TRUSTED_PROXIES must be at least 1 in a public shop: a proxy in front of it has the https":
      !Number(settings.TRUSTED_PROXIES),
    ...sampleProblems(settings),
  };
  return Object.entries(problems)
    .filter(([, isProblem]) => isProblem)
    .map(([problem]) => `${problem}. See .env.example.`);
}

/** Addresses that a public shop mails to or from. */
const mailSettings = ["ADMIN_EMAIL", "MAIL_FROM", "CONTACT_TO"];

/** RFC 2606: nobody receives email at such an address. */
const reservedAddress = /@([^@]+\.)?example(\.(com|net|org))?>?$/i;

/** What the sample has in common with many real sellers. */
const sharedWithOthers = ["SELLER_ZIPCODE", "SELLER_CITY", "SELLER_COUNTRY"];

/** Samples of this file and of .env.example, by which nobody can be reached or paid. */
function sampleProblems(settings: NodeJS.Dict<string>): Record<string, boolean> {
  const problems: Record<string, boolean> = {};
  for (const name of mailSettings) problems[`${name} is not set`] = !settings[name];
  const samples: NodeJS.Dict<string> = sampleSeller;
  for (const name of [...mailSettings, ...Object.keys(samples)]) {
    const value = settings[name]?.trim();
    problems[`${name} must be your own, not the sample`] =
      value !== undefined &&
      !sharedWithOthers.includes(name) &&
      (value === samples[name] || reservedAddress.test(value));
  }
  return problems;
}

const isLoopbackUrl = (address = "") => URL.canParse(address) && isLoopback(address);

/**
 * Every problem of every group, and the problems of a public shop's settings together; for the
 * start of a server and `npm run doctor`.
 */
export function checkEnvironment(isPublic = isProduction()): string[] {
  const problems = (Object.keys(groups) as EnvGroup[]).flatMap(problemsOf);
  // Also on this machine: all amounts would be in the currency of the build.
  const { SHOP_CURRENCY = "USD", SHOP_LANGUAGES = "" } = withoutBlanks();
  if ((process.env.BUILT_CURRENCY ?? SHOP_CURRENCY) !== SHOP_CURRENCY) {
    problems.push("SHOP_CURRENCY is not the one of the build: build again. See .env.example.");
  }
  const namedIn = (list: string) => namesIn(list).sort().join();
  if (namedIn(process.env.BUILT_LANGUAGES ?? SHOP_LANGUAGES) !== namedIn(SHOP_LANGUAGES)) {
    problems.push("SHOP_LANGUAGES are not those of the build: build again. See .env.example.");
  }
  return isPublic ? [...new Set([...problems, ...publicProblems()])] : problems;
}

const bullets = (lines: string[]) => lines.map((line) => `- ${line}`).join("\n");

export const isProduction = () => process.env.NODE_ENV === "production";

/** next-auth 4 reads its own address only from the environment. */
export function nameSiteForNextAuth() {
  process.env.NEXTAUTH_URL = new URL("/api/auth", env("site").SITE_URL).href;
}
