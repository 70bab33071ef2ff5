import { ArrowRight } from "lucide-react";
import { useLanguage, useTranslations } from "#translations";
import { IntentLink } from "@/components/ui/intent-link";
import type { Figures, Task } from "@/lib/analytics/schemas";
import { backOfficeLink } from "@/lib/back-office-link";
import { formatAmounts } from "./format-amounts";

/** The list that shows exactly the rows behind each number. */
const lists: Record<Task, string> = {
  payments: backOfficeLink("orders", { status: "needs_attention" }),
  // Without a filter in the link, because the list first shows the open ones.
  "refund-requests": backOfficeLink("refunds"),
  evidence: backOfficeLink("orders", { status: "paid", evidence: "disagree" }),
  "vat-ids": backOfficeLink("orders", { status: "paid", vatIdDenial: "open" }),
  threads: backOfficeLink("messages", { isWaiting: "true" }),
  // Without a filter in the link, because the list first shows the held ones, the oldest first.
  "held-sites": backOfficeLink("held-sites"),
  sites: backOfficeLink("sites", { status: "failed" }),
  reports: backOfficeLink("reports", { isWaiting: "true" }),
  mails: backOfficeLink("mail", { status: "dead" }),
  jobs: backOfficeLink("jobs", { status: "dead" }),
};

const unpaidTransfers = backOfficeLink("orders", {
  status: "pending",
  paymentMethod: "bank_transfer",
});

/**
 * The tasks that wait for staff now, whatever the chosen period; tasks with the number zero are
 * left out.
 */
export function TaskList({ sales, tasks }: Pick<Figures, "sales" | "tasks">) {
  const t = useTranslations("figures");
  const taskName = useTranslations("tasks");
  const language = useLanguage();
  const waiting = tasks.filter(({ count }) => count > 0);
  const { count = 0, cents = 0, others = [] } = sales?.unpaidTransfers ?? {};
  const rows = [
    ...waiting.map((it) => ({
      href: lists[it.task],
      text: taskName(it.task, { count: it.count }),
    })),
    ...(count > 0
      ? [
          {
            href: unpaidTransfers,
            text: t("transfers", { count, amounts: formatAmounts(cents, others, language) }),
          },
        ]
      : []),
  ];
  return (
    <section aria-labelledby="tasks" className="rounded-card border border-line bg-card p-5">
      <h2 id="tasks" className="label text-ink-soft">
        {t("now")}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-2">{t("nothingWaits")}</p>
      ) : (
        <ul className="mt-1">
          {rows.map(({ href, text }) => (
            <li key={href} className="border-line border-t first:border-t-0">
              <IntentLink
                href={href}
                className="flex min-h-11 items-center justify-between gap-4 hover:underline"
              >
                <span>{text}</span>
                <ArrowRight className="size-4 shrink-0" strokeWidth={1.5} aria-hidden />
              </IntentLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
