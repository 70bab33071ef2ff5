import { useTranslations } from "#translations";
import { ContentNotice } from "@/components/customization/editor/check/content-notice";
import { AnotherLicense } from "@/components/orders/cart/another-license";
import { DeploymentTimeline } from "@/components/sites/deployment-timeline";
import type { DeploymentAction } from "@/components/sites/use-deployments";
import { button } from "@/components/ui/button";
import { Anchor } from "@/components/ui/link";
import { presetNameOf } from "@/lib/license-name";
import { siteLinks } from "@/lib/site-links";
import type { Delivery } from "@/lib/sites/delivery/rules";
import type { DeploymentView } from "@/lib/sites/schemas";
import { LicenseKey } from "./license-key";

interface DeliveryDetailsProps {
  /** The name of the template. */
  name: string;
  delivery: Delivery;
  isDeployed: boolean;
  /** Whether it was bought without deployment, which can be bought now. */
  isOffered: boolean;
  /** Whether it is the customer's newest license of the preset. */
  isNewest: boolean;
  deployment: DeploymentView | undefined;
  runAction: (action: DeploymentAction, delivery: Delivery) => Promise<void>;
}

/** A paid template: its license, what its words lack, and its deployment. */
export function DeliveryDetails(props: DeliveryDetailsProps) {
  const { name, delivery, isDeployed, isOffered, isNewest, deployment, runAction } = props;
  const { presetId, license, licenseNumber } = delivery;
  const t = useTranslations("noSite");
  return (
    // Inline size containment: the content must not widen the table's columns.
    <div className="contain-inline-size flex flex-wrap items-center gap-x-6 gap-y-3">
      {isNewest && <AnotherLicense presetId={presetId} name={name} size="medium" />}
      {isOffered && (
        <Anchor href={siteLinks.ownSite(license)} className={button("secondary", "medium")}>
          {t("buyOf", { template: name })}
        </Anchor>
      )}
      <LicenseKey name={name} license={license} />
      <ContentNotice
        names={[presetNameOf(name, licenseNumber)]}
        licenseNumber={licenseNumber}
        className="w-full"
      />
      {isDeployed && (
        <DeploymentTimeline
          name={name}
          deployment={deployment}
          runAction={(action) => runAction(action, delivery)}
        />
      )}
    </div>
  );
}
