import "server-only";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { licenses } from "@/db/schema/delivery";
import { siteDomains } from "@/db/schema/domains";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { deployments } from "@/db/schema/sites";
import { slugOf } from "@/lib/catalogue/rules";
import { requireDeclaration } from "@/lib/customization/content/declarations";
import { getRevisionById } from "@/lib/customization/content/queries";
import type { ContentDocument } from "@/lib/customization/content/rules";
import { ShopError } from "@/lib/errors";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { UnrecoverableError } from "@/lib/platform/jobs/rules";
import { requireLicense } from "@/lib/sites/delivery/commands";
import { originPlaceholder } from "@/lib/sites/delivery/origin";
import { getBought } from "@/lib/sites/delivery/queries";
import {
  type BoughtTemplate,
  contentPath,
  type SiteContext,
  type SiteFile,
} from "@/lib/sites/delivery/rules";
import { siteAddress } from "../address";
import { siteLiveEmail } from "../emails/site-live";
import { shopFormAddress } from "../form-address";
import { withFingerprints } from "../hosting/fingerprints";
import { hideSite } from "../hosting/hide-site";
import { isHostedHere } from "../is-hosted-here";
import { deploySiteJob } from "../jobs";
import { hasOwnWords } from "../own-words";
import { profileOf } from "../profile";
import { ofOwnDomain, ownDomainOf } from "../queries/own-domain";
import { getVersion, readVersionFiles, type Version } from "../queries/versions";
import {
  abandoned,
  attemptFailed,
  begun,
  type Deployment,
  gaveUp,
  isHidden,
  published,
  removed,
  type SiteProfile,
  takenOffline,
} from "../rules";
import { hold, replaceHeld } from "../screening/commands/hold";
import { screenPublication } from "../screening/queries/screen";
import { failure } from "../stored-failure";
import { type DeploymentTarget, DeploymentTargetError } from "../targets/deployment-target";
import { type DeploymentRow, lockDeployment, record } from "./record";
import { addVersion, copyOf, type StoredFiles, storeFiles, type VersionFacts } from "./versions";

type Payload = z.output<typeof deploySiteJob.payload>;

interface Options {
  target: DeploymentTarget;
  /** Renders a site. Passed as an argument, because rendering loads the templates. */
  build: (
    bought: BoughtTemplate,
    document: ContentDocument | null,
    site: SiteContext,
  ) => Promise<SiteFile[]>;
}

/**
 * One attempt to publish a site or to take it offline. Until it has succeeded, visitors get the
 * previous version; a doubtful publication is held until a person has looked at it.
 */
export async function deploySite(payload: Payload, { target, build }: Options): Promise<void> {
  const { invoiceItemId, task } = payload;
  const site = await step(invoiceItemId, (row) => begun(row, task));
  if (!site) return;
  try {
    if (task === "remove") {
      await target.remove(site.name);
      await step(invoiceItemId, removed);
    } else {
      const bought = await getBought(invoiceItemId);
      if (!bought) {
        await step(invoiceItemId, abandoned, removeIfTakenDown);
        return;
      }
      const publishedBy = payload.userId ?? null;
      const screening =
        payload.restore === undefined ? await screenPublication(site, bought) : null;
      if (screening?.isHeld) {
        // The email about it leads to the site's page, whose address is the license.
        await requireLicense(invoiceItemId);
        await step(invoiceItemId, abandoned, async (tx, row) => {
          await hold(tx, { row, change: "publication", screening, askedBy: publishedBy });
          await removeIfTakenDown(tx, row);
        });
        return;
      }
      const earlier =
        payload.restore === undefined ? null : await getVersion(invoiceItemId, payload.restore);
      const { facts, files, address } = earlier
        ? await putBack(site, earlier, target)
        : await putOnline(site, bought, publishedBy, { target, build });
      await step(
        invoiceItemId,
        (row) => published(row, address),
        async (tx, row, event) => {
          await addVersion(tx, invoiceItemId, { ...facts, publishedBy }, files);
          await replaceHeld(tx, invoiceItemId, "publication");
          if (row.takenDownReason === null) await emailOwner(tx, row, event, facts.profile);
          await removeIfTakenDown(tx, row);
        },
      );
    }
  } catch (error) {
    const reason = reasonOf(error);
    if (reason) await step(invoiceItemId, (row) => attemptFailed(row, task, reason));
    throw error instanceof DeploymentTargetError && error.isFinal
      ? new UnrecoverableError(error.message, { cause: error })
      : error;
  }
}

interface Online {
  facts: Omit<VersionFacts, "publishedBy">;
  files: StoredFiles;
  address: string;
}

/** Builds the site, stores its files and puts them online. */
async function putOnline(
  row: DeploymentRow,
  bought: BoughtTemplate,
  publishedBy: number | null,
  { target, build }: Options,
): Promise<Online> {
  const { name, revisionId, formKey } = row;
  const slug = slugOf(bought.url);
  const [revision, { version: templateVersion }] = await Promise.all([
    revisionId === null ? null : getRevisionById(revisionId),
    requireDeclaration(slug),
  ]);
  // After a payment nobody has looked at the draft yet that was saved before.
  const isOwn =
    publishedBy !== null && revision !== null && (await hasOwnWords(slug, revision.document));
  const profile = { ...profileOf(bought), hasOwnWords: isOwn };
  const built = await build(bought, revision?.document ?? null, {
    formAction: shopFormAddress(formKey),
    origin: originPlaceholder,
  });
  const isHiddenAtHost = isHidden({ ...row, profile }) && !isHostedHere();
  const shown = built.filter(isPublic);
  const files = withFingerprints(isHiddenAtHost ? hideSite(shown) : shown);
  const stored = await storeFiles(files);
  const { address, deployId } = await target.publish(name, files);
  return {
    facts: { revisionId, templateVersion, profile, restoredFrom: null, deployId },
    files: stored,
    address,
  };
}

/**
 * Puts an earlier version online again: the host restores it, or gets its files again if it no
 * longer has them.
 */
async function putBack(
  { name }: DeploymentRow,
  version: Version,
  { restore, publish }: DeploymentTarget,
): Promise<Online> {
  const kept = version.deployId === null ? null : await restore?.(name, version.deployId);
  const { address, deployId } = kept ?? (await publish(name, await readVersionFiles(version.id)));
  const { facts, files } = await copyOf(version);
  return { facts: { ...facts, deployId }, files, address };
}

/** Without the pictures of hidden sections and former slots. */
const isPublic = ({ path }: SiteFile) => path !== contentPath;

/** The shop may take a site down during its publication. */
async function removeIfTakenDown(tx: Transaction, row: DeploymentRow): Promise<void> {
  const next = row.takenDownReason === null ? null : takenOffline(row);
  if (!next) return;
  await record(tx, row, next);
  const { invoiceItemId } = row;
  await enqueue(tx, deploySiteJob, { invoiceItemId, task: "remove" });
}

/** Shown to the customer if an attempt ended without a reason: by a crash or a bug. */
const interrupted = failure("interrupted");

function reasonOf(error: unknown): string | null {
  if (error instanceof UnrecoverableError && error.cause instanceof DeploymentTargetError) {
    return error.cause.reason;
  }
  if (error instanceof DeploymentTargetError) return error.reason;
  return error instanceof ShopError || error instanceof UnrecoverableError ? error.message : null;
}

/** Marks a deployment as given up, in the transaction that marks its job as dead. */
export async function giveUpSite(
  tx: Transaction,
  { invoiceItemId, task }: Payload,
  error: unknown,
): Promise<void> {
  const row = await lockDeployment(tx, invoiceItemId);
  const next = row && gaveUp(row, task, reasonOf(error) ?? interrupted);
  if (next) await record(tx, row, next);
}

type After = (tx: Transaction, row: DeploymentRow, event: number) => Promise<void>;

/**
 * Changes a deployment's status, unless `move` returns null: then a concurrent attempt has changed
 * it.
 */
const step = (
  invoiceItemId: number,
  move: (row: DeploymentRow) => Deployment | null,
  after?: After,
): Promise<DeploymentRow | null> =>
  transaction(async (tx) => {
    const row = await lockDeployment(tx, invoiceItemId);
    const next = row && move(row);
    if (!next) return null;
    const event = await record(tx, row, next);
    const moved = { ...row, ...next };
    if (event !== null) await after?.(tx, moved, event);
    return moved;
  });

async function emailOwner(
  tx: Transaction,
  row: DeploymentRow,
  event: number,
  profile: SiteProfile | null,
) {
  const { invoiceItemId, name, address: stored } = row;
  const [owner] = await tx
    .select({
      email: users.email,
      template: invoiceItems.name,
      license: licenses.key,
      domain: siteDomains.host,
    })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(users, eq(users.id, invoices.userId))
    .innerJoin(licenses, eq(licenses.invoiceItemId, invoiceItems.id))
    .innerJoin(deployments, eq(deployments.invoiceItemId, invoiceItems.id))
    .leftJoin(siteDomains, ofOwnDomain)
    .where(eq(invoiceItems.id, invoiceItemId));
  if (!owner) return;
  const address = siteAddress({ name, domain: ownDomainOf(owner.domain), address: stored });
  if (!address) return;
  await queueEmail(tx, {
    key: `live:${invoiceItemId}:${event}`,
    to: owner.email,
    email: siteLiveEmail(owner.template, address, owner.license, isHidden({ ...row, profile })),
  });
}
