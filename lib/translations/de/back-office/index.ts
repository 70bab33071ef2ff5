import type { BackOfficeMessages } from "../../translator";
import * as catalogue from "./catalogue";
import * as customers from "./customers";
import * as frame from "./frame";
import * as operation from "./operation";
import * as sites from "./sites";
import * as support from "./support";

export const backOffice: BackOfficeMessages = {
  ...catalogue,
  ...customers,
  ...frame,
  ...operation,
  ...sites,
  ...support,
};
