import * as catalogue from "./catalogue";
import * as customers from "./customers";
import * as frame from "./frame";
import * as operation from "./operation";
import * as sites from "./sites";
import * as support from "./support";

/** The messages of the back office, which is in English and German. */
export const backOffice = {
  ...catalogue,
  ...customers,
  ...frame,
  ...operation,
  ...sites,
  ...support,
};

export const backOfficeGroups = Object.keys(backOffice) as (keyof typeof backOffice)[];
