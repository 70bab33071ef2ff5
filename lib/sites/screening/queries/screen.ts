import "server-only";
import { createHash } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { siteDomains } from "@/db/schema/domains";
import { heldSites } from "@/db/schema/held-sites";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import type { deployments } from "@/db/schema/sites";
import { slugOf } from "@/lib/catalogue/rules";
import { requireDeclaration } from "@/lib/customization/content/declarations";
import { getRevisionById } from "@/lib/customization/content/queries";
import { readDocument } from "@/lib/customization/content/save";
import { decodeSharedPreview } from "@/lib/customization/preview/rules";
import type { NewCopy } from "@/lib/customization/sharing/commands";
import type { BoughtTemplate } from "@/lib/sites/delivery/rules";
import { profileOf } from "../../profile";
import {
  type AccountTrust,
  areApproved,
  type Finding,
  isDoubtful,
  type Judgment,
  judge,
  knownAfterDays,
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
async function listApproved(invoiceItemId: number): Promise<Finding[]> {
  const rows = await database()
    .select({ findings: heldSites.findings })
    .from(heldSites)
    .where(and(eq(heldSites.invoiceItemId, invoiceItemId), eq(heldSites.status, "approved")));
  // Written from findings only.
  return rows.flatMap(({ findings }) => findings as Finding[]);
}

const ownerIdOf = (invoiceItemId: number) =>
  database()
    .select({ userId: invoices.userId })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(eq(invoiceItems.id, invoiceItemId));

async function trustIn(owner: number | ReturnType<typeof ownerIdOf>): Promise<AccountTrust> {
  const ofOwner = eq(invoices.userId, owner);
  const held = database()
    .select({ id: heldSites.id })
    .from(heldSites)
    .innerJoin(invoiceItems, eq(invoiceItems.id, heldSites.invoiceItemId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(
      and(
        ofOwner,
        ne(heldSites.status, "approved"),
        sql`${heldSites.createdAt} > now() - make_interval(days => ${watchedForDays})`,
      ),
    )
    .limit(1);
  if ((await held).length > 0) return "watched";
  const paid = await database().$count(
    invoices,
    and(
      ofOwner,
      eq(invoices.status, "paid"),
      sql`${invoices.paidAt} < now() - make_interval(days => ${knownAfterDays})`,
    ),
  );
  return paid > 0 ? "known" : "new";
}

interface Typed {
  site: TypedSite;
  isDomainProved: boolean;
}

/** What visitors would read of a site, with some of its settings changed. */
async function typedOf(
  row: DeploymentRow,
  bought: BoughtTemplate,
  change: Partial<TypedSettings>,
): Promise<Typed> {
  const { name, paymentLink, formAddress, redirects, revisionId } = row;
  const [declaration, revision, domain] = await Promise.all([
    requireDeclaration(slugOf(bought.url)),
    revisionId === null ? null : getRevisionById(revisionId),
    findDomain(row.invoiceItemId),
  ]);
  const own = domain?.host ?? null;
  const settings = { name, domain: own, paymentLink, formAddress, redirects, ...change };
  const document = revision && readDocument(declaration, revision.document);
  return {
    site: typedSite(declaration, document, profileOf(bought), settings),
    isDomainProved: domain?.status === "proved" && settings.domain === own,
  };
}

async function screen(
  row: DeploymentRow,
  { site, isDomainProved }: Typed,
  isWorse: (judgment: Judgment) => boolean,
): Promise<Screening> {
  const judgment = judge(site, {
    listed: await listedAmong(addressesOf(site)),
    isDomainProved,
  });
  const hash = createHash("sha256").update(JSON.stringify(site)).digest("hex");
  const isHeld =
    judgment.score > 0 &&
    isWorse(judgment) &&
    isDoubtful(judgment, await trustIn(ownerIdOf(row.invoiceItemId))) &&
    !areApproved(judgment.findings, await listApproved(row.invoiceItemId));
  return { site, hash, judgment, isHeld };
}

/** Judges a site before it is published. */
export const screenPublication = async (
  row: DeploymentRow,
  bought: BoughtTemplate,
): Promise<Screening> => screen(row, await typedOf(row, bought, {}), () => true);

/** Judges a change of settings: it is held only if it makes the site worse. */
export async function screenChange(
  row: DeploymentRow,
  bought: BoughtTemplate,
  change: Partial<TypedSettings>,
): Promise<Screening> {
  const before = await typedOf(row, bought, {});
  const { score: earlier } = judge(before.site, before);
  const after = await typedOf(row, bought, change);
  return screen(row, after, ({ score }) => score > earlier);
}

/** The reasons not to share a draft by a link; none if it may be shared. */
export async function screenCopy(
  userId: number,
  { template, brand, document }: NewCopy,
): Promise<Finding[]> {
  const profile = { company: decodeSharedPreview(brand)?.name ?? "", about: "" };
  const site = typedSite(await requireDeclaration(template), document, profile, {
    name: "",
    domain: null,
    paymentLink: null,
    formAddress: null,
    redirects: {},
  });
  const judgment = judge(site, { listed: await listedAmong(addressesOf(site)) });
  return isDoubtful(judgment, await trustIn(userId)) ? judgment.findings : [];
}

/** Addresses of a site that a list names. */
export const listedOf = async (row: DeploymentRow, bought: BoughtTemplate): Promise<string[]> =>
  listedAmong(addressesOf((await typedOf(row, bought, {})).site));
