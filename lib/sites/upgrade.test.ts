import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { closeDatabase, database } from "@/db/client";
import { migrate } from "@/db/migrate";
import { createOldDatabase } from "@/e2e/support/old-database";
import { publishText } from "@/e2e/support/sites";
import { restoreVersion } from "./commands/change";
import { syncDeployments } from "./commands/sync";
import { deleteOldVersions } from "./commands/versions";
import { requireSiteDomains } from "./domains/queries/domains";
import { createHosting } from "./hosting/hosting";
import { findFormSite } from "./messages/queries/form-site";
import { listMessages } from "./messages/queries/list-messages";
import { messageQuery } from "./messages/schemas";
import { listHistory } from "./queries/history";
import { requireSite } from "./queries/site";
import { listSiteCards } from "./queries/site-cards";
import { shopHost } from "./targets/shop-host";
import { storeVisits } from "./visits/commands";
import { requireVisits } from "./visits/queries";
import { dayOf } from "./visits/rules";

/** Only the migration of version 1.0.0. */
const release = 1;

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Neither text nor small. */
const picture = Uint8Array.from({ length: 70_000 }, (_, n) => (n * 31) % 256);

const pageOf = (words: string) => [
  { path: "images/lamp 1.webp", bytes: picture },
  { path: "index.html", bytes: utf8(`<link rel="stylesheet" href="styles.css"><h1>${words}</h1>`) },
  { path: "robots.txt", bytes: utf8("User-agent: *\nAllow: /\n") },
  { path: "styles.css", bytes: utf8("h1 { color: teal }") },
];
type Files = ReturnType<typeof pageOf>;

interface OldSite {
  status?: string;
  /** Whether visitors could read it. */
  isOnline?: boolean;
  takenDownReason?: string;
  /** Its versions: their words, the draft that they were made from, and who published them. */
  versions: { words: string; revision?: number; by?: number }[];
}

/** Ann's sites, by their names, each with a license of its own. */
const oldSites = {
  halden: {
    versions: [
      { words: "The sample" },
      { words: "Lamps", revision: 1, by: 1 },
      { words: "Lamps for long nights", revision: 2, by: 1 },
    ],
  },
  voss: { versions: [{ words: "Voss", revision: 1, by: 1 }] },
  "sample-by-hand": { versions: [{ words: "The sample of Ann", by: 1 }] },
  "sample-by-shop": { versions: [{ words: "The sample" }] },
  "failed-later": { status: "failed", versions: [{ words: "Before", revision: 1, by: 1 }] },
  gone: { status: "offline", isOnline: false, versions: [{ words: "Gone", revision: 1, by: 1 }] },
  down: {
    status: "offline",
    isOnline: false,
    takenDownReason: "Copied",
    versions: [{ words: "Copied", revision: 1, by: 1 }],
  },
  refunded: { versions: [{ words: "Refunded", revision: 1, by: 1 }] },
} satisfies Record<string, OldSite>;
type Name = keyof typeof oldSites;

const names = Object.keys(oldSites) as Name[];
const itemOf = (name: Name) => names.indexOf(name) + 1;
const licenseOf = (name: Name) => `license of ${name}`;
const filesOf = (name: Name) => pageOf(oldSites[name].versions.at(-1)?.words ?? "");

const today = dayOf(Date.now());

/** A customer with verified address, and what was bought of each preset: one site of Silent. */
const oldRows = `
  insert into users (email, name, email_verified_at) values ('ann@example.com', 'Ann', now());
  insert into presets (name, price_cents, category, color, type, images, url)
    select 'Preset ' || n, 1000, 'basic', 'white', 'shop', '{/a.webp}', '/preview/silent'
    from generate_series(1, ${names.length}) n;
  insert into content_revisions (user_id, template, number, document, bytes, request_hash)
    select 1, 'silent', n, jsonb_build_object('template', 'silent', 'version', 1, 'language', 'en',
      'title', '', 'description', '', 'content', jsonb_build_object('opening.title', 'Lamps ' || n)),
      100, 'request ' || n from generate_series(1, 2) n;
  insert into invoices (user_id, customer, method, subtotal_cents, deployment_cents, total_cents)
    select 1, '{}', 'bank_transfer', 1000, 6500, 7500 from generate_series(1, ${names.length}) n;
  insert into invoice_items (invoice_id, preset_id, name, price_cents)
    select n, n, 'Preset ' || n, 1000 from generate_series(1, ${names.length}) n;
  update invoices set status = 'paid', paid_at = now() - interval '60 days', number = id;
  insert into purchase_claims (user_id, preset_id, invoice_id) select 1, id, id from invoices;
`;

const oldDetails = `
  insert into site_names (name, invoice_item_id) values ('halden-before', ${itemOf("halden")});
  insert into site_domains (invoice_item_id, host, role, status, token)
    values (${itemOf("voss")}, 'www.voss.com', 'main', 'proved', 'a'),
      (${itemOf("voss")}, 'voss.com', 'redirect', 'proved', 'b'),
      (${itemOf("gone")}, 'www.gone.com', 'main', 'pending', 'c');
  insert into site_messages (invoice_item_id, kind, name, email, message, folder, content_hash, is_mail_held)
    values (${itemOf("halden")}, 'contact', 'Bob', 'bob@example.com', 'Which lamps?', 'inbox', 'a', false),
      (${itemOf("halden")}, 'order', 'Eve', 'eve@example.com', 'One lamp.', 'archive', 'b', true),
      (${itemOf("halden")}, 'contact', 'Max', 'max@example.com', 'Buy followers', 'spam', 'c', false);
  insert into site_visit_days (invoice_item_id, day, visits, views)
    values (${itemOf("halden")}, '${today}', 1, 3), (${itemOf("halden")}, current_date - 100, 5, 9);
  insert into site_page_views (invoice_item_id, day, path, views)
    values (${itemOf("halden")}, '${today}', 'index.html', 3);
  insert into site_referrals (invoice_item_id, day, host, views)
    values (${itemOf("halden")}, '${today}', 'news.example', 2);
  insert into visit_salts (day, salt) values ('${today}', 'salt');
  insert into site_visitors (invoice_item_id, day, hash) values (${itemOf("halden")}, '${today}', 'known');
  insert into site_takedowns (invoice_item_id, admin_id, reason, at)
    values (${itemOf("down")}, 1, 'Copied', '2026-05-01T10:00:00Z');
  update deployments set payment_link = 'https://pay.example/ann' where name = 'halden';
  insert into refunds (number, invoice_id, status, method, amount_cents, reason, reference, completed_at)
    values (1, ${itemOf("refunded")}, 'completed', 'bank_transfer', 7500, 'changed_mind', 'r', now());
  insert into refund_items (refund_id, invoice_item_id, refunded_at)
    values (1, ${itemOf("refunded")}, now());
  update invoices set status = 'refunded' where id = ${itemOf("refunded")};
`;

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

type OldDatabase = Awaited<ReturnType<typeof createOldDatabase>>;

/** The rows that version 1.0.0 wrote for a site and its versions. */
async function addOldSite({ sql }: OldDatabase, name: Name) {
  const site: OldSite = oldSites[name];
  const { status = "live", isOnline = true, takenDownReason = null, versions } = site;
  const itemId = itemOf(name);
  await sql`insert into licenses (invoice_item_id, key) values (${itemId}, ${licenseOf(name)})`;
  await sql`insert into deployments (invoice_item_id, name, status, address, taken_down_reason)
    values (${itemId}, ${name}, ${status},
      ${isOnline ? `https://shop.test/sites/${name}/index.html` : null}, ${takenDownReason})`;
  await sql`insert into site_names (name, invoice_item_id) values (${name}, ${itemId})`;
  await sql`insert into deployment_events (invoice_item_id, status, at)
    values (${itemId}, ${status}, now() - interval '2 days')`;
  for (const [at, { words, revision = null, by = null }] of versions.entries()) {
    const files = pageOf(words).map((file) => ({ ...file, hash: sha256(file.bytes) }));
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    const [version] = await sql`
      insert into site_versions (invoice_item_id, number, revision_id, template_version, published_by,
        bytes, hash, created_at)
      values (${itemId}, ${at + 1}, ${revision}, 1, ${by}, ${bytes},
        ${sha256(files.map(({ path, hash }) => `${hash}  ${path}\n`).join(""))}, now() - interval '2 days')
      returning id`;
    for (const { path, hash, bytes } of files) {
      await sql`insert into site_blobs (hash, content, stored_at)
        values (${hash}, ${Buffer.from(bytes)}, now() - interval '2 days') on conflict do nothing`;
      await sql`insert into site_files (version_id, path, hash) values (${version?.id}, ${path}, ${hash})`;
    }
    await sql`update deployments set current_version_id = ${version?.id}, revision_id = ${revision}
      where invoice_item_id = ${itemId}`;
  }
}

/** A shop that ran 1.0.0 and was upgraded. Its operator has set a domain for the sites, and one for domains. */
async function upgradeShop() {
  const old = await createOldDatabase(release);
  onTestFinished(async () => {
    await closeDatabase();
    await old.drop();
  });
  await old.sql.unsafe(oldRows);
  for (const name of names) await addOldSite(old, name);
  await old.sql.unsafe(oldDetails);
  await closeDatabase();
  vi.stubEnv("DATABASE_URL", old.url);
  vi.stubEnv("SITES_DOMAIN", "sites.test");
  vi.stubEnv("SITES_DOMAIN_TARGET", "sites.shop.test");
  await migrate(old.url);
}

const open = (which: Parameters<ReturnType<typeof createHosting>>[0], path = "index.html") =>
  createHosting({ freshMs: 0, maxBytes: 1 })(which, path, {
    ifNoneMatch: null,
    acceptEncoding: null,
  });

/** What visitors get, without the line that the shop adds to pages; null where there is nothing. */
async function read(which: Parameters<typeof open>[0], files: Files) {
  const answers = await Promise.all(files.map(({ path }) => open(which, path)));
  return answers.map(({ status, body }, at) => {
    const { path = "", bytes } = files[at] ?? {};
    if (status !== 200 || !body) return { path, bytes: null };
    const isPage = path.endsWith(".html");
    return { path, bytes: Uint8Array.from(isPage ? body.subarray(0, bytes?.length) : body) };
  });
}

const isListed = async (name: Name) =>
  !("X-Robots-Tag" in (await open({ name }, "index.html")).headers);

/**
 * @requirement Sites: A site that an earlier version of the shop published is read as it was, and keeps its versions
 * @requirement Operations: Existing databases are upgraded with what customers bought
 */
test("what 1.0.0 hosts stays online through the upgrade, with everything that belongs to it", async () => {
  await upgradeShop();
  const owner = { id: 1 };

  // At its new address with the same bytes; the old one leads there.
  for (const name of [
    "halden",
    "sample-by-hand",
    "sample-by-shop",
    "failed-later",
    "refunded",
  ] as const) {
    expect(await read({ name }, filesOf(name)), name).toEqual(filesOf(name));
    for (const [path, to] of [
      ["", ""],
      ["index.html", ""],
      ["styles.css", "styles.css"],
    ] as const) {
      expect(await open(name, path)).toMatchObject({
        status: 308,
        headers: { Location: `https://${name}.sites.test/${to}` },
      });
    }
  }
  expect((await open("halden-before")).headers.Location).toBe("https://halden.sites.test/");
  const voss = { id: itemOf("voss"), origin: "https://www.voss.com" };
  expect(await read(voss, filesOf("voss"))).toEqual(filesOf("voss"));
  for (const which of ["voss", { name: "voss" }]) {
    expect((await open(which)).headers.Location).toBe("https://www.voss.com/");
  }
  for (const name of ["gone", "down"] as const) {
    expect((await open({ name })).status).toBe(404);
  }

  // Nothing is held, and search engines still list what its owner published.
  expect(await database().execute(sql`select * from held_sites`)).toHaveLength(0);
  const listed = await Promise.all(
    names.filter((it) => it !== "voss").map(async (name) => [name, await isListed(name)]),
  );
  expect(listed.filter(([, is]) => !is)).toEqual([["sample-by-shop", false]]);
  const cards = await listSiteCards(owner.id);
  expect(cards.filter((it) => it.isHidden).map(({ license }) => license)).toEqual([
    licenseOf("sample-by-shop"),
  ]);

  // Domains, messages and visits.
  expect(await requireSiteDomains(owner.id, licenseOf("voss"))).toMatchObject({
    address: "https://www.voss.com/",
    domains: [
      { host: "www.voss.com", status: "proved" },
      { host: "voss.com", status: "proved" },
    ],
  });
  const messages = async (folder: string) =>
    (await listMessages(itemOf("halden"), messageQuery.parse({ folder }))).messages;
  expect(await messages("inbox")).toMatchObject([{ name: "Bob", message: "Which lamps?" }]);
  expect(await messages("archive")).toMatchObject([
    { name: "Eve", kind: "order", mailStatus: "held" },
  ]);
  expect(await messages("spam")).toMatchObject([{ name: "Max" }]);
  const [keys] = await database().execute<{ key: string }>(
    sql`select form_key as key from deployments where name = 'halden'`,
  );
  expect(await findFormSite(keys?.key ?? "")).toMatchObject({
    isOpen: true,
    address: "https://halden.sites.test/",
    paymentLink: "https://pay.example/ann",
  });
  const again = {
    isPerson: true,
    hasViewed: true,
    pages: new Map([["index.html", 1]]),
    hosts: new Map(),
  };
  const visitors = new Map([["new", again]]);
  await storeVisits({ invoiceItemId: itemOf("halden"), day: today, visitors });
  expect(await requireVisits(owner.id, licenseOf("halden"))).toMatchObject({
    visits: 2,
    views: 4,
    programs: 0,
    visitsBefore: 5,
    pages: [{ path: "index.html", views: 4 }],
    sources: [{ host: "news.example", views: 2 }],
  });

  // What the shop took down says why, and its owner can object.
  expect(await requireSite(owner.id, licenseOf("down"))).toMatchObject({
    takedown: { canObject: true },
  });

  // Published anew, and back.
  const halden = { owner, license: licenseOf("halden") };
  const view = () => requireSite(owner.id, halden.license);
  const numbers = async () =>
    (await listHistory(owner.id, halden.license)).map(({ number }) => number);
  expect(await numbers()).toEqual([3, 2, 1]);
  expect(await view()).toMatchObject({
    status: "live",
    address: "https://halden.sites.test/",
    canPublish: true,
    changes: [],
    current: { number: 3, revision: 2 },
  });
  await publishText(halden, "New lamps");
  const { body } = await open({ name: "halden" });
  expect(new TextDecoder().decode(body ?? undefined)).toContain("<h1>New lamps</h1>");
  await restoreVersion(owner.id, halden, 2, shopHost);
  expect(await read({ name: "halden" }, pageOf("Lamps"))).toEqual(pageOf("Lamps"));
  expect(await numbers()).toEqual([5, 4, 3, 2, 1]);
  await restoreVersion(owner.id, { license: licenseOf("gone") }, 1, shopHost);
  expect(await read({ name: "gone" }, filesOf("gone"))).toEqual(filesOf("gone"));
  await deleteOldVersions();
  for (const name of ["halden", "failed-later"] as const) {
    const files = name === "halden" ? pageOf("Lamps") : filesOf(name);
    expect(await read({ name }, files)).toEqual(files);
  }

  // The refunded one stays for its notice period.
  let next = 0;
  await syncDeployments(
    { invoiceId: itemOf("refunded") },
    {
      attempt: 1,
      runAgainIn: (seconds) => {
        next = seconds;
      },
    },
  );
  expect(next).toBeGreaterThan(24 * 60 * 60);
  expect((await open({ name: "refunded" })).status).toBe(200);
}, 60_000);
