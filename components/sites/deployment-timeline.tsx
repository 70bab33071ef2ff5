"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import { Timestamp } from "@/components/layout/timestamp";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import type { DeploymentStatus } from "@/db/words/sites";
import { lastRun } from "@/lib/sites/rules";
import type { DeploymentView } from "@/lib/sites/schemas";
import type { DeploymentAction } from "./use-deployments";

const statusDots: Record<DeploymentStatus, string> = {
  ordered: "bg-line-strong",
  building: "bg-accent",
  live: "bg-good",
  failed: "bg-bad",
  leaving: "bg-warn",
  offline: "bg-line-strong",
};

interface DeploymentTimelineProps {
  /** The name of the template. */
  name: string;
  /** Undefined between the payment and the creation of the deployment. */
  deployment: DeploymentView | undefined;
  runAction: (action: DeploymentAction) => Promise<void>;
}

export function DeploymentTimeline({ name, deployment, runAction }: DeploymentTimelineProps) {
  const t = useTranslations("deployment");
  const [isSending, setIsSending] = useState(false);
  const send = async (action: DeploymentAction) => {
    setIsSending(true);
    await runAction(action);
    setIsSending(false);
  };
  const takeOffline = async () => {
    const isConfirmed = await showAlert({
      title: t("confirmTitle"),
      text: t("confirmText", { template: name }),
      tone: "warn",
      confirm: t("confirmYes"),
      cancel: t("confirmNo"),
    });
    if (isConfirmed) await send("takeOffline");
  };
  return (
    <section
      aria-label={t("deploymentOf", { template: name })}
      className="w-full rounded-control border border-line bg-paper p-4"
    >
      <p role="status" className="[overflow-wrap:anywhere]">
        <StatusText deployment={deployment} />
      </p>
      {deployment && <Events timeline={deployment.timeline} />}
      {deployment && (deployment.canDeploy || deployment.canTakeOffline) && (
        <div className="mt-4 flex flex-wrap gap-3">
          {deployment.canDeploy && (
            <button
              type="button"
              disabled={isSending}
              className={button("secondary", "medium")}
              onClick={() => send("deployAgain")}
            >
              <span>{deployment.status === "failed" ? t("retry") : t("redeploy")}</span>
              <span className="sr-only"> {name}</span>
            </button>
          )}
          {deployment.canTakeOffline && (
            <button
              type="button"
              disabled={isSending}
              className={button("quiet", "medium")}
              onClick={takeOffline}
            >
              {t("takeOffline")}
              <span className="sr-only"> {name}</span>
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** The status as a sentence. */
function StatusText({ deployment }: Pick<DeploymentTimelineProps, "deployment">) {
  const t = useTranslations("deployment");
  const { status = "ordered", reason = null, takenDownReason } = deployment ?? {};
  if (takenDownReason) return <span>{t("takenDown", { reason: takenDownReason })}</span>;
  const link = deployment?.address && (
    <a
      href={deployment.address}
      target="_blank"
      rel="noopener"
      className="text-accent underline underline-offset-4"
    >
      {deployment.shownAddress}
      <span className="sr-only">{t("opensInNewTab")}</span>
    </a>
  );
  switch (status) {
    case "ordered":
      return <span>{reason ? t("tryingAgain", { reason }) : t("orderedText")}</span>;
    case "building":
      return <span>{t("buildingText")}</span>;
    case "live":
      return (
        <>
          <span>{reason ? t("stillLiveAt", { reason }) : t("liveAt")}</span> {link}
        </>
      );
    case "failed":
      return (
        <>
          <span>{t("failedText", { reason: reason ?? "" })}</span>{" "}
          {link && (
            <span>
              {t("previousLiveAt")} {link}
            </span>
          )}
        </>
      );
    case "leaving":
      return <span>{t("leavingText")}</span>;
    case "offline":
      return <span>{t("offlineText")}</span>;
  }
}

function Events({ timeline }: Pick<DeploymentView, "timeline">) {
  const t = useTranslations("deployment");
  return (
    <ol aria-label={t("history")} className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {lastRun(timeline).map(({ status, at }) => (
        <li key={`${status} ${at}`} className="flex items-baseline gap-2">
          <span
            aria-hidden
            className={`size-2 forced-color-adjust-none rounded-full ${statusDots[status]}`}
          />
          <span>
            <span>{t(status)}</span>
            <Timestamp at={at} className="block text-ink-soft tabular-nums" />
          </span>
        </li>
      ))}
    </ol>
  );
}
