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
  /** Whether the site's address is known, or will be filled in by the host. */
  hasOrigin: boolean;
}

export const manifestPath = "site.webmanifest";
