import "server-only";
import { and, asc, eq } from "drizzle-orm";
import type { z } from "zod";
import { currentTranslations } from "#current-translations";
import { type Transaction, transaction } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { licenses } from "@/db/schema/delivery";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { deployments } from "@/db/schema/sites";
import { isEmailVerified } from "@/lib/accounts/queries";
import { slugOf } from "@/lib/catalogue/rules";
import { requireLabeledDeclaration } from "@/lib/customization/content/declarations";
import { draftNameOf } from "@/lib/customization/content/draft-name";
import { openPlaces } from "@/lib/customization/content/placeholders";
import { chooseRevision } from "@/lib/customization/content/queries";
import type { ContentDocument } from "@/lib/customization/content/rules";
import { takesForms } from "@/lib/customization/content/takes-forms";
import { ShopError } from "@/lib/errors";
import { links } from "@/lib/links";
import { isBought, maySiteBeOnline } from "@/lib/orders/invoices/queries/bought";
import { recordEvent } from "@/lib/platform/audit/commands";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { absolute } from "@/lib/site";
import { getBought } from "@/lib/sites/delivery/queries";
import { hostedPath } from "../hosting/rules";
import { deploySiteJob } from "../jobs";
import { getVersion } from "../queries/versions";
import { refuseWaiting } from "../queries/waiting";
import { type Deployment, deployedAgain, restored, takenOffline } from "../rules";
import type { publicationRefusal } from "../schemas";
import { replaceHeld } from "../screening/commands/hold";
import { listedOf } from "../screening/queries/screen";
import type { DeploymentTarget } from "../targets/deployment-target";
import { openPlacesRefusal } from "../texts";
import { type DeploymentRow, record } from "./record";
import { addVersion, copyOf } from "./versions";

const t = currentTranslations("siteErrors");

/**
 * One of a customer's sites. A preset of which the customer has several licenses names the site of
 * the first one.
 */
export type Which =
  | { presetId: number; license?: string | undefined }
  | { presetId?: undefined; license: string };

const conditionOf = ({ presetId, license }: Which) =>
  and(
    presetId === undefined ? undefined : eq(invoiceItems.presetId, presetId),
    license === undefined ? undefined : eq(licenses.key, license),
  );

/** Locks a site of the customer. */
async function lockOwn(tx: Transaction, userId: number, which: Which) {
  const isOwn = and(eq(invoices.userId, userId), conditionOf(which));
  await refuseWaiting(isOwn, tx);
  const [found] = await tx
    .select({
      row: deployments,
      url: presets.url,
      licenseNumber: invoiceItems.licenseNumber,
    })
    .from(deployments)
    .innerJoin(invoiceItems, eq(invoiceItems.id, deployments.invoiceItemId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
    .leftJoin(licenses, eq(licenses.invoiceItemId, invoiceItems.id))
    .where(and(isOwn, isBought(), maySiteBeOnline()))
    .orderBy(asc(invoiceItems.id))
    .limit(1)
    .for("update", { of: deployments });
  if (!found) throw new ShopError("not_found", t("notDeployed"));
  return found;
}

/** A site of the customer as it is now. */
export const requireRow = (userId: number, which: Which): Promise<DeploymentRow> =>
  transaction(async (tx) => (await lockOwn(tx, userId, which)).row);

/** Changes a site of the customer, whose row is locked meanwhile. Returns the site's item. */
export const changeSite = (
  userId: number,
  which: Which,
  change: (
    tx: Transaction,
    row: DeploymentRow,
    url: string,
    licenseNumber: number,
  ) => Promise<void>,
): Promise<{ itemId: number }> =>
  transaction(async (tx) => {
    const { row, url, licenseNumber } = await lockOwn(tx, userId, which);
    await change(tx, row, url, licenseNumber);
    return { itemId: row.invoiceItemId };
  });

/** The details of a customer's site for the audit trail. */
export const aboutSite = (userId: number, { name }: Pick<DeploymentRow, "name">) => ({
  subjectId: userId,
  target: `site ${name}` as const,
});

export const underWayText = () => t("underWay");

/** The next status; throws if the present status does not allow the change. */
function allowed(row: DeploymentRow, next: Deployment | null): Deployment {
  if (next) return next;
  throw new ShopError(
    "conflict",
    row.takenDownReason === null ? underWayText() : t("takenDown", { reason: row.takenDownReason }),
  );
}

interface Publication {
  /** The number of the revision to publish; by default the newest. */
  revision?: number | undefined;
  /** Whether it may still have placeholders. */
  acceptsOpenPlaces?: boolean;
}

export const publishSite = (
  userId: number,
  which: Which,
  { revision, acceptsOpenPlaces = false }: Publication = {},
) =>
  changeSite(userId, which, async (tx, row, url, licenseNumber) => {
    await record(tx, row, allowed(row, deployedAgain(row)));
    const slug = slugOf(url);
    const chosen = await chooseRevision(userId, draftNameOf(slug, licenseNumber), revision, tx);
    if (chosen && !acceptsOpenPlaces) await refuseOpenPlaces(slug, licenseNumber, chosen.document);
    if (takesForms(slug, chosen?.document ?? null)) await requireMailbox(tx, userId);
    await setRevision(tx, row, chosen?.id ?? null);
    const { invoiceItemId } = row;
    await enqueue(tx, deploySiteJob, { invoiceItemId, task: "publish", userId });
    await recordEvent(tx, "site.publication-asked", aboutSite(userId, row));
  });

/** Nothing that waits for the owner's own words goes online unseen. */
async function refuseOpenPlaces(slug: string, licenseNumber: number, document: ContentDocument) {
  const places = openPlaces(await requireLabeledDeclaration(slug), document);
  if (places.length === 0) return;
  const extra: z.input<typeof publicationRefusal> = {
    openPlaces: places.map(({ path, name }) => ({
      name,
      editor: `${links.edit(links.preview(slug), licenseNumber)}#slot=${path}`,
    })),
  };
  const names = places.map(({ name }) => name);
  throw new ShopError("conflict", openPlacesRefusal(names), { extra });
}

/** Messages of visitors go to the owner alone, so the owner's address has to be verified. */
export async function requireMailbox(
  tx: Transaction,
  userId: number,
  why = t("formNeedsAddress"),
): Promise<void> {
  if (await isEmailVerified(userId, tx)) return;
  const error = t("confirmAddress", { why });
  const extra: z.input<typeof publicationRefusal> = { needs: "verified-email" };
  throw new ShopError("conflict", error, { extra });
}

export const takeOffline = (userId: number, which: Which) =>
  changeSite(userId, which, async (tx, row) => {
    await record(tx, row, allowed(row, takenOffline(row)));
    const { invoiceItemId } = row;
    await enqueue(tx, deploySiteJob, { invoiceItemId, task: "remove", userId });
    await recordEvent(tx, "site.offline-asked", aboutSite(userId, row));
  });

/**
 * Publishes an earlier version again. If the shop hosts the site, the version is online at once;
 * for another host, the job does it.
 */
export const restoreVersion = async (
  userId: number,
  which: Which,
  number: number,
  target: DeploymentTarget,
): Promise<{ itemId: number }> => {
  await refuseListed(userId, which, number);
  return changeSite(userId, which, async (tx, row) => {
    const { invoiceItemId } = row;
    const version = await getVersion(invoiceItemId, number, tx);
    if (!version) throw new ShopError("not_found", t("noVersion", { number: String(number) }));
    await setRevision(tx, row, version.revisionId);
    await recordEvent(tx, "site.restored", {
      ...aboutSite(userId, row),
      detail: `version ${number}`,
    });
    if (target.restore) {
      await record(tx, row, allowed(row, deployedAgain(row)));
      const payload = { invoiceItemId, task: "publish" as const, userId, restore: number };
      await enqueue(tx, deploySiteJob, payload);
    } else {
      const address = absolute(hostedPath(row.name));
      await record(tx, row, allowed(row, restored(row, address)));
      const { facts, files } = await copyOf(version, tx);
      await addVersion(tx, invoiceItemId, { ...facts, publishedBy: userId }, files);
      await replaceHeld(tx, invoiceItemId, "publication");
    }
  });
};

/** What was online before is not judged again, but addresses on it may have become dangerous. */
async function refuseListed(userId: number, which: Which, number: number): Promise<void> {
  const row = await requireRow(userId, which);
  const [bought, version] = await Promise.all([
    getBought(row.invoiceItemId),
    getVersion(row.invoiceItemId, number),
  ]);
  if (!bought || !version) return;
  const [listed] = await listedOf({ ...row, revisionId: version.revisionId }, bought);
  if (listed === undefined) return;
  const error = t("dangerousLink", { listed });
  throw new ShopError("conflict", error);
}

const setRevision = (
  tx: Transaction,
  { invoiceItemId }: DeploymentRow,
  revisionId: number | null,
) => tx.update(deployments).set({ revisionId }).where(eq(deployments.invoiceItemId, invoiceItemId));
