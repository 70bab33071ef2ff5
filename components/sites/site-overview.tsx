"use client";

import { ArrowUpRight } from "lucide-react";
import { useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { ConfirmAddress } from "@/components/accounts/security/confirm-address";
import { useTimeZone } from "@/components/layout/timestamp";
import { languageNames } from "@/components/templates/content/languages";
import { button } from "@/components/ui/button";
import { Anchor } from "@/components/ui/link";
import { formatTimestamp } from "@/lib/dates";
import { siteLinks } from "@/lib/site-links";
import { isUnderWay } from "@/lib/sites/rules";
import type { SiteView } from "@/lib/sites/schemas";
import type { Translator } from "@/lib/translations/translator";
import { ChangeList } from "./change-list";
import { OpenPlaces } from "./open-places";
import { PublishProgress } from "./publish-progress";
import { Objection } from "./reports/objection";
import { SitePicture } from "./site-picture";
import { useKeptDraft } from "./use-kept-draft";
import { useSite } from "./use-site";
import { FormPause, Waiting } from "./waiting";

interface SiteOverviewProps {
  site: SiteView;
  /** The name of the draft of its words. */
  draft: string;
  /** The path of the editor of its words. */
  editor: string;
  /** The shop's email address, for questions about a site that a person looks at. */
  contact: string;
  isVerified: boolean;
}

/**
 * The published version, the changes that are not published yet, and the button that publishes
 * them.
 */
export function SiteOverview(props: SiteOverviewProps) {
  const { draft, editor, contact, isVerified } = props;
  const t = useTranslations("siteOverview");
  const ofChanges = useTranslations("changeList");
  const { site, change, isSending, refusal } = useSite(props.site);
  const [wasPublished, setWasPublished] = useState(false);
  const { license, current, changes, status } = site;
  const kept = useKeptDraft(draft, () => void change((client) => client.fetchSite(license)));
  const publish = async (acceptsOpenPlaces = false) => {
    setWasPublished(true);
    const isAccepted = await change(async (client) => {
      await kept.send();
      return client.publishSite(license, acceptsOpenPlaces);
    });
    if (!isAccepted) setWasPublished(false);
  };
  const object = (objection: string) =>
    change((client) => client.objectToTakedown(license, objection));
  const isOnline = site.address !== null;
  const isDone = wasPublished && status === "live" && !site.reason && !site.waiting;
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Pictures site={site} />
      <div className="grid gap-8 max-lg:order-first">
        <OnlineStatus site={site} isSending={isSending} object={object} />
        {isOnline && site.ownTexts !== null && (
          <NotListed ownTexts={site.ownTexts} editor={editor} />
        )}
        {!isVerified && !refusal.needs && (
          <ConfirmAddress title={t("confirmSoon")} text={t("confirmSoonHint")} />
        )}
        {site.formPause && <FormPause reasons={site.formPause} contact={contact} />}
        {site.waiting && <Waiting waiting={site.waiting} contact={contact} />}
        <section className="rounded-card border border-line bg-card p-5">
          {kept.problem || kept.isSending ? (
            <UnsentDraft problem={kept.problem} editor={editor} />
          ) : (
            <Publication site={site} />
          )}
          {site.canPublish && (
            <button
              type="button"
              disabled={isSending || kept.isSending}
              className={`${button(isAllPublished(site) ? "secondary" : "primary")} mt-5 w-full`}
              onClick={() => publish()}
            >
              {publishLabel(site, t)}
            </button>
          )}
          {site.canPublish && <Missing site={site} editor={editor} />}
          {refusal.openPlaces && (
            <OpenPlaces
              places={refusal.openPlaces}
              isSending={isSending}
              publishAnyway={() => publish(true)}
            />
          )}
          {refusal.needs && (
            <div role="alert" className="mt-5">
              <ConfirmAddress title={t("confirmFirst")} text={t("confirmFirstHint")} />
            </div>
          )}
          <div role="status" className="empty:hidden">
            {isUnderWay(status) && status !== "leaving" && <PublishProgress status={status} />}
            {isDone && <p className="mt-4 text-good text-sm">{t("done")}</p>}
          </div>
        </section>
        {changes.length > 0 && current && !isUnderWay(status) && (
          <section>
            <h2 className="mb-4 text-lg">{ofChanges("label")}</h2>
            <ChangeList label={ofChanges("label")} changes={changes} />
          </section>
        )}
      </div>
    </div>
  );
}

/** Whether there is nothing to publish: what its owner published last is online and as the draft is. */
const isAllPublished = ({ address, current, changes, isHidden }: SiteView): boolean =>
  address !== null &&
  current !== null &&
  current.publishedBy !== null &&
  changes.length === 0 &&
  !isHidden;

function publishLabel(site: SiteView, t: Translator<"siteOverview">): string {
  if (site.status === "failed") return t("tryAgain");
  return isAllPublished(site) ? t("publishAgain") : t("publish");
}

interface NotListedProps {
  /** How many texts of the draft are in its owner's own words. */
  ownTexts: number;
  editor: string;
}

/** Says what is missing until search engines may list the site. */
function NotListed({ ownTexts, editor }: NotListedProps) {
  const t = useTranslations("siteOverview");
  return (
    <section className="border-warn border-s-2 ps-4">
      <h2 className="text-base">{t("notListed")}</h2>
      <p className="mt-1 text-ink-soft text-sm">{t("toBeListed", { count: ownTexts })}</p>
      {ownTexts === 0 && (
        <Anchor href={editor} className={`${button("secondary", "medium")} mt-3`}>
          {t("writeWords")}
        </Anchor>
      )}
    </section>
  );
}

/** What the readers of the draft would miss, though it can be published. */
function Missing({ site, editor }: Pick<SiteOverviewProps, "site" | "editor">) {
  const t = useTranslations("siteOverview");
  const ofLanguages = useTranslations("siteLanguages");
  const ui = useTranslations("ui");
  const names: Readonly<Record<string, string>> = languageNames;
  const link = "ms-1 text-accent underline underline-offset-4";
  return (
    <ul className="mt-4 grid gap-1 text-ink-soft text-sm empty:hidden">
      {site.untranslated.map(({ language, count }) => (
        <li key={language}>
          {(names[language] ?? language) + ui("colon") + ofLanguages("left", { count })}
          <Anchor href={`${editor}#check`} className={link}>
            {t("lookAtIt")}
          </Anchor>
        </li>
      ))}
      {site.lacksImprint && (
        <li>
          {t("noImprint")}
          <Anchor href={`${editor}#slot=pages`} className={link}>
            {t("addImprint")}
          </Anchor>
        </li>
      )}
    </ul>
  );
}

/** In place of what is online: not everything that was written is in the account yet. */
function UnsentDraft({ problem, editor }: { problem: string; editor: string }) {
  const t = useTranslations("siteOverview");
  if (!problem) return <h2 className="text-lg">{t("sendingDraft")}</h2>;
  return (
    <div role="alert">
      <h2 className="text-lg">{t("notSent")}</h2>
      <p className="mt-1.5 text-bad text-sm [overflow-wrap:anywhere]">{problem}</p>
      <Anchor
        href={editor}
        className="mt-2 inline-block text-accent text-sm underline underline-offset-4"
      >
        {t("backToEditor")}
      </Anchor>
    </div>
  );
}

/** Two pictures while the published site differs from the draft. */
function Pictures({ site: { license, current, changes, address } }: { site: SiteView }) {
  const t = useTranslations("siteOverview");
  const state = JSON.stringify([current?.number, changes]);
  const isOnline = current !== null && address !== null;
  return (
    <div className={`grid gap-5 ${isOnline && changes.length > 0 ? "sm:grid-cols-2" : ""}`}>
      {isOnline && <SitePicture license={license} which={current.number} label={t("now")} />}
      {(!isOnline || changes.length > 0) && (
        <SitePicture
          license={license}
          which="draft"
          label={isOnline ? t("after") : t("draft")}
          state={state}
        />
      )}
    </div>
  );
}

interface OnlineStatusProps {
  site: SiteView;
  isSending: boolean;
  object: (objection: string) => void;
}

/** The address and since when the site is online, or why it is not. */
function OnlineStatus({ site, isSending, object }: OnlineStatusProps) {
  const t = useTranslations("siteOverview");
  const language = useLanguage();
  const { address, current, takenDownReason, takedown, status } = site;
  const timeZone = useTimeZone();
  if (takenDownReason !== null) {
    return (
      <section>
        <h2 className="text-bad text-xl">{t("takenDown")}</h2>
        <p className="mt-2 [overflow-wrap:anywhere]">{takenDownReason}</p>
        <p className="mt-2 text-ink-soft text-sm">{t("takenDownHint")}</p>
        {takedown && <Objection takedown={takedown} isSending={isSending} send={object} />}
      </section>
    );
  }
  if (status === "leaving") return <p>{t("leaving")}</p>;
  if (!address) return null;
  return (
    <section>
      <p className="flex items-center gap-2 font-medium">
        <span aria-hidden className="size-2.5 forced-color-adjust-none rounded-full bg-good" />
        {t("online")}
      </p>
      <Anchor
        href={site.isHidden ? siteLinks.openSite(site.license) : address}
        target="_blank"
        rel="noopener"
        className="mt-1 inline-block text-accent text-lg underline underline-offset-4 [overflow-wrap:anywhere]"
      >
        <span translate="no">{site.shownAddress}</span>
        <ArrowUpRight className="ms-1 inline size-4" strokeWidth={1.5} aria-hidden />
        <span className="sr-only">{t("opensInNewTab")}</span>
      </Anchor>
      <p className="label mt-2 text-ink-soft">
        {current
          ? t("onlineSince", {
              date: formatTimestamp(current.publishedAt, timeZone, language),
              number: current.number,
            })
          : t("notRecorded")}
      </p>
    </section>
  );
}

/** The changes to publish, and the result of the last attempt. */
function Publication({ site }: { site: SiteView }) {
  const t = useTranslations("siteOverview");
  const { status, reason, address, current, changes, takenDownReason } = site;
  if (takenDownReason !== null) return <h2 className="text-lg">{t("notOnline")}</h2>;
  if (status === "failed") {
    return (
      <>
        <h2 className="text-lg">{t("failed", { reason: reason ?? "" })}</h2>
        <p className="mt-1.5 text-ink-soft text-sm">
          {address ? t("stillOnline") : t("notOnline")}
        </p>
      </>
    );
  }
  if (isUnderWay(status)) {
    return <h2 className="text-lg">{status === "leaving" ? t("leaving") : t("publishing")}</h2>;
  }
  if (site.waiting?.change === "publication") {
    return (
      <>
        <h2 className="text-lg">{t("waitsToPublish")}</h2>
        <p className="mt-1.5 text-ink-soft text-sm">
          {address ? t("stillOnline") : t("notOnline")}
        </p>
      </>
    );
  }
  if (!address) {
    return (
      <>
        <h2 className="text-lg">{current ? t("offline") : t("publishFirst")}</h2>
        <p className="mt-1.5 text-ink-soft text-sm">
          {current ? t("offlineHint") : t("publishFirstHint")}
        </p>
      </>
    );
  }
  if (changes.length > 0)
    return <h2 className="text-lg">{t("changes", { count: changes.length })}</h2>;
  // Only what its owner published is said to be all.
  const isOrdered = current?.publishedBy === null;
  return (
    <>
      <h2 className="text-lg">{isOrdered ? t("orderedOnline") : t("allOnline")}</h2>
      <p className="mt-1.5 text-ink-soft text-sm">
        {isOrdered ? t("orderedOnlineHint") : t("allOnlineHint")}
      </p>
    </>
  );
}
