import { links } from "../../links";

const indexPath = "index.html";

/** With the file name, because relative URLs need a folder and Next removes trailing slashes. */
export const hostedPath = (site: string): string => `${links.site(site)}/${indexPath}`;
