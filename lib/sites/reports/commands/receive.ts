import "server-only";
import { currentLanguage } from "#current-translations";
import { transaction } from "@/db/client";
import { siteReports } from "@/db/schema/site-reports";
import { env } from "@/lib/env";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { shownHost } from "../../domains/shown-host";
import { reportArrivedEmail, reportReceivedEmail } from "../emails";
import type { Notice } from "../form";
import { hoursAfter, hoursToDecide } from "../rules";

/**
 * Takes a notice about a site, or about a draft that is shared by a link, as a case for the back office (Article 16 of Regulation (EU) 2022/2065):
 * the reporter gets a receipt, and the shop is told. Returns the number of the case.
 */
export const receiveReport = (
  invoiceItemId: number | null,
  { site, kind, explanation, name, email }: Notice,
): Promise<number> =>
  transaction(async (tx) => {
    const receivedAt = new Date();
    const language = currentLanguage();
    const dueAt = hoursAfter(receivedAt, hoursToDecide[kind]);
    const [stored] = await tx
      .insert(siteReports)
      .values({
        invoiceItemId,
        address: site.href,
        kind,
        explanation,
        reporterName: name ?? null,
        reporterEmail: email?.toLowerCase() ?? null,
        reporterLanguage: language,
        receivedAt,
        dueAt,
      })
      .returning({ id: siteReports.id });
    if (!stored) throw new Error("The report was not stored.");
    const facts = { id: stored.id, host: shownHost(site.host), kind, dueAt };
    if (email && name) {
      const key = `report-received:${stored.id}`;
      const receipt = reportReceivedEmail({ ...facts, name });
      await queueEmail(tx, { key, to: email, language, email: receipt });
    }
    await queueEmail(tx, {
      key: `report-arrived:${stored.id}`,
      to: env("site").ADMIN_EMAIL,
      email: reportArrivedEmail(facts),
    });
    return stored.id;
  });
