import * as frame from "./frame";

/** The messages of the back office, which is in English and German. */
export const backOffice = { ...frame };

export const backOfficeGroups = Object.keys(backOffice) as (keyof typeof backOffice)[];
