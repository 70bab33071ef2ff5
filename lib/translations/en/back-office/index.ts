import * as figures from "./figures";
import * as frame from "./frame";
import * as money from "./money";
import * as orders from "./orders";

/** The messages of the back office, which is in English and German. */
export const backOffice = { ...figures, ...frame, ...money, ...orders };

export const backOfficeGroups = Object.keys(backOffice) as (keyof typeof backOffice)[];
