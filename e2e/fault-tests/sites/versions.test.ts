import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { siteVersions } from "@/db/schema/sites";
import { addRevision } from "@/e2e/support/factories";
import { faultTestTimeout, scaled } from "@/e2e/support/fault-test";
import { makeJobsDue } from "@/e2e/support/jobs";
import { refund } from "@/e2e/support/purchases";
import { addSite, publishText, siteFilesOf } from "@/e2e/support/sites";
import type { ContentDocument } from "@/lib/customization/content/rules";
import { handle } from "@/lib/platform/jobs/commands/handler";
import { createRunner } from "@/lib/platform/jobs/commands/run";
import { publishSite, restoreVersion, takeOffline } from "@/lib/sites/commands/change";
import { deploySite, giveUpSite } from "@/lib/sites/commands/deploy-site";
import { syncDeployments } from "@/lib/sites/commands/sync";
import { deleteOldVersions } from "@/lib/sites/commands/versions";
import { createHosting } from "@/lib/sites/hosting/hosting";
import { deploySiteJob } from "@/lib/sites/jobs";
import { keptVersions } from "@/lib/sites/rules";
import { shopHost } from "@/lib/sites/targets/shop-host";

type Crash = "while it is built" | "before it is online" | "after it is online" | null;

type Action =
  | { do: "edit" }
  | { do: "publish"; crash: Crash }
  | { do: "restore"; pick: number }
  | { do: "take offline"; crash: Crash }
  | { do: "refund" }
  | { do: "clean up" };

const crash = fc.constantFrom<Crash>(
  null,
  "while it is built",
  "before it is online",
  "after it is online",
);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Action>({ do: "edit" }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant("publish" as const), crash }) },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant("restore" as const), pick: fc.nat(30) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("take offline" as const), crash }) },
  { weight: 1, arbitrary: fc.constant<Action>({ do: "refund" }) },
  { weight: 3, arbitrary: fc.constant<Action>({ do: "clean up" }) },
);

const textOf = (document: ContentDocument | null) =>
  String(document?.content["opening.title"] ?? "The sample");

/** A shop whose work on a site dies at one point, once. */
function createWorker() {
  let dies: Crash = null;
  const die = (point: Crash) => {
    if (dies !== point) return;
    dies = null;
    throw new Error("The process died.");
  };
  const target = {
    publish: async (name: string) => {
      die("before it is online");
      const online = await shopHost.publish(name);
      die("after it is online");
      return online;
    },
    remove: async () => die("before it is online"),
  };
  const build = async (_: unknown, document: ContentDocument | null) => {
    die("while it is built");
    return siteFilesOf(textOf(document));
  };
  const run = createRunner(
    [
      handle(deploySiteJob, {
        run: (payload) => deploySite(payload, { target, build }),
        onDead: giveUpSite,
      }),
    ],
    { deadlineMs: 10_000 },
  );
  return {
    /** Runs what is due, dies, and comes back. */
    work: async (at: Crash) => {
      dies = at;
      await run();
      if (at === null) return;
      dies = null;
      await makeJobsDue();
      await run();
    },
  };
}

const request = { ifNoneMatch: null, acceptEncoding: null };

/** Reads the page and then its styles, as a browser does. Null if the site is not online. */
async function read(answer: ReturnType<typeof createHosting>, name: string) {
  const file = async (path: string) => {
    const { status, body } = await answer(name, path, request);
    return status === 200 ? new TextDecoder().decode(body ?? undefined) : null;
  };
  const page = await file("index.html");
  if (page === null) return null;
  const [, path = "", text = ""] = /href="([^"]+)"><h1>(.*)<\/h1>/.exec(page) ?? [];
  const styles = await file(path);
  expect(styles ?? "It has no styles.").toBe(`/* ${text} */`);
  return text;
}

/** Reads again and again while something happens; every reader sees one of these. */
async function readDuring<T>(name: string, work: Promise<T>): Promise<Set<string | null>> {
  const seen = new Set<string | null>();
  const answer = createHosting({ freshMs: 0, maxBytes: 2 ** 16 });
  let isDone = false;
  const reading = (async () => {
    do seen.add(await read(answer, name));
    while (!isDone);
  })();
  await work.finally(() => {
    isDone = true;
  });
  await reading;
  return seen;
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code?: string }) => error.code ?? "not a failure of the shop",
  );

/** @requirement Sites: A reader gets one version, whole, whatever happens to the site meanwhile */
test("a model agrees: publish, roll back, edit, take offline, refund in random orders, with crashes", {
  timeout: faultTestTimeout * 5,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 30 }), async (actions) => {
      const site = await addSite();
      const { work } = createWorker();
      const { license, name, owner, itemId } = site;
      const which = { license };
      // What the model knows. `addSite` has published the first version.
      const versions = ["First"];
      let [online, draft, revision]: [string | null, string, number] = ["First", "The sample", 0];
      let [isRefunded, oldest] = [false, 1];

      for (const step of actions) {
        let expected: string | null = null;
        let next: string | null = online;
        let doing: Promise<unknown>;
        switch (step.do) {
          case "edit":
            revision += 1;
            draft = `Revision ${revision}`;
            doing = addRevision(owner, { number: revision });
            break;
          case "publish":
            if (isRefunded) expected = "not_found";
            else {
              versions.push(draft);
              next = draft;
            }
            doing = publishSite(owner.id, which).then(() => work(step.crash));
            break;
          case "restore": {
            const number = step.pick + 1;
            const text = number >= oldest ? versions[number - 1] : undefined;
            if (isRefunded || text === undefined) expected = "not_found";
            else {
              versions.push(text);
              next = text;
            }
            doing = restoreVersion(owner.id, which, number, shopHost);
            break;
          }
          case "take offline":
            if (isRefunded) expected = "not_found";
            else if (online === null) expected = "conflict";
            else next = null;
            doing = takeOffline(owner.id, which).then(() => work(step.crash));
            break;
          case "refund":
            next = null;
            isRefunded = true;
            doing = refund(site)
              .then(() => syncDeployments(site, { attempt: 1, runAgainIn: () => {} }))
              .then(() => work(null));
            break;
          case "clean up":
            oldest = Math.max(oldest, versions.length - keptVersions + 1);
            doing = database()
              .update(siteVersions)
              .set({ createdAt: sql`now() - interval '2 days'` })
              .where(eq(siteVersions.invoiceItemId, itemId))
              .then(deleteOldVersions);
        }
        const failure = failureOf(doing);
        const seen = await readDuring(name, failure);
        expect(await failure, step.do).toBe(expected);
        expect([online, next], step.do).toEqual(expect.arrayContaining([...seen]));
        online = next;
        expect(await read(createHosting({ freshMs: 0, maxBytes: 1 }), name)).toBe(online);
      }
      const kept = await database().$count(siteVersions, eq(siteVersions.invoiceItemId, itemId));
      expect(kept).toBe(versions.length - oldest + 1);
    }),
    { numRuns: scaled(10) },
  );
});

/** @requirement Sites: A reader gets one version, whole, whatever happens to the site meanwhile */
test("a reader who reloads during 50 publications and rollbacks sees old or new, never half", {
  timeout: faultTestTimeout,
}, async () => {
  const site = await addSite();
  const changes = (async () => {
    for (let count = 1; count <= 50; count++) {
      if (count % 2) await publishText(site, `Version ${count}`);
      else await restoreVersion(site.owner.id, site, count, shopHost);
      await deleteOldVersions();
    }
  })();
  const seen = await readDuring(site.name, changes);
  expect(seen.has(null)).toBe(false);
  expect(seen.size).toBeGreaterThan(10);
});

/** @requirement Sites: The newest twenty versions stay */
test("files of old versions are deleted with the last version that has them", async () => {
  const site = await addSite();
  for (let count = 1; count <= keptVersions; count++) await publishText(site, `Version ${count}`);
  await deleteOldVersions();
  const count = () => database().$count(siteVersions, eq(siteVersions.invoiceItemId, site.itemId));
  const blobs = async () =>
    (
      await database().execute(sql`
        select 1 from site_blobs where position('First' in convert_from(content, 'UTF8')) > 0`)
    ).length;
  // A page of it may still be loading.
  expect(await count()).toBe(keptVersions + 1);
  await database().execute(sql`update site_versions set created_at = now() - interval '2 hours'`);
  await deleteOldVersions();
  expect(await count()).toBe(keptVersions);
  expect(await blobs()).toBeGreaterThan(0);
  await database().execute(sql`update site_blobs set stored_at = now() - interval '2 days'`);
  await database().execute(
    sql`delete from site_versions where invoice_item_id <> ${site.itemId} and number = 1
      and not exists (select 1 from deployments where current_version_id = site_versions.id)`,
  );
  await deleteOldVersions();
  const unused = await database().execute(sql`
    select 1 from site_blobs as blob
    where not exists (select 1 from site_files as file where file.hash = blob.hash)`);
  expect(unused).toHaveLength(0);
});
