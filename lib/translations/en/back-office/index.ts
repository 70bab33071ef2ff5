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

const screens = {
  ...catalogue,
  ...customers,
  ...figures,
  ...forms,
  ...frame,
  ...money,
  ...operation,
  ...orders,
  ...sites,
  ...support,
};

/** The messages of the back office, which is in English and German. */
export const backOffice = { ...screens, ...emails, ...errors, ...refusals };

/** Those that browsers show; the server writes the others. */
export const backOfficeGroups = Object.keys(screens) as (keyof typeof screens)[];
