"use client";

import { ArrowUpRight } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useTranslations } from "#translations";
import { Timestamp } from "@/components/layout/timestamp";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { siteLinks } from "@/lib/site-links";
import { isUnderWay } from "@/lib/sites/rules";
import type { PastVersion, SiteView } from "@/lib/sites/schemas";
import type { Translator } from "@/lib/translations/translator";
import { ChangeList } from "./change-list";
import { useSite } from "./use-site";

interface SiteHistoryProps {
  site: SiteView;
  versions: readonly PastVersion[];
}

/** The published versions, each with a button that publishes it again. */
export function SiteHistory({ site: initial, versions }: SiteHistoryProps) {
  const t = useTranslations("siteHistory");
  const { site, change, isSending } = useSite(initial);
  const { refresh } = useRouter();
  const [restored, setRestored] = useState<number | null>(null);
  const isBusy = isUnderWay(site.status);
  const online = site.address === null ? undefined : site.current?.number;
  useEffect(() => {
    // The page's list does not contain the new version of the restored one yet.
    if (online !== undefined && online !== versions[0]?.number) refresh();
  }, [online, versions, refresh]);

  const restore = async (number: number) => {
    const isConfirmed = await showAlert({
      title: t("confirmTitle", { number }),
      text: t("confirmText"),
      tone: "info",
      confirm: t("confirmYes"),
      cancel: t("confirmNo"),
    });
    if (!isConfirmed) return;
    const isDone = await change((client) => client.restoreVersion(site.license, number));
    if (isDone) setRestored(number);
  };

  if (versions.length === 0) {
    return (
      <section>
        <h2 className="text-xl">{t("none")}</h2>
        <p className="mt-2 mb-5 max-w-prose text-ink-soft">{t("noneHint")}</p>
        <IntentLink href={siteLinks.ownSite(site.license)} className={button()}>
          {t("toOverview")}
        </IntentLink>
      </section>
    );
  }
  return (
    <>
      <p className="max-w-prose text-ink-soft">{t("intro")}</p>
      <p role="status" className="mt-2 min-h-6 text-good text-sm">
        {restored !== null && (isBusy ? t("restoring") : t("restored", { number: restored }))}
      </p>
      <ol aria-label={t("versions")} className="mt-4 border-line border-b">
        {versions.map((version) => (
          <VersionRow
            key={version.number}
            license={site.license}
            version={version}
            isOnline={version.number === online}
            onRestore={
              site.canPublish && !isSending && version.number !== online
                ? () => restore(version.number)
                : null
            }
          />
        ))}
      </ol>
    </>
  );
}

interface VersionRowProps {
  license: string;
  version: PastVersion;
  isOnline: boolean;
  onRestore: (() => void) | null;
}

function VersionRow({ license, version, isOnline, onRestore }: VersionRowProps) {
  const t = useTranslations("siteHistory");
  const { number, changes } = version;
  return (
    <li className="grid gap-x-8 gap-y-3 border-line border-t py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          <span>{t("version", { number })}</span>
          {isOnline && (
            <span className="flex items-center gap-1.5 font-medium font-sans text-base text-good tracking-normal">
              <span aria-hidden className="size-2 forced-color-adjust-none rounded-full bg-good" />
              {t("online")}
            </span>
          )}
        </h2>
        <p className="label mt-1 text-ink-soft [overflow-wrap:anywhere]">
          <Timestamp at={version.publishedAt} />{" "}
          <span>
            {version.publishedBy === null
              ? t("byShop")
              : t("byYou", { company: version.publishedBy })}
          </span>
        </p>
        <p className="mt-1 text-ink-soft text-sm">{factsOf(version, t)}</p>
        {changes && changes.length > 0 && (
          <details className="mt-3">
            <summary className="cursor-pointer text-accent text-sm">
              {t("changes", { count: changes.length })}
            </summary>
            <div className="mt-3">
              <ChangeList label={t("changes", { count: changes.length })} changes={changes} />
            </div>
          </details>
        )}
        {changes?.length === 0 && <p className="mt-1 text-ink-soft text-sm">{t("noChanges")}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <a
          href={siteLinks.sitePicture(license, number)}
          target="_blank"
          rel="noopener"
          className={button("quiet", "medium")}
        >
          {t("look")}
          <ArrowUpRight className="size-4" strokeWidth={1.5} aria-hidden />
          <span className="sr-only">{`${t("ofVersion", { number })}${t("opensInNewTab")}`}</span>
        </a>
        {!isOnline && (
          <button
            type="button"
            disabled={!onRestore}
            className={button("secondary", "medium")}
            onClick={onRestore ?? undefined}
          >
            {t("restore")}
            <span className="sr-only">{t("ofVersion", { number })}</span>
          </button>
        )}
      </div>
    </li>
  );
}

const factsOf = (
  { restoredFrom, revision, bytes }: PastVersion,
  t: Translator<"siteHistory">,
): string =>
  [
    restoredFrom === null ? "" : t("restoredFrom", { number: restoredFrom }),
    revision === null ? t("sample") : t("revision", { number: revision }),
    t("kilobytes", { count: Math.max(1, Math.round(bytes / 1024)) }),
  ]
    .filter(Boolean)
    .join(" · ");
