import { beforeEach, expect, test, vi } from "vitest";

/** The settings as a new process would read them. */
async function read() {
  vi.resetModules();
  return import("./env");
}

beforeEach(() => {
  vi.stubEnv("DATABASE_URL", "postgres://shop@localhost/shop");
  vi.stubEnv("PAYPAL_BASE_URL", "http://localhost:4020");
  vi.stubEnv("SITE_URL", "https://shop.test");
});

test("a shop with only a database starts with sensible settings", async () => {
  const { checkEnvironment, env } = await read();
  expect(checkEnvironment()).toEqual([]);
  expect(env("database").DATABASE_POOL_MAX).toBe(10);
  expect(env("http")).toEqual({ TRUSTED_PROXIES: 0, RATE_LIMIT_SCALE: 1 });
});

test.each(["", " ", "\t"])("a blank line (%j) means that a setting is not set", async (blank) => {
  vi.stubEnv("TRUSTED_PROXIES", blank);
  vi.stubEnv("RATE_LIMIT_SCALE", blank);
  vi.stubEnv("ADMIN_EMAIL", blank);
  vi.stubEnv("DATABASE_URL", blank);
  const { checkEnvironment, env } = await read();
  expect(checkEnvironment()).toEqual(["DATABASE_URL is not set. See .env.example."]);
  expect(env("http")).toEqual({ TRUSTED_PROXIES: 0, RATE_LIMIT_SCALE: 1 });
  expect(env("site").ADMIN_EMAIL).toBe("admin@presetry.example");
});

const accounts = "customers=10000,bank=1200,paypal=1360,fees=4970,revenue=8200";

test("the accounts of the books are read, with their tax keys", async () => {
  vi.stubEnv("DATEV_ACCOUNTS", ` ${accounts}, S19=8200/3,OSS=8331`);
  const { env } = await read();
  expect(env("books").DATEV_ACCOUNTS).toMatchObject({
    customers: { account: "10000", taxKey: "" },
    S19: { account: "8200", taxKey: "3" },
    OSS: { account: "8331", taxKey: "" },
  });
});

/**
 * @requirement Operations: Configuration is the environment only, checked at the start with one
 *   readable line a problem
 */
test.each([
  ["DATABASE_URL", "mysql://shop@localhost/shop", /must start with postgres:\/\//],
  ["DATABASE_URL", "postgres://shop:12#34@localhost/shop", /# is written %23/],
  ["DATABASE_URL", "postgres://shop:pa#ss@localhost/shop", /# is written %23/],
  // What a .env file leaves of it: the rest is a comment.
  ["DATABASE_URL", "postgres://shop:12", /must be like postgres:/],
  ["REDIS_URL", "redis://:12#34@localhost:6379", /# is written %23/],
  ["DATABASE_POOL_MAX", "many", /must be a number from 1 to 100/],
  ["DATABASE_POOL_MAX", "0", /must be a number from 1 to 100/],
  ["DATABASE_POOL_MAX", "2.5", /must be a number from 1 to 100/],
  ["SHOP_CURRENCY", "RUB", /must be a currency that PayPal takes: AUD, /],
  ["SHOP_LANGUAGES", "de, xx", /must be some of en, de, es, /],
  ["SELLS_TO", "consumers", /must be companies or everybody/],
  ["SITE_URL", "shop.test", /must be an absolute URL/],
  ["ADMIN_EMAIL", "admin", /must be an e-mail address/],
  ["SELLER_TAX", "small", /must be oss, domestic or exempt/],
  ["SELLER_TIME_ZONE", "Berlin", /must be a time zone/],
  ["SELLER_TIME_ZONE", "UTC'; --", /must be a time zone/],
  ["SELLER_TAX_CURRENCY", "euro", /must be a currency/],
  ["ADMIN_PANEL_URL", "javascript:alert(1)", /must be an http\(s\) URL or a path/],
  ["RESEND_BASE_URL", "nowhere", /must be an absolute URL/],
  ["MAIL_FROM", "x", /must be an e-mail address, with or without a name/],
  ["CONTACT_TO", "team", /must be an e-mail address/],
  ["IMAGE_HOST_URL", "res.images.test", /must be an absolute URL/],
  ["OIDC_ISSUER", "issuer", /must be an absolute URL/],
  ["OIDC_ISSUER", "http://issuer.test", /must be an https URL, except on this machine/],
  ["OIDC_NAME", "x".repeat(41), /must be at most 40 characters/],
  ["AUTH_SECRET", "short", /must be at least 32 characters/],
  ["AUTH_SECRET", "change-me-".repeat(4), /must be a secret of your own, not a sample/],
  ["AUTH_SECRET", "a".repeat(44), /must be random/],
  ["AUTH_SECRET", "0123456789abcdef".repeat(2), /must be random/],
  ["CRON_SECRET", "for-the-tests-only-0123456789-abcdef", /must differ from AUTH_SECRET/],
  ["AUTH_SECRET_PREVIOUS", "for-the-tests-only-0123456789-abcdef", /must differ from AUTH_SECRET/],
  ["CRON_SECRET", "an-example-that-somebody-copied-once", /must be a secret of your own/],
  ["DATEV_CONSULTANT", "1000", /must be a number from 1001 to 9999999/],
  ["DATEV_YEAR_START", "13", /must be a number from 1 to 12/],
  ["DATEV_ACCOUNTS", "customers=10000", /must be accounts such as/],
  ["DATEV_ACCOUNTS", accounts.replace("bank=1200", "bank=12000"), /must be accounts such as/],
  ["DATEV_ACCOUNTS", accounts.replace("customers=10000", "customers=1000"), /must be accounts/],
  ["DATEV_ACCOUNTS", `${accounts},bank=1201`, /must be accounts such as/],
  ["DATEV_ACCOUNTS", `${accounts},cash=1000`, /must be accounts such as/],
  ["DATEV_ACCOUNTS", `${accounts},__proto__=1000`, /must be accounts such as/],
  ["ADMIN_SECOND_FACTOR", "off", /must be required or optional/],
  ["SITES_DOMAIN", "https://sites.test", /must be a name such as/],
  ["SITES_DOMAIN_TARGET", "https://sites.shop.test", /must be a name such as/],
  ["SITES_DOMAIN_TARGET", "sites", /must be a name such as/],
  ["SITES_DOMAIN_ADDRESSES", "192.0.2.1,192.0.2.256", /must be IP addresses/],
  ["SITES_DNS_RESOLVER", "dns.shop.test", /must be IP addresses, with or without a port/],
  ["SHOP_HOSTS", "www.shop.test,https://shop.test", /must be names such as/],
  ["TRUSTED_PROXIES", "-1", /must be a number from 0 to 10/],
  ["TRUSTED_PROXIES", "11", /must be a number from 0 to 10/],
  ["COUNTRY_HEADER", "x country", /must be the name of a header/],
  ["COUNTRY_HEADER", "cf-ipcountry", /must not be set without TRUSTED_PROXIES/],
  ["RATE_LIMIT_SCALE", "0", /must be a number above 0/],
  ["RATE_LIMIT_SCALE", "Infinity", /must be a number above 0/],
])("%s=%s is one readable line", async (name, value, words) => {
  vi.stubEnv(name, value);
  const { checkEnvironment } = await read();
  const problems = checkEnvironment();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(words);
  expect(problems[0]).toMatch(new RegExp(`^${name} .*[.] See [.]env[.]example[.]$`));
  expect(problems[0]).not.toContain("\n");
});

/**
 * @requirement Operations: Third parties are addressed by the same variables as their fakes;
 *   product code has no branch for them
 */
test("a real PayPal account is not used with the fake's credentials", async () => {
  vi.stubEnv("PAYPAL_BASE_URL", "https://api-m.paypal.com");
  vi.stubEnv("PAYPAL_CLIENT_ID", "AbC-of-our-own");
  vi.stubEnv("PAYPAL_CLIENT_SECRET", "sandbox-secret");
  const { checkEnvironment } = await read();
  expect(checkEnvironment()).toEqual([
    "PAYPAL_CLIENT_SECRET must be that of your PayPal account, not the fake's. See .env.example.",
    "PAYPAL_WEBHOOK_ID is not set. See .env.example.",
  ]);
});

test("a public shop's seller may live where the sample does", async () => {
  stubPublicShop();
  vi.stubEnv("SELLER_COUNTRY", "DE");
  vi.stubEnv("SELLER_CITY", "Berlin");
  vi.stubEnv("SELLER_ZIPCODE", "10115");
  expect((await read()).checkEnvironment()).toEqual([]);
});

test("an image host for uploads also needs the URL of its pictures", async () => {
  vi.stubEnv("IMAGE_UPLOAD_URL", "https://api.images.test/upload");
  const { checkEnvironment } = await read();
  expect(checkEnvironment()).toEqual(["IMAGE_HOST_URL is not set. See .env.example."]);
});

test("a real issuer is not used with the fake's credentials", async () => {
  vi.stubEnv("OIDC_ISSUER", "https://issuer.test");
  vi.stubEnv("OIDC_CLIENT_ID", "presetry");
  vi.stubEnv("OIDC_CLIENT_SECRET", "presetry-local-secret");
  expect((await read()).checkEnvironment()).toEqual([
    "OIDC_CLIENT_SECRET must be the one that your issuer gave you. See .env.example.",
  ]);
  vi.stubEnv("OIDC_CLIENT_SECRET", "given by the issuer");
  expect((await read()).checkEnvironment()).toEqual([]);
});

const seller = {
  SELLER_NAME: "Own AB",
  SELLER_ADDRESS: "Storgatan 1",
  SELLER_ZIPCODE: "111 22",
  SELLER_CITY: "Stockholm",
  SELLER_COUNTRY: "SE",
  SELLER_REGISTRATION: "556000-0000",
  SELLER_TAX_ID: "16556000-0000",
  SELLER_EMAIL: "hello@shop.test",
  SELLER_PHONE: "+46 8 123 456",
  SELLER_BANK_NAME: "Own Bank",
  SELLER_BANK_ACCOUNT: "SE45 5000 0000 0583 9825 7466",
  SELLER_BANK_BIC: "ESSESESS",
};

/** A public shop's settings; the fakes' addresses and words are not among them. */
function stubPublicShop() {
  const settings = {
    NODE_ENV: "production",
    SITE_URL: "https://shop.test",
    PAYPAL_BASE_URL: "https://api-m.paypal.com",
    PAYPAL_CLIENT_ID: "AbC-of-our-own",
    PAYPAL_CLIENT_SECRET: "given by PayPal",
    PAYPAL_WEBHOOK_ID: "given by PayPal, too",
    OIDC_ISSUER: "https://issuer.test",
    OIDC_CLIENT_SECRET: "given by the issuer",
    RESEND_API_KEY: "re_own",
    ADMIN_EMAIL: "owner@shop.test",
    MAIL_FROM: "Shop <hello@shop.test>",
    CONTACT_TO: "team@shop.test",
    TRUSTED_PROXIES: "1",
    SELLER_TIME_ZONE: "Europe/Vienna",
    ...seller,
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
}

test("a public shop with settings of its own starts", async () => {
  stubPublicShop();
  expect((await read()).checkEnvironment()).toEqual([]);
});

test.each([
  ["SITE_URL", "", "SITE_URL is not set"],
  ["SITE_URL", "http://shop.test", "SITE_URL must be an https URL, except on this machine"],
  ["SITE_URL", "http://192.168.1.4:3000", "SITE_URL must be an https URL, except on this machine"],
  ["OIDC_ISSUER", "", "OIDC_ISSUER is not set"],
  [
    "OIDC_ISSUER",
    "http://localhost:4030",
    "OIDC_ISSUER must not be on this machine while SITE_URL is public",
  ],
  [
    "PAYPAL_BASE_URL",
    "http://127.0.0.1:4020",
    "PAYPAL_BASE_URL must not be on this machine while SITE_URL is public",
  ],
  ["RESEND_API_KEY", "", "RESEND_API_KEY is not set"],
  ["SELLER_CITY", "", "SELLER_CITY is not set"],
  ["SELLER_TIME_ZONE", "", "SELLER_TIME_ZONE is not set"],
  ["SELLER_PHONE", "", "SELLER_PHONE is not set"],
  ["SELLER_BANK_ACCOUNT", "", "SELLER_BANK_ACCOUNT is not set"],
  ["SELLER_BANK_NAME", "Sample Savings Bank", "SELLER_BANK_NAME must be your own, not the sample"],
  ["SELLER_BANK_BIC", "SAMPLE", "SELLER_BANK_BIC must be a BIC, for example GENODEF1M04"],
  ["SELLER_EMAIL", "hello@example.com", "SELLER_EMAIL must be your own, not the sample"],
  [
    "SELLER_SOCIAL",
    "https://x.test",
    "SELLER_SOCIAL must be names with addresses: GitHub=https://github.com/you",
  ],
  [
    "TRUSTED_PROXIES",
    "0",
    "TRUSTED_PROXIES must be at least 1 in a public shop: a proxy in front of it has the https",
  ],
  ["MAIL_FROM", "", "MAIL_FROM is not set"],
  ["MAIL_FROM", "Presetry <hello@presetry.example>", "MAIL_FROM must be your own, not the sample"],
  ["CONTACT_TO", "", "CONTACT_TO is not set"],
  ["CONTACT_TO", "team@presetry.example", "CONTACT_TO must be your own, not the sample"],
  ["ADMIN_EMAIL", "", "ADMIN_EMAIL is not set"],
  ["ADMIN_EMAIL", "admin@presetry.example", "ADMIN_EMAIL must be your own, not the sample"],
  ["SELLER_COUNTRY", "Sweden", "SELLER_COUNTRY must be two letters, for example DE"],
])("a public shop does not start with %s=%s", async (name, value, words) => {
  stubPublicShop();
  vi.stubEnv(name, value);
  expect((await read()).checkEnvironment()).toEqual([`${words}. See .env.example.`]);
});

test("a public shop does not start with a build that names another address", async () => {
  stubPublicShop();
  vi.stubEnv("BUILT_FOR", "http://localhost:3000");
  expect((await read()).checkEnvironment()).toEqual([
    "SITE_URL is not the one of the build, whose pages name that: build again. See .env.example.",
  ]);
  vi.stubEnv("BUILT_FOR", "https://shop.test/");
  expect((await read()).checkEnvironment()).toEqual([]);
});

test("a public shop does not start with a build that names other buyers", async () => {
  stubPublicShop();
  vi.stubEnv("BUILT_SELLS_TO", "companies");
  expect((await read()).checkEnvironment()).toEqual([]);
  vi.stubEnv("SELLS_TO", "everybody");
  expect((await read()).checkEnvironment()).toEqual([
    "SELLS_TO is not the one of the build, whose pages name that: build again. See .env.example.",
  ]);
  vi.stubEnv("BUILT_SELLS_TO", "everybody");
  expect((await read()).checkEnvironment()).toEqual([]);
});

test("a public shop does not start with a language model that its privacy page does not name", async () => {
  stubPublicShop();
  const address = "https://writer.test/v1/chat/completions";
  vi.stubEnv("BUILT_WRITER", "");
  vi.stubEnv("DRAFT_WRITER_URL", address);
  vi.stubEnv("DRAFT_WRITER_MODEL", "small");
  expect((await read()).checkEnvironment()).toEqual([
    "DRAFT_WRITER_URL is not the one of the build, whose privacy page names it: build again. See .env.example.",
  ]);
  vi.stubEnv("BUILT_WRITER", address);
  expect((await read()).checkEnvironment()).toEqual([]);
  vi.stubEnv("DRAFT_WRITER_MODEL", "");
  expect((await read()).checkEnvironment()).toEqual([
    "DRAFT_WRITER_MODEL is not set. See .env.example.",
  ]);
});

test("facts go to a language model by https only, except on this machine", async () => {
  vi.stubEnv("DRAFT_WRITER_MODEL", "small");
  vi.stubEnv("DRAFT_WRITER_URL", "http://writer.test/v1/chat/completions");
  expect((await read()).checkEnvironment()).toEqual([
    "DRAFT_WRITER_URL must be an https URL, except on this machine. See .env.example.",
  ]);
  vi.stubEnv("DRAFT_WRITER_URL", "http://localhost:8080/v1/chat/completions");
  expect((await read()).checkEnvironment()).toEqual([]);
});

test("no shop starts with a build in other languages", async () => {
  vi.stubEnv("BUILT_LANGUAGES", "de");
  vi.stubEnv("SHOP_LANGUAGES", "de");
  expect((await read()).checkEnvironment()).toEqual([]);
  vi.stubEnv("SHOP_LANGUAGES", "");
  expect((await read()).checkEnvironment()).toEqual([
    "SHOP_LANGUAGES are not those of the build: build again. See .env.example.",
  ]);
});

test("no shop starts with a build in another currency", async () => {
  vi.stubEnv("BUILT_CURRENCY", "USD");
  expect((await read()).checkEnvironment()).toEqual([]);
  vi.stubEnv("SHOP_CURRENCY", "EUR");
  expect((await read()).checkEnvironment()).toEqual([
    "SHOP_CURRENCY is not the one of the build: build again. See .env.example.",
  ]);
  vi.stubEnv("BUILT_CURRENCY", "EUR");
  expect((await read()).checkEnvironment()).toEqual([]);
});

test("a shop on this machine runs in production mode with the fakes", async () => {
  vi.stubEnv("NODE_ENV", "production");
  vi.stubEnv("SITE_URL", "http://localhost:3000");
  expect((await read()).checkEnvironment()).toEqual([]);
});

test("a problem's message never contains the value, which may be a secret", async () => {
  vi.stubEnv("DATABASE_URL", "mysql://shop:secret-word@localhost/shop");
  const { checkEnvironment, env } = await read();
  expect(checkEnvironment().join()).not.toContain("secret-word");
  expect(() => env("database")).toThrow(/^The environment is not complete:\n- DATABASE_URL must/);
});

test("a group of settings is read once", async () => {
  vi.stubEnv("RATE_LIMIT_SCALE", "3");
  const { env } = await read();
  expect(env("http").RATE_LIMIT_SCALE).toBe(3);
  vi.stubEnv("RATE_LIMIT_SCALE", "4");
  expect(env("http").RATE_LIMIT_SCALE).toBe(3);
});

test.each([
  ["production", true],
  ["development", false],
])("%s is production: %s", async (mode, isProduction) => {
  vi.stubEnv("NODE_ENV", mode);
  expect((await read()).isProduction()).toBe(isProduction);
});

test("lists are separated by commas, with or without spaces", async () => {
  vi.stubEnv("SITES_DOMAIN_ADDRESSES", "192.0.2.1, 2001:db8::1,");
  vi.stubEnv("SITES_DNS_RESOLVER", "192.0.2.1:5353,[2001:db8::1]:53,2001:db8::1");
  vi.stubEnv("SHOP_HOSTS", "*.vercel.app");
  const { env } = await read();
  expect(env("domains")).toEqual({
    SITES_DOMAIN_ADDRESSES: ["192.0.2.1", "2001:db8::1"],
    SITES_DNS_RESOLVER: ["192.0.2.1:5353", "[2001:db8::1]:53", "2001:db8::1"],
    SHOP_HOSTS: ["*.vercel.app"],
  });
});

test("a seller of one's own has nothing of the sample's, which a public shop does not start with", async () => {
  expect((await read()).env("seller")).toMatchObject({
    isSample: true,
    SELLER_NAME: "Presetry GmbH",
    SELLER_VAT_ID: "DE000000000",
  });
  stubPublicShop();
  vi.stubEnv("SELLER_SOCIAL", "GitHub=https://github.com/own?a=b");
  const own = (await read()).env("seller");
  expect(own).toMatchObject(seller);
  expect(own.SELLER_VAT_ID).toBeUndefined();
  expect(own.isSample).toBe(false);
  expect(own.SELLER_SOCIAL).toEqual([{ name: "GitHub", href: "https://github.com/own?a=b" }]);
  for (const name of Object.keys(seller)) vi.stubEnv(name, "");
  expect((await read()).checkEnvironment()).toEqual(
    Object.keys(seller).map((name) => `${name} is not set. See .env.example.`),
  );
});
