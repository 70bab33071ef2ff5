import {
  asPremium,
  type PreviewParams,
  premiumParams,
} from "@/components/customization/preview/preview-page";
import EditTemplatePage, { generateMetadata as metadataOfTemplate } from "../../edit/page";

export const instant = false;

interface EditPremiumPageProps {
  params: Promise<PreviewParams>;
}

export const generateStaticParams = premiumParams;

export const generateMetadata = ({ params }: EditPremiumPageProps) =>
  metadataOfTemplate({ params: asPremium(params) });

/** The editor of the same words, shown in the premium edition. */
export default function EditPremiumPage({ params }: EditPremiumPageProps) {
  return <EditTemplatePage params={asPremium(params)} />;
}
