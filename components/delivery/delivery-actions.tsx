import type { Delivery } from "@/lib/delivery/rules";
import type { DeploymentView } from "@/lib/delivery/schemas";
import { DeploymentTimeline } from "./deployment-timeline";
import { DownloadButton } from "./download-button";
import type { SavedBrand } from "./download-dialog";
import { LicenseKey } from "./license-key";
import type { DeploymentAction } from "./use-deployments";

interface DeliveryActionsProps {
  /** Of the template. */
  name: string;
  delivery: Delivery;
  brand: SavedBrand;
  isDeployed: boolean;
  deployment: DeploymentView | undefined;
  change: (what: DeploymentAction, presetId: number) => Promise<void>;
}

/** What somebody has of a template that was paid for: its files, its license, its place on the web. */
export function DeliveryActions(props: DeliveryActionsProps) {
  const { name, delivery, brand, isDeployed, deployment, change } = props;
  const { presetId, preview, license } = delivery;
  return (
    // As wide as the columns above it make it, and never wider for its own sake.
    <div className="contain-inline-size flex flex-wrap items-center gap-x-6 gap-y-3">
      <DownloadButton presetId={presetId} name={name} preview={preview} brand={brand} />
      <LicenseKey name={name} license={license} />
      {isDeployed && (
        <DeploymentTimeline
          name={name}
          deployment={deployment}
          change={(what) => change(what, presetId)}
        />
      )}
    </div>
  );
}
