import { inPremium } from "@/components/customization/preview/preview-page";
import { GET as getTemplate } from "../../../shared/[code]/route";

export const GET = inPremium(getTemplate);
