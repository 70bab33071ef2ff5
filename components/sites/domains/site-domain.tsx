"use client";

import { ArrowUpRight } from "lucide-react";
import { useLanguage, useTranslations } from "#translations";
import { useTimeZone } from "@/components/layout/timestamp";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import type { DomainStatus } from "@/db/words/domains";
import { formatDay, formatTimestamp } from "@/lib/dates";
import type { DomainView, SiteDomains } from "@/lib/sites/domains/schemas";
import type { Translator } from "@/lib/translations/translator";
import { DomainForm } from "./domain-form";
import { DomainRecords } from "./domain-records";
import { useDomains } from "./use-domains";

/** A site's own domain: the name, the required records, and their errors. */
export function SiteDomain({ initial }: { initial: SiteDomains }) {
  const t = useTranslations("siteDomain");
  const domains = useDomains(initial);
  const { site, change, isSending } = domains;
  const [main] = site.domains;
  if (!site.isAvailable) {
    return (
      <section className="max-w-prose">
        <h2 className="text-xl">{t("off")}</h2>
        <p className="mt-2 text-ink-soft">{t("offHint")}</p>
      </section>
    );
  }
  if (!main) {
    return (
      <section className="max-w-prose">
        <h2 className="text-xl">{t("title")}</h2>
        <p className="mt-2 mb-6 text-ink-soft">{t("intro")}</p>
        <DomainForm license={site.license} change={change} isSending={isSending} />
      </section>
    );
  }
  return (
    <div className="grid gap-12">
      {site.domains.map((domain) => (
        <Domain key={domain.host} domain={domain} site={site} />
      ))}
      <Actions main={main} {...domains} />
    </div>
  );
}

const dots: Record<DomainStatus, string> = {
  proved: "bg-good",
  pending: "bg-line-strong",
  failing: "bg-bad",
  expired: "bg-bad",
};

function Domain({ domain, site }: { domain: DomainView; site: SiteDomains }) {
  const t = useTranslations("siteDomain");
  const ofRecords = useTranslations("domainRecords");
  const language = useLanguage();
  const { shownHost, role, status, records } = domain;
  const [main] = site.domains;
  const address = role === "main" && status === "proved" ? site.address : null;
  const timeZone = useTimeZone();
  const dayOf = (iso: string) => formatDay(iso, timeZone, language);
  const momentOf = (iso: string) => formatTimestamp(iso, timeZone, language);
  const hint = hintOf(domain, t, dayOf);
  return (
    <section>
      <h2 className="text-2xl [overflow-wrap:anywhere]">
        {address ? (
          <a
            href={address}
            target="_blank"
            rel="noopener"
            className="text-accent underline underline-offset-4"
          >
            <HostName name={shownHost} />
            <ArrowUpRight className="ms-1 inline size-5" strokeWidth={1.5} aria-hidden />
            <span className="sr-only">{t("opensInNewTab")}</span>
          </a>
        ) : (
          <HostName name={shownHost} />
        )}
      </h2>
      <p role="status" className="mt-2 flex items-center gap-2 font-medium">
        <span
          aria-hidden
          className={`size-2.5 shrink-0 forced-color-adjust-none rounded-full ${dots[status]}`}
        />
        <span>
          {role === "redirect" && status === "proved" && main
            ? t("leadsTo", { host: main.shownHost })
            : t(status)}
        </span>
      </p>
      {hint && <p className="mt-1.5 max-w-prose text-ink-soft">{hint}</p>}
      <h3 className="sr-only">{ofRecords("recordsOf", { host: shownHost })}</h3>
      <DomainRecords host={shownHost} records={records} isNew={status === "pending"} />
      {domain.checkedAt && (
        <p className="label mt-3 text-ink-soft">{looksOf(domain, t, momentOf)}</p>
      )}
    </section>
  );
}

/** No line ends within `xn--`, nor right after it. */
const HostName = ({ name }: { name: string }) =>
  name.split(/(xn--.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts can be alike
    <span key={index} className={part.startsWith("xn--") ? "whitespace-nowrap" : undefined}>
      {part}
    </span>
  ));

type Written = (iso: string) => string;

function hintOf(
  { status, endsAt, role }: DomainView,
  t: Translator<"siteDomain">,
  dayOf: Written,
): string | null {
  const until = endsAt === null ? "" : dayOf(endsAt);
  if (status === "pending") return t("pendingHint", { until });
  if (status === "failing") return t("failingHint", { until });
  if (status === "expired") return t("expiredHint");
  return role === "main" ? t("provedHint") : null;
}

const looksOf = (
  { checkedAt, nextCheckAt }: DomainView,
  t: Translator<"siteDomain">,
  momentOf: Written,
): string =>
  [
    checkedAt && t("checked", { when: momentOf(checkedAt) }),
    nextCheckAt && t("nextCheck", { when: momentOf(nextCheckAt) }),
  ]
    .filter(Boolean)
    .join(" · ");

type ActionsProps = ReturnType<typeof useDomains> & { main: DomainView };

/** The owner's actions. */
function Actions({ main, site, changeOrTell, isSending }: ActionsProps) {
  const t = useTranslations("siteDomain");
  const { license, otherHost } = site;
  const hasOther = site.domains.length > 1;
  const remove = async () => {
    const isConfirmed = await showAlert({
      title: t("removeTitle", { host: main.shownHost }),
      text: t("removeText"),
      tone: "warn",
      confirm: t("removeYes"),
      cancel: t("removeNo"),
    });
    if (isConfirmed) await changeOrTell((client) => client.removeDomain(license));
  };
  return (
    <div className="flex flex-wrap gap-3">
      <button
        type="button"
        disabled={isSending}
        className={button(main.status === "proved" ? "secondary" : "primary")}
        onClick={() => changeOrTell((client) => client.checkDomain(license))}
      >
        {isSending ? t("checking") : t("check")}
      </button>
      {otherHost && (
        <button
          type="button"
          disabled={isSending}
          className={`${button("secondary")} h-auto! min-h-11 whitespace-normal py-2 [overflow-wrap:anywhere]`}
          onClick={() =>
            changeOrTell((client) => client.chooseDomain(license, main.host, !hasOther))
          }
        >
          {hasOther ? t("withoutOther", { host: otherHost }) : t("other", { host: otherHost })}
        </button>
      )}
      <button type="button" disabled={isSending} className={button("quiet")} onClick={remove}>
        {t("remove")}
      </button>
    </div>
  );
}
