import type { LegalTexts } from "../../legal-texts";
import { accessibility } from "./accessibility";
import { dataProcessing } from "./data-processing";
import { imprint } from "./imprint";
import { license } from "./license";
import { privacy } from "./privacy";
import { refunds } from "./refunds";
import { terms } from "./terms";
import { withdrawal } from "./withdrawal";

export const legalTexts: LegalTexts = {
  accessibility,
  dataProcessing,
  imprint,
  license,
  privacy,
  refunds,
  terms,
  withdrawal,
};
