import { ContentNotice } from "@/components/customization/editor/check/content-notice";
import { AnotherLicense } from "@/components/orders/cart/another-license";
import { DeploymentTimeline } from "@/components/sites/deployment-timeline";
import { sitePageTexts } from "@/components/sites/texts";
import type { DeploymentAction } from "@/components/sites/use-deployments";
import { button } from "@/components/ui/button";
import { presetNameOf } from "@/lib/license-name";
import { links } from "@/lib/links";
import type { Delivery } from "@/lib/sites/delivery/rules";
import type { DeploymentView } from "@/lib/sites/schemas";
import { DownloadButton } from "./download-button";
import type { SavedBrand } from "./download-dialog";
import { LicenseKey } from "./license-key";
import { editTexts } from "./texts";

interface DeliveryActionsProps {
  /** The name of the template. */
  name: string;
  delivery: Delivery;
  brand: SavedBrand;
  isDeployed: boolean;
  /** Whether it is the customer's newest license of the preset. */
  isNewest: boolean;
  deployment: DeploymentView | undefined;
  runAction: (action: DeploymentAction, delivery: Delivery) => Promise<void>;
}

/** The actions for a paid template: download it, see its license, follow its deployment. */
export function DeliveryActions(props: DeliveryActionsProps) {
  const { name, delivery, brand, isDeployed, isNewest, deployment, runAction } = props;
  const { presetId, preview, license, licenseNumber } = delivery;
  return (
    // Inline size containment: the content must not widen the table's columns.
    <div className="contain-inline-size flex flex-wrap items-center gap-x-6 gap-y-3">
      <DownloadButton
        presetId={presetId}
        license={license}
        licenseNumber={licenseNumber}
        name={name}
        preview={preview}
        brand={brand}
      />
      <a href={links.edit(preview, licenseNumber)} className={button("secondary", "medium")}>
        {editTexts.edit}
        <span className="sr-only">{editTexts.of(name)}</span>
      </a>
      <a href={links.ownSite(license)} className={button("secondary", "medium")}>
        {sitePageTexts.yourSite}
        <span className="sr-only">{sitePageTexts.ofTemplate(name)}</span>
      </a>
      {isNewest && <AnotherLicense presetId={presetId} name={name} size="medium" />}
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
