import { useTranslations } from "#translations";
import type { DeploymentStatus } from "@/db/words/sites";

const steps = ["ordered", "building", "live"] as const;
const statuses: readonly DeploymentStatus[] = steps;

/** The progress of a publication, in three steps. */
export function PublishProgress({ status }: { status: DeploymentStatus }) {
  const t = useTranslations("siteOverview");
  const reached = statuses.indexOf(status);
  return (
    <ol className="mt-5 grid grid-cols-3 gap-2">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === reached ? "step" : undefined}
          className={`border-t-3 pt-2 text-sm ${index <= reached ? "border-accent" : "border-line text-ink-soft"} ${index === reached ? "motion-safe:animate-pulse" : ""}`}
        >
          {t(step)}
        </li>
      ))}
    </ol>
  );
}
