import type { SiteBusiness } from "../rules";
import type { Contact } from "./contact";

/** The data of a site for programs that do not read its page: search engines, chats, phones. */
export interface SiteMetadata {
  company: string;
  /** The title and description of index.html. */
  title: string;
  /** Empty for none. */
  description: string;
  contact: Contact;
  business: SiteBusiness | null;
  /** The path of the logo. */
  logo: string;
  /** The path of the folder of these pages: `de/` for a further language, empty for the site's own. */
  folder: string;
  /** The folders of all of the site's languages, by their code. */
  folders: ReadonlyMap<string, string>;
  /** Whether the site's address is known, or will be filled in by the host. */
  hasOrigin: boolean;
}

export const manifestPath = "site.webmanifest";
