import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { siteDomains } from "@/db/schema/domains";
import { deployments } from "@/db/schema/sites";
import { handle } from "@/lib/platform/jobs/commands/handler";
import { createRunner } from "@/lib/platform/jobs/commands/run";
import { publishSite } from "@/lib/sites/commands/change";
import { deploySite, giveUpSite } from "@/lib/sites/commands/deploy-site";
import { syncDeployments } from "@/lib/sites/commands/sync";
import type { SiteFile } from "@/lib/sites/delivery/rules";
import { deploySiteJob } from "@/lib/sites/jobs";
import type { DeploymentTarget } from "@/lib/sites/targets/deployment-target";
import { shopHost } from "@/lib/sites/targets/shop-host";
import { addUser } from "./factories";
import { addPurchase } from "./purchases";

export const textFile = (path: string, text: string): SiteFile => ({
  path,
  bytes: new TextEncoder().encode(text),
});

/** A small site that says the same in its page and its styles. */
export const siteFilesOf = (text: string): SiteFile[] => [
  textFile("index.html", `<link rel="stylesheet" href="styles.css"><h1>${text}</h1>`),
  textFile("styles.css", `/* ${text} */`),
  textFile("LICENSE.txt", "For one company."),
];

/** Runs the jobs of sites with builds that are quick and can be told to fail. */
const siteRunner = (build: () => Promise<SiteFile[]>, target: DeploymentTarget = shopHost) =>
  createRunner(
    [
      handle(deploySiteJob, {
        run: (payload) => deploySite(payload, { target, build }),
        onDead: giveUpSite,
      }),
    ],
    { deadlineMs: 10_000 },
  );

/** A site that was ordered, of a customer of its own. Nothing is published yet. */
export async function addSite() {
  const owner = await addUser();
  const purchase = await addPurchase(owner, { withDeployment: true });
  await syncDeployments(purchase, { attempt: 1, runAgainIn: () => {} });
  const [row] = await database()
    .select({ name: deployments.name })
    .from(deployments)
    .where(eq(deployments.invoiceItemId, purchase.itemId));
  if (!row) throw new Error("The site was not ordered.");
  const runJobs = siteRunner(async () => siteFilesOf("First"));
  await runJobs();
  return { ...purchase, owner, name: row.name, runJobs };
}

interface OwnedSite {
  owner: { id: number };
  license: string;
}

/** Publishes a version that says this. */
export const publishText = (site: OwnedSite, text: string): Promise<void> =>
  publishFiles(site, siteFilesOf(text));

/** Publishes a version with these files. */
export async function publishFiles(site: OwnedSite, files: SiteFile[]): Promise<void> {
  await publishSite(site.owner.id, { license: site.license });
  await siteRunner(async () => files)();
}

/** A domain of its own, as if its records had been found. */
export async function addDomain(
  { itemId }: { itemId: number },
  host: string,
  domain: Partial<typeof siteDomains.$inferInsert> = {},
): Promise<void> {
  const values = {
    invoiceItemId: itemId,
    host,
    role: "main",
    status: "proved",
    token: host,
  } as const;
  await database()
    .insert(siteDomains)
    .values({ ...values, ...domain });
}
