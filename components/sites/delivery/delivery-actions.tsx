import { ContentNotice } from "@/components/customization/editor/check/content-notice";
import { DeploymentTimeline } from "@/components/sites/deployment-timeline";
import type { DeploymentAction } from "@/components/sites/use-deployments";
import type { Delivery } from "@/lib/sites/delivery/rules";
import type { DeploymentView } from "@/lib/sites/schemas";
import { LicenseKey } from "./license-key";

interface DeliveryActionsProps {
  /** The name of the template. */
  name: string;
  delivery: Delivery;
  isDeployed: boolean;
  deployment: DeploymentView | undefined;
  runAction: (action: DeploymentAction, presetId: number) => Promise<void>;
}

/** A paid template: its license, what its words lack, and its deployment. */
export function DeliveryActions(props: DeliveryActionsProps) {
  const { name, delivery, isDeployed, deployment, runAction } = props;
  const { presetId, license } = delivery;
  return (
    // Inline size containment: the content must not widen the table's columns.
    <div className="contain-inline-size flex flex-wrap items-center gap-x-6 gap-y-3">
      <LicenseKey name={name} license={license} />
      <ContentNotice names={[name]} className="w-full" />
      {isDeployed && (
        <DeploymentTimeline
          name={name}
          deployment={deployment}
          runAction={(action) => runAction(action, presetId)}
        />
      )}
    </div>
  );
}
