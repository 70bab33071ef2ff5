import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { closeDatabase, database } from "@/db/client";
import { migrate } from "@/db/migrate";
import { createOldDatabase } from "@/e2e/support/old-database";
import { publishText } from "@/e2e/support/sites";
import { restoreVersion } from "./commands/change";
import { deleteOldVersions, storeFiles } from "./commands/versions";
import { createHosting } from "./hosting/hosting";
import { listHistory } from "./queries/history";
import { requireSite } from "./queries/site";
import { shopHost } from "./targets/shop-host";

/** The migrations before the one that brings versions. */
const before = 18;

const publishedAt = "2026-05-01T10:00:00.000Z";
const license = "BCDF-GHJK-LMNP-QRST-VWXZ";

/** Two sites that the shop has online, one that is offline, and one on a static host. */
const oldRows = `
  insert into users (email, name) values ('ann@example.com', 'Ann'), ('bob@example.com', 'Bob');
  insert into presets (name, price_cents, category, color, type, images, url)
    select 'Preset ' || n, 1000, 'basic', 'white', 'shop', '{/a.webp}', '/preview/silent'
    from generate_series(1, 4) n;
  insert into content_revisions (user_id, template, number, document, bytes, request_hash)
    values (1, 'silent', 1, '{"template": "silent", "version": 1, "language": "en", "title": "",
      "description": "", "content": {"opening.title": "Lamps for long nights"}}', 100, 'a');
  insert into invoices (user_id, customer, method, subtotal_cents, deployment_cents, total_cents)
    select case n when 1 then 1 else 2 end, '{}', 'bank_transfer', 1000, 6500, 7500
    from generate_series(1, 4) n;
  insert into invoice_items (invoice_id, preset_id, name, price_cents)
    select n, n, 'Preset ' || n, 1000 from generate_series(1, 4) n;
  update invoices set status = 'paid', paid_at = now(), number = id;
  insert into licenses (invoice_item_id, key) values (1, '${license}');
  insert into deployments (invoice_item_id, name, status, address, reason, revision_id) values
    (1, 'halden', 'live', 'https://shop.test/sites/halden/index.html', null, 1),
    (2, 'voss', 'failed', 'https://shop.test/sites/voss/index.html', 'A picture was missing.', null),
    (3, 'gone', 'offline', null, null, null),
    (4, 'elsewhere', 'live', 'https://elsewhere.netlify.app/', null, null);
  insert into deployment_events (invoice_item_id, status, at) values
    (1, 'live', '2026-04-01T10:00:00Z'), (1, 'building', '2026-05-01T09:59:00Z'),
    (1, 'live', '${publishedAt}');
`;

const utf8 = (text: string) => new TextEncoder().encode(text);
const styles = utf8("h1 { color: teal }");

/** Neither text nor small. */
const picture = Uint8Array.from({ length: 70_000 }, (_, n) => (n * 31) % 256);

const halden = [
  { path: "images/lamp 1.webp", bytes: picture },
  { path: "index.html", bytes: utf8('<link rel="stylesheet" href="styles.css"><h1>Halden</h1>') },
  { path: "styles.css", bytes: styles },
];
const voss = [
  { path: "index.html", bytes: utf8("<h1>Voss</h1>") },
  { path: "styles.css", bytes: styles },
];

async function createShopBeforeVersions() {
  const old = await createOldDatabase(before);
  await old.sql.unsafe(oldRows);
  for (const [site, files] of Object.entries({ halden, voss })) {
    for (const { path, bytes } of files) {
      await old.sql`insert into hosted_files ${old.sql({ site, path, content: Buffer.from(bytes) })}`;
    }
  }
  vi.stubEnv("DATABASE_URL", old.url);
  onTestFinished(async () => {
    await closeDatabase();
    await old.drop();
  });
  return old.url;
}

const request = { ifNoneMatch: null, acceptEncoding: null };

/** The files of a site as a process that has just started answers with them; null where it has none. */
async function read(site: string, files: typeof halden) {
  const answer = createHosting({ freshMs: 0, maxBytes: 0 });
  return Promise.all(
    files.map(async ({ path }) => {
      const { status, body } = await answer(site, path, request);
      return { path, bytes: status === 200 && body ? Uint8Array.from(body) : null };
    }),
  );
}

/** @requirement Sites: A site that was published before there were versions is read as it was, and is its first version */
test("what an older shop hosts stays online through the upgrade, and is a version to return to", async () => {
  await migrate(await createShopBeforeVersions());
  expect(await read("halden", halden)).toEqual(halden);
  expect(await read("voss", voss)).toEqual(voss);
  for (const site of ["gone", "elsewhere"]) {
    expect(await read(site, voss)).toEqual(voss.map(({ path }) => ({ path, bytes: null })));
  }

  // As its owner sees it.
  const [first] = await listHistory(1, license);
  const { bytes, hash } = await storeFiles(halden);
  expect(first).toMatchObject({ number: 1, revision: 1, publishedAt, bytes, hash, changes: null });
  expect(await requireSite(1, license)).toMatchObject({
    ...{ status: "live", canPublish: true, changes: [] },
    current: { number: 1, publishedBy: null, templateVersion: null },
  });

  // Published anew, and back.
  const site = { owner: { id: 1 }, license };
  await publishText(site, "Lamps");
  const [page] = await read("halden", voss);
  expect(new TextDecoder().decode(page?.bytes ?? undefined)).toContain("<h1>Lamps</h1>");
  await restoreVersion(1, site, 1, shopHost);
  expect(await read("halden", halden)).toEqual(halden);
  expect((await listHistory(1, license)).map(({ number }) => number)).toEqual([3, 2, 1]);

  // Much later its files are still there.
  await database().execute(sql`update site_versions set created_at = now() - interval '2 days'`);
  await database().execute(sql`update site_blobs set stored_at = now() - interval '2 days'`);
  await deleteOldVersions();
  expect(await read("halden", halden)).toEqual(halden);
  expect(await read("voss", voss)).toEqual(voss);

  // Each has the address of its own for forms.
  const [keys] = await database().execute<{ keys: number }>(
    sql`select count(distinct form_key)::int as keys from deployments`,
  );
  expect(keys).toEqual({ keys: 4 });
});
