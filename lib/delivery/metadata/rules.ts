import type { Contact } from "./contact";

/** What programs are told of a site that do not read its page: search engines, chats, phones. */
export interface SiteMetadata {
  company: string;
  /** Of index.html. */
  title: string;
  /** Empty for none. */
  description: string;
  contact: Contact;
  /** The path of the logo. */
  logo: string;
  /** Whether the site's address is known, or will be filled in. */
  hasOrigin: boolean;
}

export const manifestPath = "site.webmanifest";
