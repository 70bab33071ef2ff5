"use client";

import { useState } from "react";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { formatMoment } from "@/lib/dates";
import type { DeploymentStatus } from "@/lib/delivery/deployments/statuses";
import type { DeploymentView } from "@/lib/delivery/schemas";
import type { Change } from "./use-deployments";

const names: Record<DeploymentStatus, string> = {
  ordered: "Ordered",
  building: "Building",
  live: "Live",
  failed: "Failed",
  leaving: "Going offline",
  offline: "Taken offline",
};

const dots: Record<DeploymentStatus, string> = {
  ordered: "bg-line-strong",
  building: "bg-accent",
  live: "bg-good",
  failed: "bg-bad",
  leaving: "bg-warn",
  offline: "bg-line-strong",
};

/** What the customer reads of the way so far; the last deployments of many. */
const shownEvents = 6;

interface DeploymentTimelineProps {
  /** Of the template. */
  name: string;
  /** Undefined in the moment between the payment and the order of the work. */
  deployment: DeploymentView | undefined;
  change: (what: Change) => Promise<void>;
}

export function DeploymentTimeline({ name, deployment, change }: DeploymentTimelineProps) {
  const [isSending, setIsSending] = useState(false);
  const send = async (what: Change) => {
    setIsSending(true);
    await change(what);
    setIsSending(false);
  };
  const takeOffline = async () => {
    const isMeant = await showAlert({
      title: "Take it offline?",
      text: `Nobody will find your ${name} site any more. You can deploy it again at any time.`,
      tone: "warn",
      confirm: "Yes, take it offline",
      cancel: "Keep it",
    });
    if (isMeant) await send("takeOffline");
  };
  return (
    <section
      aria-label={`Deployment of ${name}`}
      className="w-full rounded-control border border-line bg-paper p-4"
    >
      <p role="status" className="[overflow-wrap:anywhere]">
        <Standing deployment={deployment} />
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
              {deployment.status === "failed" ? "Retry" : "Re-deploy"}
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
              Take offline<span className="sr-only"> {name}</span>
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** Where it stands, in a sentence. */
function Standing({ deployment }: Pick<DeploymentTimelineProps, "deployment">) {
  const { status = "ordered", reason = null, address = null } = deployment ?? {};
  const online = address && (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className="text-accent underline underline-offset-4"
    >
      {address}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
  switch (status) {
    case "ordered":
      return reason ? `${reason} We try again soon.` : "Ordered. We start in a moment.";
    case "building":
      return "Building your site…";
    case "live":
      return (
        <>
          {reason ? `It could not be taken offline: ${reason} It is` : "Your site is"} live at{" "}
          {online}
        </>
      );
    case "failed":
      return (
        <>
          It failed: {reason} {online && <>The version before is still live at {online}</>}
        </>
      );
    case "leaving":
      return "Taking your site offline…";
    case "offline":
      return "Your site is offline. Re-deploy it whenever you like.";
  }
}

function Events({ timeline }: Pick<DeploymentView, "timeline">) {
  return (
    <ol aria-label="What happened so far" className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {timeline.slice(-shownEvents).map(({ status, at }) => (
        <li key={`${status} ${at}`} className="flex items-baseline gap-2">
          <span aria-hidden className={`size-2 rounded-full ${dots[status]}`} />
          <span>
            {names[status]}
            <time dateTime={at} className="block text-ink-soft tabular-nums">
              {formatMoment(at)}
            </time>
          </span>
        </li>
      ))}
    </ol>
  );
}
