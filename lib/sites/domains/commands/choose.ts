import "server-only";
import { randomBytes } from "node:crypto";
import { and, eq, notInArray, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import type { Transaction } from "@/db/client";
import { siteDomains } from "@/db/schema/domains";
import type { Destinations, DomainRole } from "@/db/words/domains";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import type { Which } from "@/lib/sites/commands/change";
import { changeDestinations } from "@/lib/sites/destinations/commands/change";
import { holdDoubtfulChange } from "@/lib/sites/screening/commands/hold-change";
import { configuredTarget } from "@/lib/sites/targets/configured-target";
import { isApex, normalizeHost } from "../host-names";
import { checkDomainJob, setHostDomainJob } from "../jobs";
import { otherHost } from "../rules";
import { offersDomains } from "../settings";

const t = currentTranslations("domainErrors");

interface Choice {
  /** As it was typed. */
  host: string;
  /** Whether the name with or without `www` redirects to it. */
  hasOther: boolean;
}

export function requireOffered(): void {
  if (!offersDomains()) throw new ShopError("conflict", t("off"));
}

function chosenHosts({ host: typed, hasOther }: Choice): [string, DomainRole][] {
  const host = normalizeHost(typed);
  if (!hasOther) return [[host, "main"]];
  const other = otherHost(host, isApex(host));
  if (!other) throw new ShopError("invalid", t("noOther"), { fields: { hasOther: t("noOther") } });
  return [
    [host, "main"],
    [other, "redirect"],
  ];
}

/** If a static host serves the domains, it is informed of a change. */
export async function tellHost(tx: Transaction, invoiceItemId: number): Promise<void> {
  if (configuredTarget().setDomain) await enqueue(tx, setHostDomainJob, { invoiceItemId });
}

/** Claims names for a site instead of its previous ones. Names that were proved before stay proved. */
export async function claimHosts(
  tx: Transaction,
  invoiceItemId: number,
  claims: Destinations["domain"],
): Promise<void> {
  const isOther = notInArray(
    siteDomains.host,
    claims.map(({ host }) => host),
  );
  await tx.delete(siteDomains).where(and(eq(siteDomains.invoiceItemId, invoiceItemId), isOther));
  const isExpired = sql`${siteDomains.status} = 'expired'`;
  for (const claim of claims) {
    const [row] = await tx
      .insert(siteDomains)
      .values({ invoiceItemId, ...claim })
      .onConflictDoUpdate({
        target: [siteDomains.invoiceItemId, siteDomains.host],
        set: {
          role: claim.role,
          status: sql`case when ${isExpired} then 'pending' else ${siteDomains.status} end`,
          startedAt: sql`case when ${isExpired} then now() else ${siteDomains.startedAt} end`,
        },
      })
      .returning({ domainId: siteDomains.id });
    // The request that chooses the name checks it first.
    if (row) await enqueue(tx, checkDomainJob, row, { startAfterSeconds: 60 });
  }
  await tellHost(tx, invoiceItemId);
}

/** Claims a name for a site, and another one that redirects to it. */
export async function chooseDomain(userId: number, which: Which, choice: Choice): Promise<void> {
  if (offersDomains()) {
    await holdDoubtfulChange(userId, which, "domain", { domain: normalizeHost(choice.host) });
  }
  await changeDestinations(userId, which, async (tx, { invoiceItemId }) => {
    requireOffered();
    const chosen = chosenHosts(choice);
    const ofSite = eq(siteDomains.invoiceItemId, invoiceItemId);
    const [known] = await tx.select({ token: siteDomains.token }).from(siteDomains).where(ofSite);
    const token = known?.token ?? randomBytes(16).toString("hex");
    await claimHosts(
      tx,
      invoiceItemId,
      chosen.map(([host, role]) => ({ host, role, token })),
    );
    const target = `domain ${chosen[0]?.[0] ?? ""}` as const;
    await recordEvent(tx, "site.domain-chosen", { subjectId: userId, target });
  });
}

export const removeDomain = (userId: number, which: Which) =>
  changeDestinations(userId, which, async (tx, { invoiceItemId }) => {
    const removed = await tx
      .delete(siteDomains)
      .where(eq(siteDomains.invoiceItemId, invoiceItemId))
      .returning({ host: siteDomains.host });
    for (const { host } of removed) {
      const facts = { subjectId: userId, target: `domain ${host}` as const };
      await recordEvent(tx, "site.domain-removed", facts);
    }
    await tellHost(tx, invoiceItemId);
  });
