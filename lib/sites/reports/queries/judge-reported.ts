import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { siteReports } from "@/db/schema/site-reports";
import { deployments, siteVersions } from "@/db/schema/sites";
import { requireDeclaration } from "@/lib/customization/content/declarations";
import { readSharedAddress } from "@/lib/customization/sharing/address";
import { getCopy } from "@/lib/customization/sharing/queries";
import { readWords } from "@/lib/customization/sharing/read-words";
import { judgeDraft, judgePublished } from "../../screening/queries/screen";
import { reasonsOf } from "../../screening/reasons";
import type { Judgment } from "../../screening/rules";
import type { SiteReport } from "../schemas";

/** Since the version that is online was published, nobody has decided that a report of phishing was wrong. */
const isUndecided = sql`not exists (
  select 1 from ${siteReports} as decided
  where decided.invoice_item_id = ${siteReports.invoiceItemId} and decided.kind = 'phishing'
    and decided.status in ('no_action', 'restored')
    and coalesce(decided.objection_decided_at, decided.decided_at) > ${siteVersions.createdAt})`;

/** Whether a report of phishing waits that can pause the forms of a site. */
async function isReportedForPhishing(invoiceItemId: number): Promise<boolean> {
  const [found] = await database()
    .select({ id: siteReports.id })
    .from(siteReports)
    .innerJoin(deployments, eq(deployments.invoiceItemId, siteReports.invoiceItemId))
    .innerJoin(siteVersions, eq(siteVersions.id, deployments.currentVersionId))
    .where(
      and(
        eq(siteReports.invoiceItemId, invoiceItemId),
        eq(siteReports.kind, "phishing"),
        eq(siteReports.status, "open"),
        isUndecided,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** What is noticed of a site whose forms are paused until somebody decides about a report; null where they are not. */
export async function findPause(invoiceItemId: number): Promise<Judgment | null> {
  if (!(await isReportedForPhishing(invoiceItemId))) return null;
  const published = await judgePublished(invoiceItemId);
  return published?.arePausedIfReported ? published.judgment : null;
}

type Screening = SiteReport["screening"];

const viewOf = ({ score, findings }: Judgment, areFormsPaused: boolean): Screening => ({
  score,
  reasons: reasonsOf(findings),
  areFormsPaused,
});

async function judgeSite(siteId: number): Promise<Screening> {
  const published = await judgePublished(siteId);
  if (!published) return null;
  const { judgment, arePausedIfReported } = published;
  return viewOf(judgment, arePausedIfReported && (await isReportedForPhishing(siteId)));
}

async function judgeSharedDraft(address: string): Promise<Screening> {
  const shared = URL.canParse(address) ? readSharedAddress(new URL(address)) : null;
  if (!shared?.content) return null;
  const { template, brand, content } = shared;
  const document =
    content.kind === "words"
      ? readWords(template, await requireDeclaration(template), content.code)
      : (await getCopy(content.code))?.document;
  return document ? viewOf(await judgeDraft({ template, brand, document }), false) : null;
}

/** What the screening says of a reported site or draft as people read it now; null where there is nothing to read. */
export const judgeReported = ({
  siteId,
  address,
}: Pick<SiteReport, "siteId" | "address">): Promise<Screening> =>
  siteId === null ? judgeSharedDraft(address) : judgeSite(siteId);
