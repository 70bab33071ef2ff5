import "server-only";
import { createHash } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { siteDomains } from "@/db/schema/domains";
import { heldSites } from "@/db/schema/held-sites";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { deployments } from "@/db/schema/sites";
import { slugOf } from "@/lib/catalogue/rules";
import { requireDeclaration } from "@/lib/customization/content/declarations";
import { getRevisionById } from "@/lib/customization/content/queries";
import { readDocument } from "@/lib/customization/content/save";
import { decodeSharedPreview } from "@/lib/customization/preview/rules";
import type { NewCopy } from "@/lib/customization/sharing/commands";
import { getTemplateOfSite } from "@/lib/sites/delivery/queries";
import type { BoughtTemplate } from "@/lib/sites/delivery/rules";
import { profileOf } from "../../profile";
import { getVersionById, type Version } from "../../queries/versions";
import {
  type AccountTrust,
  areApproved,
  type Finding,
  isDoubtful,
  isDoubtfulIfReported,
  type Judgment,
  judge,
  judgmentAfter,
  knownAfterDays,
  stoppedFrom,
  type TypedSite,
  watchedForDays,
} from "../rules";
import { listedAmong } from "../safe-browsing";
import { type TypedSettings, typedSite } from "../typed-site";

type DeploymentRow = typeof deployments.$inferSelect;

export interface Screening {
  site: TypedSite;
  /** SHA-256 of what was typed. */
  hash: string;
  judgment: Judgment;
  isHeld: boolean;
}

const addressesOf = ({ links }: TypedSite) =>
  links.map(({ to }) => to).filter((to) => /^https?:\/\//i.test(to));

async function findDomain(invoiceItemId: number) {
  const [row] = await database()
    .select({ host: siteDomains.host, status: siteDomains.status })
    .from(siteDomains)
    .where(and(eq(siteDomains.invoiceItemId, invoiceItemId), eq(siteDomains.role, "main")));
  return row;
}

/** What a person approved on this site before. */
const listApproved = (invoiceItemId: number) =>
  database()
    .select({ findings: heldSites.findings, contentHash: heldSites.contentHash })
    .from(heldSites)
    .where(and(eq(heldSites.invoiceItemId, invoiceItemId), eq(heldSites.status, "approved")));

const ownerIdOf = (invoiceItemId: number) =>
  database()
    .select({ userId: invoices.userId })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(eq(invoiceItems.id, invoiceItemId));

interface Trust {
  trust: AccountTrust;
  /** Why whatever the account publishes waits for a person; null where it does not. */
  stoppedBy: Finding[] | null;
}

async function trustIn(owner: number | ReturnType<typeof ownerIdOf>): Promise<Trust> {
  const ofOwner = eq(invoices.userId, owner);
  const { status, score, findings, createdAt, decidedAt } = heldSites;
  const rows = await database()
    .select({ status, score, findings, createdAt, decidedAt })
    .from(heldSites)
    .innerJoin(invoiceItems, eq(invoiceItems.id, heldSites.invoiceItemId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(and(ofOwner, sql`${createdAt} > now() - make_interval(days => ${watchedForDays})`))
    .orderBy(desc(createdAt), desc(heldSites.id));
  const approval = rows.find((it) => it.status === "approved")?.decidedAt ?? null;
  const waiting = rows.filter((it) => it.status !== "approved");
  const worst = waiting.find(
    (it) => it.score >= stoppedFrom && (approval === null || it.createdAt > approval),
  );
  // Written from findings only.
  if (worst) return { trust: "watched", stoppedBy: worst.findings as Finding[] };
  if (waiting.length > 0) return { trust: "watched", stoppedBy: null };
  const paid = await database().$count(
    invoices,
    and(
      ofOwner,
      eq(invoices.status, "paid"),
      sql`${invoices.paidAt} < now() - make_interval(days => ${knownAfterDays})`,
    ),
  );
  return { trust: paid > 0 ? "known" : "new", stoppedBy: null };
}

const hashOf = (site: TypedSite) => createHash("sha256").update(JSON.stringify(site)).digest("hex");

interface Typed {
  site: TypedSite;
  isDomainProved: boolean;
}

/** What visitors would read of a site: of the next version by default, and with some of its settings changed. */
async function typedOf(
  row: DeploymentRow,
  bought: BoughtTemplate,
  change: Partial<TypedSettings>,
  version: Pick<Version, "revisionId" | "profile"> | null = null,
): Promise<Typed> {
  const { name, paymentLink, formAddress, redirects } = row;
  const { revisionId } = version ?? row;
  const [declaration, revision, domain] = await Promise.all([
    requireDeclaration(slugOf(bought.url)),
    revisionId === null ? null : getRevisionById(revisionId),
    findDomain(row.invoiceItemId),
  ]);
  const own = domain?.host ?? null;
  const settings = { name, domain: own, paymentLink, formAddress, redirects, ...change };
  const document = revision && readDocument(declaration, revision.document);
  return {
    site: typedSite(declaration, document, version?.profile ?? profileOf(bought), settings),
    isDomainProved: domain?.status === "proved" && settings.domain === own,
  };
}

/** Judges what was typed, and the addresses in it by the list of dangerous ones. */
const judgeTyped = async ({ site, isDomainProved }: Typed): Promise<Judgment> =>
  judge(site, { listed: await listedAmong(addressesOf(site)), isDomainProved });

async function screen(row: DeploymentRow, typed: Typed, before: Typed | null): Promise<Screening> {
  const { invoiceItemId } = row;
  const { site } = typed;
  const judgment = await judgeTyped(typed);
  const hash = hashOf(site);
  const { trust, stoppedBy } = await trustIn(ownerIdOf(invoiceItemId));
  if (stoppedBy) {
    const isOther = before === null || hashOf(before.site) !== hash;
    const approved = await listApproved(invoiceItemId);
    return {
      site,
      hash,
      judgment: judgmentAfter(judgment, stoppedBy),
      isHeld: isOther && !approved.some(({ contentHash }) => contentHash === hash),
    };
  }
  const isWorse = before === null || judgment.score > judge(before.site, before).score;
  if (judgment.score === 0 || !isWorse || !isDoubtful(judgment, trust)) {
    return { site, hash, judgment, isHeld: false };
  }
  const approved = await listApproved(invoiceItemId);
  // Written from findings only.
  const known = approved.flatMap(({ findings }) => findings as Finding[]);
  return { site, hash, judgment, isHeld: !areApproved(judgment.findings, known) };
}

/** Judges a site before it is published. */
export const screenPublication = async (
  row: DeploymentRow,
  bought: BoughtTemplate,
): Promise<Screening> => screen(row, await typedOf(row, bought, {}), null);

/** Judges a change of settings: it is held only if it makes the site worse. */
export async function screenChange(
  row: DeploymentRow,
  bought: BoughtTemplate,
  change: Partial<TypedSettings>,
): Promise<Screening> {
  const before = await typedOf(row, bought, {});
  return screen(row, await typedOf(row, bought, change), before);
}

interface Published {
  judgment: Judgment;
  /** Whether an open report of phishing pauses its forms. */
  arePausedIfReported: boolean;
}

/** Judges a site as it is published now; null where it is not. */
export async function judgePublished(invoiceItemId: number): Promise<Published | null> {
  const [row] = await database()
    .select()
    .from(deployments)
    .where(eq(deployments.invoiceItemId, invoiceItemId));
  const [bought, version] = await Promise.all([
    getTemplateOfSite(invoiceItemId),
    row?.currentVersionId ? getVersionById(row.currentVersionId) : null,
  ]);
  if (!row || !bought || !version) return null;
  const judgment = await judgeTyped(await typedOf(row, bought, {}, version));
  const { trust } = await trustIn(ownerIdOf(invoiceItemId));
  const approved = await listApproved(invoiceItemId);
  // Written from findings only.
  const known = approved.flatMap(({ findings }) => findings as Finding[]);
  const isApproved = areApproved(judgment.findings, known);
  return {
    judgment,
    // Forms that are sent to another address cannot be paused here.
    arePausedIfReported:
      isDoubtfulIfReported(judgment, trust) && !isApproved && row.formAddress === null,
  };
}

/** Judges a draft by what the readers of its link see. */
export async function judgeDraft({ template, brand, document }: NewCopy): Promise<Judgment> {
  const profile = { company: decodeSharedPreview(brand)?.name ?? "", about: "" };
  const site = typedSite(await requireDeclaration(template), document, profile, {
    name: "",
    domain: null,
    paymentLink: null,
    formAddress: null,
    redirects: {},
  });
  return judgeTyped({ site, isDomainProved: false });
}

/** Why a draft is not shared by a link; null if it may be. Without an account as by a new one. */
export async function screenDraft(userId: number | null, draft: NewCopy): Promise<Judgment | null> {
  const judgment = await judgeDraft(draft);
  const { trust, stoppedBy }: Trust =
    userId === null ? { trust: "new", stoppedBy: null } : await trustIn(userId);
  if (stoppedBy) return judgmentAfter(judgment, stoppedBy);
  return isDoubtful(judgment, trust) ? judgment : null;
}

/** Addresses of a site that a list names. */
export const listedOf = async (row: DeploymentRow, bought: BoughtTemplate): Promise<string[]> =>
  listedAmong(addressesOf((await typedOf(row, bought, {})).site));
