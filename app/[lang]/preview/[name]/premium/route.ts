import {
  inPremium,
  translatedPremiumParams,
} from "@/components/customization/preview/preview-page";
import { GET as getTemplate } from "../route";

export const generateStaticParams = translatedPremiumParams;

export const GET = inPremium(getTemplate);
