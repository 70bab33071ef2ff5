import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { cache } from "react";
import { currentLanguage, currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { presets } from "@/db/schema/catalogue";
import { licenses } from "@/db/schema/delivery";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { deployments } from "@/db/schema/sites";
import { slugOf } from "@/lib/catalogue/rules";
import { toCountryCode } from "@/lib/countries";
import {
  requireDeclaration,
  requireLabeledDeclaration,
} from "@/lib/customization/content/declarations";
import { draftNameOf } from "@/lib/customization/content/draft-name";
import { hasImprint, needsImprint } from "@/lib/customization/content/imprint";
import { getRevision, getRevisionById } from "@/lib/customization/content/queries";
import { type ContentDocument, sampleDocument } from "@/lib/customization/content/rules";
import { readDocument } from "@/lib/customization/content/save";
import { languagesOf, untranslatedPaths } from "@/lib/customization/content/translations";
import { ShopError } from "@/lib/errors";
import {
  deploymentOrderId,
  isBought,
  isDeploymentBought,
  maySiteBeOnline,
} from "@/lib/orders/invoices/queries/bought";
import { getBought } from "@/lib/sites/delivery/queries";
import { siteAddress } from "../address";
import { compareSites, type SiteSource } from "../changes";
import { shownSite } from "../domains/shown-host";
import { failureTextOrNull } from "../failure-text";
import { shopFormAddress } from "../form-address";
import { isHostedHere } from "../is-hosted-here";
import { writeRedirects, writeVerifications } from "../moves/rules";
import { countOwnTexts } from "../own-words";
import { profileOf } from "../profile";
import { findPause } from "../reports/queries/judge-reported";
import { findTakedown, viewOfTakedown } from "../reports/queries/takedown";
import { canDeploy, canTakeOffline, isHidden, isUnderWay } from "../rules";
import type { Change, SiteView } from "../schemas";
import { getWaiting } from "../screening/queries/held-sites";
import { toldReasons } from "../screening/reasons";
import { getOwnDomain } from "./own-domain";
import {
  getVersion,
  getVersionById,
  listSourceVersions,
  listVersions,
  type Version,
} from "./versions";

const t = currentTranslations("siteErrors");

type DeploymentRow = typeof deployments.$inferSelect;

/** A bought template with its license, and its site if it was bought with deployment. */
interface OwnLicense {
  invoiceItemId: number;
  userId: number;
  presetId: number;
  licenseNumber: number;
  /** The template's name. */
  template: string;
  /** The path of its preview. */
  preview: string;
  deployment: DeploymentRow | null;
  /** Where its owner's company is, as the owner writes it; empty if unknown. */
  country: string;
  /** Also before its job has run. */
  isDeploymentBought: boolean;
  /** The order with which its deployment was bought; its own if that was not. */
  order: Pick<typeof invoices.$inferSelect, "id" | "forBusiness" | "paidAt" | "consentAt">;
}

const deploymentOrder = alias(invoices, "deployment_order");

async function findOwnLicense(userId: number, license: string): Promise<OwnLicense | null> {
  const [row] = await database()
    .select({
      invoiceItemId: invoiceItems.id,
      userId: invoices.userId,
      presetId: invoiceItems.presetId,
      licenseNumber: invoiceItems.licenseNumber,
      template: invoiceItems.name,
      preview: presets.url,
      deployment: deployments,
      country: users.country,
      isDeploymentBought: sql<boolean>`${isDeploymentBought()}`,
      order: {
        id: deploymentOrder.id,
        forBusiness: deploymentOrder.forBusiness,
        paidAt: deploymentOrder.paidAt,
        consentAt: deploymentOrder.consentAt,
      },
    })
    .from(licenses)
    .innerJoin(invoiceItems, eq(invoiceItems.id, licenses.invoiceItemId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(users, eq(users.id, invoices.userId))
    .innerJoin(deploymentOrder, eq(deploymentOrder.id, deploymentOrderId))
    .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
    .leftJoin(deployments, and(eq(deployments.invoiceItemId, invoiceItems.id), maySiteBeOnline()))
    .where(and(eq(licenses.key, license), eq(invoices.userId, userId), isBought()));
  return row ?? null;
}

/**
 * A template that the customer paid for; null for another customer's license. Cached, so that the
 * parts of a page query it once.
 */
export const getOwnLicense = cache(findOwnLicense);

export async function requireSiteRow(userId: number, license: string) {
  const own = await getOwnLicense(userId, license);
  if (!own?.deployment) throw new ShopError("not_found", t("noSite"));
  return { own, row: own.deployment };
}

/** A customer's site, as its page shows it. */
export async function requireSite(userId: number, license: string): Promise<SiteView> {
  const { own, row } = await requireSiteRow(userId, license);
  const slug = slugOf(own.preview);
  const [current, versions, domain, takedown, waiting, pause, draft] = await Promise.all([
    row.currentVersionId === null ? null : getVersionById(row.currentVersionId),
    listVersions(row.invoiceItemId),
    getOwnDomain(row.invoiceItemId),
    row.takenDownReason === null ? null : findTakedown(row.invoiceItemId),
    getWaiting(row.invoiceItemId),
    findPause(row.invoiceItemId),
    getRevision(userId, draftNameOf(slug, own.licenseNumber)),
  ]);
  const { template, preview } = own;
  const { name, status, reason, takenDownReason } = row;
  const address = siteAddress({ name, domain, address: row.address });
  const isUnlisted =
    current !== null &&
    isHidden({
      revisionId: current.revisionId,
      listsSample: row.listsSample,
      profile: current.profile,
    });
  return {
    license,
    template,
    preview,
    name,
    status,
    address,
    shownAddress: address && shownSite(address),
    reason: failureTextOrNull(reason),
    takenDownReason,
    takedown: takedown && viewOfTakedown(takedown),
    waiting,
    formPause: pause && toldReasons(pause.score, pause.findings, currentLanguage()),
    current: versions.find(({ number }) => number === current?.number) ?? null,
    isHidden: isUnlisted,
    ownTexts: isUnlisted ? await countOwnTextsOfDraft(slug, draft) : null,
    changes: current ? await changesSince(own, current) : [],
    ...(await missingOf(own, slug, draft)),
    canPublish: canDeploy(row),
    canTakeOffline: canTakeOffline(row),
    canRename: isHostedHere() && !isUnderWay(status),
    form: {
      address: shopFormAddress(row.formKey),
      paymentLink: row.paymentLink,
      formAddress: row.formAddress,
    },
    business: row.businessId,
    move: isHostedHere()
      ? {
          redirects: writeRedirects(row.redirects),
          verification: writeVerifications(row.verifications),
        }
      : null,
  };
}

/** Null where the customer has written nothing. */
type Draft = Awaited<ReturnType<typeof getRevision>>;

const countOwnTextsOfDraft = async (slug: string, draft: Draft) =>
  draft ? countOwnTexts(slug, draft.document) : 0;

/** What the readers of the draft would miss. */
async function missingOf({ country }: Pick<OwnLicense, "country">, slug: string, draft: Draft) {
  const declaration = await requireDeclaration(slug);
  const document = await readStored(slug, draft?.document);
  const [, ...further] = languagesOf(document);
  const untranslated = further.map((language) => ({
    language,
    count: untranslatedPaths(declaration, document, language).length,
  }));
  return {
    untranslated: untranslated.filter(({ count }) => count > 0),
    lacksImprint: needsImprint(toCountryCode(country)) && !hasImprint(declaration, document),
  };
}

/** The differences between a version and the customer's present draft and profile. */
async function changesSince(own: OwnLicense, version: Version): Promise<Change[]> {
  const slug = slugOf(own.preview);
  const declaration = await requireLabeledDeclaration(slug);
  return compareSites(
    declaration,
    await sourceOfVersion(slug, version),
    await sourceOfDraft(own, slug),
  );
}

async function readStored(slug: string, stored: ContentDocument | null | undefined) {
  const declaration = await requireDeclaration(slug);
  return stored ? readDocument(declaration, stored) : sampleDocument(slug, declaration);
}

/** The sources of a version, in the newest version of its template's declaration. */
export async function sourceOfVersion(slug: string, version: Version): Promise<SiteSource> {
  const { revisionId, profile, templateVersion } = version;
  const revision = revisionId === null ? null : await getRevisionById(revisionId);
  return { document: await readStored(slug, revision?.document), profile, templateVersion };
}

/** The sources of the newest versions of a site, the newest first. */
export async function listSources({ invoiceItemId, preview }: OwnLicense): Promise<SiteSource[]> {
  const versions = await listSourceVersions(invoiceItemId);
  return Promise.all(
    versions.map(async ({ version: { profile, templateVersion }, document }) => ({
      document: await readStored(slugOf(preview), document),
      profile,
      templateVersion,
    })),
  );
}

async function sourceOfDraft({ invoiceItemId, userId, licenseNumber }: OwnLicense, slug: string) {
  const [revision, bought, declaration] = await Promise.all([
    getRevision(userId, draftNameOf(slug, licenseNumber)),
    getBought(invoiceItemId),
    requireDeclaration(slug),
  ]);
  return {
    document: await readStored(slug, revision?.document),
    profile: bought && profileOf(bought),
    templateVersion: declaration.version,
  };
}

/**
 * The sources for a picture of a site: one of its versions, or the draft. Null if there is none.
 */
export async function getSource(
  own: OwnLicense,
  which: number | "draft",
): Promise<SiteSource | null> {
  const slug = slugOf(own.preview);
  if (which === "draft") return sourceOfDraft(own, slug);
  const version = await getVersion(own.invoiceItemId, which);
  return version && sourceOfVersion(slug, version);
}
