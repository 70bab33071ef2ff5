import { inPremium, premiumParams } from "@/components/customization/preview/preview-page";
import { GET as getTemplate } from "../../../edit/frame/route";

export const generateStaticParams = premiumParams;

export const GET = inPremium(getTemplate);
