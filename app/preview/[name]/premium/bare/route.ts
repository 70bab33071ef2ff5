import { inPremium, premiumParams } from "@/components/customization/preview/preview-page";
import { GET as getTemplate } from "../../bare/route";

export const generateStaticParams = premiumParams;

export const GET = inPremium(getTemplate);
