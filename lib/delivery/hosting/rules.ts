import { links } from "../../links";

/** The page of a site, the one address that is given away. */
const indexPath = "index.html";

/** Relative addresses in it need a folder, and the framework takes a slash from the end of a path. */
export const hostedPath = (site: string): string => `${links.site(site)}/${indexPath}`;
