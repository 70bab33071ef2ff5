import type { BackOfficeMessages } from "../../translator";
import * as catalogue from "./catalogue";
import * as customers from "./customers";
import * as emails from "./emails";
import * as errors from "./errors";
import * as figures from "./figures";
import * as forms from "./forms";
import * as frame from "./frame";
import * as money from "./money";
import * as operation from "./operation";
import * as orders from "./orders";
import * as refusals from "./refusals";
import * as sites from "./sites";
import * as support from "./support";

export const backOffice: BackOfficeMessages = {
  ...catalogue,
  ...customers,
  ...emails,
  ...errors,
  ...figures,
  ...forms,
  ...frame,
  ...money,
  ...operation,
  ...orders,
  ...refusals,
  ...sites,
  ...support,
};
