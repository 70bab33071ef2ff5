import * as catalogue from "./catalogue";
import * as customers from "./customers";
import * as errors from "./errors";
import * as figures from "./figures";
import * as frame from "./frame";
import * as money from "./money";
import * as operation from "./operation";
import * as orders from "./orders";
import * as refusals from "./refusals";
import * as sites from "./sites";
import * as support from "./support";

/** The messages of the back office, which is in English and German. */
export const backOffice = {
  ...catalogue,
  ...customers,
  ...errors,
  ...figures,
  ...frame,
  ...money,
  ...operation,
  ...orders,
  ...refusals,
  ...sites,
  ...support,
};

export const backOfficeGroups = Object.keys(backOffice) as (keyof typeof backOffice)[];
